//! Situations of the skirmish: positions, orders and sentences in an author's words.
//!
//! Everything is named by its board id: tokens `p0`, fields `f0`, drums `d0`, counters `c0`, wagons
//! `w0`. What a side's table does not speak of is as it is at the beginning.

use crate::rules::refuse;
use kernel::lots::{each, only};
use kernel::situation::{Staged, Vocabulary};
use kernel::{BySide, Dice, Label, Lots, Noted, Refusal, Side, Silent, System};

use crate::cards::Card;
use crate::drums::Drum;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Order, Question};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Agenda, Clock, Position};
use crate::face::Subject;
use crate::mixing::Face;
use crate::system::Skirmish;
use crate::wings::{Counter, What};

kernel::questions! { Question:
    Question::SetUp => "set-up",
    Question::Turn => "turn",
    Question::Reaction { .. } => "reaction",
    Question::Guard => "guard",
}

fn side(battle: &Battle, words: &str) -> Result<Side, String> {
    let sides = &battle.spec.sides;
    let found = Side::BOTH.into_iter().find(|side| sides[side.index()] == words);
    found.ok_or_else(|| format!("`{words}` is no side: {} or {}", sides[0], sides[1]))
}

fn number(words: &str) -> Result<u8, String> {
    words.parse().map_err(|_| format!("`{words}` is no number"))
}

/// One of some things that have names.
fn named<T: Copy>(all: &[T], key: impl Fn(T) -> &'static str, kind: &str, words: &str) -> Result<T, String> {
    all.iter().copied().find(|one| key(*one) == words).ok_or_else(|| format!("`{words}` is no {kind}"))
}

fn card(words: &str) -> Result<Card, String> {
    named(&Card::ALL, Card::key, "card", words)
}

macro_rules! by_id {
    ($($name:ident $variant:ident $kind:literal;)*) => {
        $(fn $name(battle: &Battle, words: &str) -> Result<u8, String> {
            match Subject::read(battle, words) {
                Some(Subject::$variant(number)) => Ok(number),
                _ => Err(format!(concat!("`{}` is no ", $kind), words)),
            }
        })*
    };
}

by_id! {
    token Token "token";
    field Field "field";
    drum Drum "drum";
    counter Counter "counter";
    wagon Wagon "wagon";
}

/// The words of a list.
fn list<'a>(words: &'a toml::Value, what: &str) -> Result<Vec<Vec<&'a str>>, String> {
    let list = words.as_array().ok_or_else(|| format!("`{what}` is a list"))?;
    Ok(list.iter().map(|words| words.as_str().unwrap_or_default().split(' ').collect()).collect())
}

/// `captain f2`, `captain f2 shown` or `captain removed`, for each token of a side.
fn place_tokens(battle: &Battle, position: &mut Position, side: Side, words: &toml::Value) -> Result<(), String> {
    let (list, tokens) = (list(words, "tokens")?, battle.tokens(side));
    if list.len() != tokens.count_ones() as usize {
        return Err(format!("a side has {} tokens", tokens.count_ones()));
    }
    let mut hidden = 0;
    for (token, words) in each(tokens).zip(list) {
        let (face, place) = match words[..] {
            [face, place] | [face, place, "shown"] => (face, place),
            _ => return Err(format!("`{}` is no token", words.join(" "))),
        };
        position.faces[usize::from(token)] = named(&Face::ALL, Face::key, "face", face)?;
        let at = if place == "removed" { None } else { Some(field(battle, place)?) };
        position.fields[usize::from(token)] = at;
        if at.is_some() && words.len() == 2 {
            hidden |= only(token);
        }
    }
    position.lots.merge(hidden);
    Ok(())
}

fn drums(words: &toml::Value) -> Result<Vec<Drum>, String> {
    let one = |words: Vec<&str>| Ok(Drum { rank: number(words[0])?, beaten: words.get(1) == Some(&"beaten") });
    list(words, "drums")?.into_iter().map(one).collect()
}

/// `horse f2`.
fn counters(battle: &Battle, words: &toml::Value) -> Result<Vec<Counter>, String> {
    let one = |words: Vec<&str>| {
        let what = named(&What::ALL, What::key, "counter", words[0])?;
        let at = Some(field(battle, words.get(1).copied().unwrap_or_default())?);
        Ok(Counter { what, could_be: 0b111, at, spotted: false })
    };
    list(words, "counters")?.into_iter().map(one).collect()
}

