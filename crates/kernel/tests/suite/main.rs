//! The kernel's own tests, on a small made-up system with dice and hidden tokens.

#![cfg(test)]

mod conformance;
mod mutants;
mod skirmish;
