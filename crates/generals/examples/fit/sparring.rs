//! Trying judgements and means out before they become those of a level.

use std::sync::Arc;
use std::time::Instant;

use generals::{Ensign, Eyes, General, Level, Mean, Means, Searcher, fight};
use kernel::lots::each;
use kernel::{Dice, Side, Silent, System};
use marengo::position::Position;
use marengo::{Battle, Marengo, Question};
use rayon::prelude::*;

use crate::tables::judgement;

pub(crate) fn battle() -> Arc<Battle> {
    library::reading::<Marengo>("marengo-1800").unwrap().battle(&serde_json::Value::Null).unwrap()
}

pub(crate) fn general(words: &str, seed: u64) -> Box<dyn General<Marengo>> {
    match words.split(':').collect::<Vec<_>>()[..] {
        ["e", weights] => Box::new(Ensign::<Marengo>::judging(seed, Arc::new(judgement(weights)))),
        ["s", weights, means] => {
            let numbers: Vec<u64> = means.split(',').map(|word| word.parse().unwrap()).collect();
            let [width, worlds, changes, budget, presses] = numbers[..] else { panic!("five numbers, not {means}") };
            let (worlds, changes, presses) = (worlds as u32, changes as u32, presses == 1);
            let means = Means { width: width as usize, worlds, changes, budget, presses, ..Means::PLAIN };
            Box::new(Searcher::<Marengo>::new(seed, means, Arc::new(judgement(weights))))
        }
        _ => generals::general(words.parse::<Level>().unwrap(), seed),
    }
}

struct Bout {
    attacker_won: bool,
    used: [u64; 2],
    orders: u64,
    seconds: f64,
    morale: [u8; 2],
}

pub(crate) fn duel(seats: [&str; 2], pairs: u64, seed: u64) {
    let battle = battle();
    let bouts: Vec<Bout> = (0..pairs * 2)
        .into_par_iter()
        .map(|number| {
            let seed = seed + number / 2;
            let [one, other] = if number % 2 == 0 { seats } else { [seats[1], seats[0]] };
            let begun = Instant::now();
            let (mut one, mut other) = (general(one, seed * 2), general(other, seed * 2 + 1));
            let course = fight::<Marengo>(&battle, &mut Dice::quick(seed), [&mut *one, &mut *other]).unwrap();
            Bout {
                attacker_won: course.outcome.unwrap().winner == Some(Side::First),
                used: course.used,
                orders: course.orders,
                seconds: begun.elapsed().as_secs_f64(),
                morale: course.position.open.morale.0,
            }
        })
        .collect();
    let (mut score, mut attacked, mut defended) = (Mean::default(), 0, 0);
    for pair in bouts.chunks(2) {
        let (attack, defence) = (pair[0].attacker_won, !pair[1].attacker_won);
        attacked += u32::from(attack);
        defended += u32::from(defence);
        score.add((f64::from(u8::from(attack)) + f64::from(u8::from(defence))) / 2.0);
    }
    let mean = |of: &dyn Fn(usize, &Bout) -> f64| {
        bouts.iter().enumerate().map(|(number, bout)| of(number % 2, bout)).sum::<f64>() / bouts.len() as f64
    };
    println!(
        "{} against {}: {:.3} ± {:.3}; attacking {attacked} of {pairs}, defending {defended} of {pairs}; {:.2} s a battle, {:.0} orders, \
         imagined {:.0} and {:.0}; morale left {:.1} and {:.1}",
        seats[0],
        seats[1],
        score.value(),
        score.reach(),
        mean(&|_, bout| bout.seconds),
        mean(&|_, bout| bout.orders as f64),
        mean(&|turned, bout| bout.used[turned] as f64),
        mean(&|turned, bout| bout.used[1 - turned] as f64),
        mean(&|_, bout| f64::from(bout.morale[0])),
        mean(&|_, bout| f64::from(bout.morale[1])),
    );
}

