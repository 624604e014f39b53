"""What is painted on the screen: the table and the caption. They paint and tell what was hit; they ask no rules."""
