"""The REST side of the house: the same structs are bodies, frames and, in /schema, documentation."""