pub(crate) fn watch(seats: [&str; 2], seed: u64) {
    let battle = battle();
    let mut dice = Dice::quick(seed);
    let mut generals = [general(seats[0], seed * 2), general(seats[1], seed * 2 + 1)];
    let mut position = Marengo::open(&battle, &mut dice, &mut Silent);
    let (mut last, mut longest, mut turn) = (None, [0.0f64; 2], 0.0);
    while let Some(eyes) = Eyes::<Marengo>::opened(&battle, &position) {
        let now = Some((position.open.round, eyes.side));
        if eyes.question == Question::Command && last != now {
            (last, turn) = (now, 0.0);
            println!("{}", line(&battle, &position));
        }
        let begun = Instant::now();
        let order = generals[eyes.side.index()].choose(&eyes).unwrap().order;
        let seconds = begun.elapsed().as_secs_f64();
        turn += seconds;
        longest = [longest[0].max(seconds), longest[1].max(turn)];
        Marengo::carry_out(&battle, &mut position, order, &mut dice, &mut Silent);
    }
    println!("longest decision {:.2} s, longest turn with the answers to it {:.2} s", longest[0], longest[1]);
    println!("{:?}", Marengo::to_decide(&battle, &position).outcome().unwrap());
}

/// The longest whole turn and the longest answer in the other side's turn, in seconds, over so many
/// battles with the dice as they fall.
pub(crate) fn clock(level: &str, first: u64, battles: u64) {
    let battle = battle();
    let times: Vec<[Vec<f64>; 2]> = (first..first + battles)
        .into_par_iter()
        .map(|seed| {
            let mut dice = Dice::quick(seed);
            let mut generals = [general(level, seed * 2), general(level, seed * 2 + 1)];
            let mut position = Marengo::open(&battle, &mut dice, &mut Silent);
            let (mut turns, mut answers, mut now) = (vec![], vec![], None);
            while let Some(eyes) = Eyes::<Marengo>::opened(&battle, &position) {
                let begun = Instant::now();
                let order = generals[eyes.side.index()].choose(&eyes).unwrap().order;
                let seconds = begun.elapsed().as_secs_f64();
                if position.open.turn != eyes.side {
                    answers.push(seconds);
                } else if now == Some((position.open.round, eyes.side)) {
                    *turns.last_mut().unwrap() += seconds;
                } else {
                    now = Some((position.open.round, eyes.side));
                    turns.push(seconds);
                }
                Marengo::carry_out(&battle, &mut position, order, &mut dice, &mut Silent);
            }
            [turns, answers]
        })
        .collect();
    for (what, index) in [("whole turns", 0), ("answers", 1)] {
        let mut all: Vec<f64> = times.iter().flat_map(|times| times[index].iter().copied()).collect();
        all.sort_by(f64::total_cmp);
        let at = |share: f64| all[((all.len() - 1) as f64 * share) as usize];
        println!(
            "{} {what} of {level}s: half within {:.3} s, 95 of 100 within {:.3} s, the longest {:.3} s",
            all.len(),
            at(0.5),
            at(0.95),
            at(1.0),
        );
    }
}

/// Where everybody stands: locale, reserve, and after a stroke those who block.
fn line(battle: &Battle, position: &Position) -> String {
    let open = &position.open;
    let faces = |pieces| each(pieces).map(|piece| position.face(piece).to_string()).collect::<String>();
    let places = battle.board.locales.iter().zip(open.at).filter(|(_, here)| *here != 0).map(|(locale, here)| {
        let side = &battle.sides[battle.owner(here.trailing_zeros() as u8).index()][..1];
        format!(" {side}{}:{}/{}", locale.number, faces(here & open.reserve), faces(here & !open.reserve))
    });
    format!("{:2} {} {:?} |{}", open.round, battle.sides[open.turn.index()], open.morale, places.collect::<String>())
}
