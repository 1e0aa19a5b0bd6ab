"""The table server: people far apart at one table, and nothing lost."""