fn place_side(battle: &Battle, position: &mut Position, side: Side, words: &toml::Table) -> Result<(), String> {
    for (key, value) in words {
        match key.as_str() {
            "tokens" => place_tokens(battle, position, side, value)?,
            "score" => position.score[side] = value.as_integer().unwrap_or_default() as i16,
            "goal" => {
                let far = value.as_integer().unwrap_or_default() as u8;
                let goal = battle.spec.goals.iter().position(|goal| *goal == far);
                let goal = goal.ok_or_else(|| format!("`{far}` is no goal"))?;
                position.couriers[side].goal = goal as u8;
            }
            "ridden" => position.couriers[side].at = value.as_integer().unwrap_or_default() as u8,
            "drums" => position.drums[side] = drums(value)?,
            "counters" => position.wings[side] = counters(battle, value)?,
            "wagons" => {
                for (wagon, words) in position.trains[side].at.iter_mut().zip(list(value, "wagons")?) {
                    *wagon = field(battle, words[0])?;
                }
            }
            "companies" => {
                let mut companies = Vec::new();
                for words in list(value, "companies")? {
                    let lost = words[0] == "lost";
                    companies.push(if lost { None } else { Some(wagon(battle, words[0])? % 2) });
                }
                position.trains[side].companies = companies;
            }
            "hand" => {
                for words in list(value, "hand")? {
                    let card = card(words[0])?;
                    let hand = &mut position.hands[side];
                    let place = hand.bag.iter().position(|other| *other == card);
                    let place = place.ok_or_else(|| format!("`{}` is not in the bag", words[0]))?;
                    hand.bag.remove(place);
                    hand.held.push((card, words.get(1) == Some(&"seen")));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn sentence(battle: &Battle, position: &Position, words: &[&str]) -> Result<bool, String> {
    let view = Field { battle, position };
    let of = |words: &str| side(battle, words);
    let counter = |words: &str| -> Result<Counter, String> {
        let number = usize::from(counter(battle, words)?);
        position.wings.iter().flatten().nth(number).copied().ok_or_else(|| format!("`{words}` is no counter"))
    };
    match words {
        ["round", round] => Ok(position.clock.round == number(round)?),
        ["actions", left] => Ok(position.clock.actions == number(left)?),
        [who, "wins"] => Ok(view.outcome().and_then(|outcome| outcome.winner) == Some(side(battle, who)?)),
        [who, "to", "decide"] => Ok(view.to_decide().side() == Some(side(battle, who)?)),
        [who, "scored", points] => Ok(position.score[of(who)?] == i16::from(number(points)?)),
        [who, "holds", cards @ ..] => {
            let held = position.hands[of(who)?].held.iter().map(|(card, _)| card.key());
            Ok(held.eq(cards.iter().copied()))
        }
        [who, "goals", count] => Ok(position.couriers[of(who)?].possible.count_ones() == u32::from(number(count)?)),
        [piece, "could", "be", whats @ ..] => {
            let could_be = counter(piece)?.could_be;
            let mut set = 0;
            for what in whats {
                set |= 1 << named(&What::ALL, What::key, "counter", what)? as u8;
            }
            Ok(could_be == set)
        }
        [piece, "spotted"] => Ok(counter(piece)?.spotted),
        [piece, "removed"] if piece.starts_with('c') => Ok(counter(piece)?.at.is_none()),
        [piece, "removed"] => Ok(position.field(token(battle, piece)?).is_none()),
        [piece, "shown"] => Ok(position.lots.is_known(token(battle, piece)?)),
        [piece, "on", place] if piece.starts_with('w') => {
            let wagon = usize::from(wagon(battle, piece)?);
            Ok(position.trains[Side::of(wagon as u8 / 2)].at[wagon % 2] == field(battle, place)?)
        }
        [piece, "on", place] if piece.starts_with('c') => Ok(counter(piece)?.at == Some(field(battle, place)?)),
        [piece, "on", place] => Ok(position.field(token(battle, piece)?) == Some(field(battle, place)?)),
        _ => Err(format!("`{}` is no sentence", words.join(" "))),
    }
}

impl Staged for Skirmish {
    const VOCABULARY: Vocabulary = Vocabulary {
        keys: &["round", "actions", "mover", "set-up"],
        side_keys: &["tokens", "score", "goal", "ridden", "drums", "counters", "wagons", "companies", "hand"],
        marks: &["shown", "removed", "beaten", "lost", "seen"],
        orders: &[
            "advance TOKEN [twice]",
            "challenge TOKEN TOKEN",
            "shuffle FIELD",
            "show TOKEN",
            "slip",
            "stand",
            "shoot",
            "join TOKEN",
            "go",
            "post TOKEN",
            "write GOAL",
            "ready",
            "ride",
            "deliver",
            "beat DRUM",
            "march COUNTER PACE",
            "haul WAGON",
            "carry COMPANY",
            "raid TOKEN WAGON",
            "draw",
            "play CARD",
            "end",
        ],
        sentences: &[
            "round NUMBER",
            "actions COUNT",
            "SIDE wins",
            "SIDE to decide",
            "SIDE scored COUNT",
            "SIDE holds CARDS",
            "SIDE goals COUNT",
            "COUNTER could be KINDS",
            "COUNTER spotted",
            "PIECE removed",
            "TOKEN shown",
            "PIECE on FIELD",
        ],
        questions: QUESTIONS,
    };

    fn stage(
        battle: &Battle,
        words: &toml::Table,
        _dice: &mut Dice,
        _events: &mut Vec<Noted<Event>>,
    ) -> Result<Position, String> {
        let mut position = Skirmish::open(battle, &mut Dice::forced([]), &mut Silent);
        let text = |key: &str| words.get(key).and_then(toml::Value::as_str);
        let count = |key: &str| words.get(key).and_then(toml::Value::as_integer);
        position.agenda = Agenda::default();
        position.screens = BySide::default();
        position.lots = Lots::default();
        position.couriers.iter_mut().for_each(|courier| courier.may_be_written(battle));
        let mover = text("mover").map_or(Ok(Side::First), |words| side(battle, words))?;
        position.clock = Clock::turn(battle, count("round").unwrap_or(1) as u8, mover);
        if let Some(actions) = count("actions") {
            position.clock.actions = actions as u8;
        }
        for side in Side::BOTH {
            let words = words.get(&battle.spec.sides[side.index()]).and_then(toml::Value::as_table);
            if words.is_none_or(|words| !words.contains_key("tokens")) {
                position.lots.merge(battle.tokens(side));
            }
            if let Some(words) = words {
                place_side(battle, &mut position, side, words)?;
            }
            position.trains[side].mingle();
        }
        if let Some(words) = text("set-up") {
            let side = side(battle, words)?;
            let (mut dice, mut silent) = (Dice::forced([]), Silent);
            Play { battle, position: &mut position, dice: &mut dice, journal: &mut silent }.set_up(side);
        }
        Ok(position)
    }

    fn read_order(battle: &Battle, _position: &Position, words: &str) -> Result<Vec<Order>, String> {
        let words: Vec<&str> = words.split(' ').collect();
        Ok(vec![match words[..] {
            ["advance", piece, "twice"] => return Ok(vec![Order::Advance(token(battle, piece)?); 2]),
            ["advance", piece] => Order::Advance(token(battle, piece)?),
            ["challenge", piece, target] => {
                Order::Challenge { token: token(battle, piece)?, target: token(battle, target)? }
            }
            ["shuffle", place] => Order::Shuffle(field(battle, place)?),
            ["show", piece] => Order::Show(token(battle, piece)?),
            ["slip"] => Order::Slip,
            ["stand"] => Order::Stand,
            ["shoot"] => Order::Shoot,
            ["join", piece] => Order::Join(token(battle, piece)?),
            ["go"] => Order::Go,
            ["post", piece] => Order::Post(token(battle, piece)?),
            ["write", far] => {
                let far = number(far)?;
                let goal = battle.spec.goals.iter().position(|goal| *goal == far);
                Order::Write(goal.ok_or_else(|| format!("`{far}` is no goal"))? as u8)
            }
            ["ready"] => Order::Ready,
            ["ride"] => Order::Ride,
            ["deliver"] => Order::Deliver,
            ["beat", beaten] => Order::Beat(drum(battle, beaten)?),
            ["march", piece, pace] => Order::March { counter: counter(battle, piece)?, pace: number(pace)? },
            ["haul", piece] => Order::Haul(wagon(battle, piece)?),
            ["carry", company] => Order::Carry(number(company)?),
            ["raid", piece, target] => Order::Raid { token: token(battle, piece)?, wagon: wagon(battle, target)? },
            ["draw"] => Order::Draw,
            ["play", played] => Order::Play(card(played)?),
            ["end"] => Order::EndTurn,
            _ => return Err(format!("`{}` is no order", words.join(" "))),
        }])
    }

    fn holds(battle: &Battle, position: &Position, words: &str) -> Result<bool, String> {
        sentence(battle, position, &words.split(' ').collect::<Vec<_>>())
    }

    fn question_names(question: Question) -> &'static [&'static str] {
        question_names(question)
    }

    fn state(_battle: &Battle, position: &Position) -> Label {
        let label = Label::new("skirmish-state").with("round", i64::from(position.clock.round));
        label.with("actions", i64::from(position.clock.actions))
    }

    fn half_given(battle: &Battle, position: &Position) -> Option<String> {
        // Anybody who has called somebody to the guard has begun what only going ends.
        let called: Vec<String> = each(position.guard).map(|token| Subject::Token(token).id()).collect();
        // And anybody who has one action left has begun his turn.
        let begun = position.clock.actions == 1 && battle.spec.actions == 2;
        match called.is_empty() {
            false => Some(format!("join {}", called.join(", "))),
            true => begun.then(|| "one action".to_owned()),
        }
    }

    fn unasked(_battle: &Battle, order: Order) -> Option<Refusal> {
        match order {
            Order::Slip | Order::Stand => Some(refuse!("5.1", "not-challenged")),
            Order::Join(_) | Order::Go => Some(refuse!("7.3", "no-alarm")),
            _ => None,
        }
    }

    fn describe(battle: &Battle, position: &Position) -> String {
        let place = |at: Option<u8>| at.map_or_else(|| "removed".to_owned(), |field| format!("f{field}"));
        let token = |token: u8| {
            format!("p{token} {} {}", position.faces[usize::from(token)].key(), place(position.field(token)))
        };
        let tokens = (0..battle.count()).map(token);
        let numbered = position.wings.iter().flatten().enumerate();
        let counters =
            numbered.map(|(number, counter)| format!("c{number} {} {}", counter.what.key(), place(counter.at)));
        tokens.chain(counters).collect::<Vec<_>>().join("; ")
    }
}
