"""What every game shares: the contract, chance, records, tables, undo and the conformance suite."""
