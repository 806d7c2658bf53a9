//! The kernel's own tests, on a small made-up system with dice and hidden tokens.

#![cfg(test)]

mod conformance;
mod facade;
mod frequencies;
mod mutants;
mod perft;
mod properties;
mod record;
mod situation;
mod skirmish;
mod table;
