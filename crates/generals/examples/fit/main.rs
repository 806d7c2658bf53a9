//! Where the weights of a practised judgement come from: an evolution strategy. Weights are thrown
//! a little off in random directions, each direction both ways; ensigns fight with them, the same
//! seeds for both ways; the weights move along what won.
//!
//! ```text
//! fit evolve SIDE FROM OUT ROUNDS COUPLES BATTLES OPPONENT...
//!     SIDE 0 attacks, 1 defends; e.g. evolve 0 a.txt b.txt 60 30 4 e:plain
//! fit duel ONE OTHER PAIRS [SEED]
//!     both ways round; e.g. duel e:b.txt+f.txt ensign 100
//! fit watch ONE OTHER SEED
//!     one battle, a line for each turn
//! fit clock LEVEL FIRST BATTLES
//!     how long turns and answers take
//! fit prognose FIRST BATTLES OUT
//!     the prognosis, fitted to what came of positions; e.g. prognose 1 4000 p.txt
//! fit doubt WEIGHTS FIRST POSITIONS BATTLES
//!     how far a prognosis is off
//! fit drift WEIGHTS FIRST POSITIONS BATTLES
//!     how long it stays off to the same side
//! fit rust NAME WEIGHTS
//!     the table for crates/marengo/src/mind/judgement/weights.rs
//! ```
//!
//! A general is a level, or `e:JUDGEMENT` (an ensign), or
//! `s:JUDGEMENT:width,worlds,changes,budget,presses` (a searcher); a judgement is `plain`, `best`
//! (the marshal's), a file, or two files joined by a plus: for the attack and for the defence.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool of ours, run by hand")]

mod evolve;
mod prognose;
mod sparring;
mod tables;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["evolve", side, from, out, rounds, couples, battles, ref opponents @ ..] if !opponents.is_empty() => {
            let number = |word: &str| word.parse().unwrap();
            let numbers = [rounds, couples, battles].map(number);
            evolve::evolve(kernel::Side::of(side.parse().unwrap()), from, out, numbers, opponents);
        }
        ["duel", one, other, pairs] => sparring::duel([one, other], pairs.parse().unwrap(), 1),
        ["duel", one, other, pairs, seed] => {
            sparring::duel([one, other], pairs.parse().unwrap(), seed.parse().unwrap());
        }
        ["watch", one, other, seed] => sparring::watch([one, other], seed.parse().unwrap()),
        ["prognose", first, battles, out] => {
            prognose::prognose(first.parse().unwrap(), battles.parse().unwrap(), out);
        }
        ["doubt", path, first, positions, battles] => {
            let number = |word: &str| word.parse().unwrap();
            prognose::doubt(path, number(first), number(positions), number(battles));
        }
        ["drift", path, first, positions, battles] => {
            let number = |word: &str| word.parse().unwrap();
            prognose::drift(path, number(first), number(positions), number(battles));
        }
        ["clock", level, first, battles] => sparring::clock(level, first.parse().unwrap(), battles.parse().unwrap()),
        ["rust", name, path] => print!("{}", tables::rust(name, &tables::read(path))),
        _ => println!(
            "fit evolve | duel | watch | clock | prognose | doubt | drift | rust: see the head of crates/generals/examples/fit/main.rs"
        ),
    }
}
