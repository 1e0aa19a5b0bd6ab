"""The arena: many games between bots on the same deals, and what they say about who plays better."""
