//! Positions, orders and sentences in an author's words.

use kernel::situation::{Staged, Vocabulary};
use kernel::{Cite, Dice, Label, Lots, Refusal, Side};

use super::rules::ACTIONS;
use super::{Battle, Clock, Event, Face, Field, Ground, Order, Position, Question, Skirmish, Subject};

fn side(words: &str) -> Result<Side, String> {
    match words {
        "blue" => Ok(Side::First),
        "red" => Ok(Side::Second),
        _ => Err(format!("`{words}` is no side: blue or red")),
    }
}

fn number(words: &str) -> Result<u8, String> {
    words.parse().map_err(|_| format!("`{words}` is no number"))
}

fn token(battle: &Battle, words: &str) -> Result<u8, String> {
    match Subject::read(battle, words) {
        Some(Subject::Token(token)) => Ok(token),
        _ => Err(format!("`{words}` is no token")),
    }
}

fn field(battle: &Battle, words: &str) -> Result<u8, String> {
    match Subject::read(battle, words) {
        Some(Subject::Field(field)) => Ok(field),
        _ => Err(format!("`{words}` is no field")),
    }
}

fn face(words: &str) -> Result<Face, String> {
    Face::ALL.into_iter().find(|face| face.key() == words).ok_or_else(|| format!("`{words}` is no face"))
}

/// Stands one token where the words say: `captain f2`, `captain f2 shown` or `captain removed`.
fn place(battle: &Battle, position: &mut Position, token: u8, words: &str) -> Result<bool, String> {
    let mut parts = words.split(' ');
    position.faces[token as usize] = face(parts.next().unwrap_or_default())?;
    let place = parts.next().ok_or_else(|| format!("`{words}` names no field"))?;
    position.ground.fields[token as usize] = if place == "removed" { None } else { Some(field(battle, place)?) };
    Ok(place != "removed" && parts.next() != Some("shown"))
}

fn place_side(battle: &Battle, position: &mut Position, side: Side, words: &toml::Value) -> Result<(), String> {
    let list = words.as_array().ok_or("a side is a list of tokens")?;
    let tokens: Vec<u8> = kernel::lots::each(battle.tokens(side)).collect();
    if list.len() != tokens.len() {
        return Err(format!("a side has {} tokens", tokens.len()));
    }
    let mut hidden = 0;
    for (token, words) in tokens.into_iter().zip(list) {
        if place(battle, position, token, words.as_str().unwrap_or_default())? {
            hidden |= kernel::lots::only(token);
        }
    }
    position.ground.lots.merge(hidden);
    Ok(())
}

fn sentence(battle: &Battle, position: &Position, words: &[&str]) -> Result<bool, String> {
    let ground = &position.ground;
    match words {
        ["round", round] => Ok(ground.clock.round == number(round)?),
        ["actions", left] => Ok(ground.actions == number(left)?),
        [who, "wins"] => Ok(ground.outcome(battle).and_then(|outcome| outcome.winner) == Some(side(who)?)),
        [who, "to", "decide"] => Ok(Field { battle, position }.to_decide().side() == Some(side(who)?)),
        [piece, "removed"] => Ok(ground.field(token(battle, piece)?).is_none()),
        [piece, "shown"] => Ok(ground.lots.is_known(token(battle, piece)?)),
        [piece, "on", place] => Ok(ground.field(token(battle, piece)?) == Some(field(battle, place)?)),
        _ => Err(format!("`{}` is no sentence", words.join(" "))),
    }
}

kernel::questions! { Question:
    Question::Turn => "turn",
    Question::Reaction { .. } => "reaction",
}

impl Staged for Skirmish {
    const VOCABULARY: Vocabulary = Vocabulary {
        keys: &["round", "actions", "mover", "blue", "red"],
        side_keys: &[],
        marks: &["shown", "removed"],
        orders: &[
            "advance TOKEN [twice]",
            "challenge TOKEN TOKEN",
            "shuffle FIELD",
            "show TOKEN",
            "slip",
            "stand",
            "end",
        ],
        sentences: &[
            "round NUMBER",
            "actions COUNT",
            "SIDE wins",
            "SIDE to decide",
            "TOKEN removed",
            "TOKEN shown",
            "TOKEN on FIELD",
        ],
        questions: QUESTIONS,
    };

    fn stage(
        battle: &Battle,
        words: &toml::Table,
        _dice: &mut Dice,
        _events: &mut Vec<kernel::Noted<Event>>,
    ) -> Result<Position, String> {
        let clock = Clock { round: 1, forgetful: false };
        let fields = vec![None; usize::from(battle.count())];
        let (lots, mover) = (Lots::default(), Side::First);
        let ground = Ground { fields, lots, clock, mover, actions: ACTIONS, fresh: true, agenda: Vec::new() };
        let mut position = Position { ground, faces: battle.faces.concat() };
        for (key, value) in words {
            match key.as_str() {
                "round" => position.ground.clock.round = value.as_integer().unwrap_or_default() as u8,
                "actions" => position.ground.actions = value.as_integer().unwrap_or_default() as u8,
                "mover" => position.ground.mover = side(value.as_str().unwrap_or_default())?,
                name => place_side(battle, &mut position, side(name)?, value)?,
            }
        }
        Ok(position)
    }

    fn read_order(battle: &Battle, _position: &Position, words: &str) -> Result<Vec<Order>, String> {
        let words: Vec<&str> = words.split(' ').collect();
        Ok(match words[..] {
            ["advance", piece] => vec![Order::Advance(token(battle, piece)?)],
            ["advance", piece, "twice"] => vec![Order::Advance(token(battle, piece)?); 2],
            ["challenge", piece, target] => {
                vec![Order::Challenge { token: token(battle, piece)?, target: token(battle, target)? }]
            }
            ["shuffle", place] => vec![Order::Shuffle(field(battle, place)?)],
            ["show", piece] => vec![Order::Show(token(battle, piece)?)],
            ["slip"] => vec![Order::Slip],
            ["stand"] => vec![Order::Stand],
            ["end"] => vec![Order::EndTurn],
            _ => return Err(format!("`{}` is no order", words.join(" "))),
        })
    }

    fn holds(battle: &Battle, position: &Position, words: &str) -> Result<bool, String> {
        sentence(battle, position, &words.split(' ').collect::<Vec<_>>())
    }

    fn question_names(question: Question) -> &'static [&'static str] {
        question_names(question)
    }

    fn state(_battle: &Battle, position: &Position) -> Label {
        let label = Label::new("skirmish-state").with("round", i64::from(position.ground.clock.round));
        label.with("actions", i64::from(position.ground.actions))
    }

    fn half_given(_battle: &Battle, position: &Position) -> Option<String> {
        // Whoever has one action left has begun his turn.
        (position.ground.actions == 1).then(|| "one action".to_owned())
    }

    fn unasked(_battle: &Battle, order: Order) -> Option<Refusal> {
        matches!(order, Order::Slip | Order::Stand).then(|| Refusal::new(Cite("skirmish:5.1"), "skirmish-unasked"))
    }

    fn describe(battle: &Battle, position: &Position) -> String {
        let place = |token: u8| {
            let field = position.ground.field(token).map_or_else(|| "removed".to_owned(), |field| format!("f{field}"));
            format!("p{token} {} {field}", position.faces[token as usize].key())
        };
        (0..battle.count()).map(place).collect::<Vec<_>>().join("; ")
    }
}
