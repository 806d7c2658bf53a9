//! Situations of this system: how their positions, orders and expectations are read.
//!
//! Places are written as players write them: `8` is the reserve of locale 8, `8/4` is blocking in
//! 8 towards 4, and `56/57:56-57-north` names the pair where two join the same locales. Pieces
//! are written `austria I3`.

mod expect;
mod orders;
mod words;

use kernel::facade::side_message;
use kernel::lots::only;
use kernel::situation::words::{flag, number, side_named, text};
use kernel::situation::{Staged, Vocabulary};
use kernel::{Dice, Label, Noted, Refusal, Side};

use crate::board::{Place, Spot};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Open, Position};
use crate::movement::COMMAND_LIMIT;
use crate::pieces::{Arm, Face};
use crate::sequence::{Question, not_asked};
use crate::set_up;
use crate::system::Marengo;
use words::{PieceWords, read_piece};

kernel::questions! { Question:
    Question::Activate => "activate",
    Question::Bombard => "bombard",
    Question::Command => "command",
    Question::Group => "group",
    Question::ShowInfantry => "show-infantry",
    Question::Oppose => "oppose",
    Question::Answer => "answer",
    Question::LeadAttack => "lead-attack",
    Question::DefensiveFire => "defensive-fire",
    Question::LeadDefence => "lead-defence",
    Question::Pursue => "pursue",
    Question::CloseUp => "close-up",
    Question::LoseOwn => "lose-own",
    Question::LoseEnemy => "lose-enemy",
    Question::Retreat => "retreat",
}

impl Staged for Marengo {
    const VOCABULARY: Vocabulary = Vocabulary {
        keys: &KEYS,
        side_keys: &[],
        marks: &words::MARKS,
        orders: &orders::ORDERS,
        sentences: &expect::SENTENCES,
        questions: QUESTIONS,
    };

    kernel::staging!();

    fn state(battle: &Battle, position: &Position) -> Label {
        let open = &position.open;
        Label::new("marengo-state")
            .with("round", i64::from(open.round))
            .with_message("side", side_message(&battle.sides[open.turn.index()]))
            .with("commands", i64::from(open.commands))
            .with("moving", i64::from(open.moving))
    }

    fn unasked(_battle: &Battle, order: Order) -> Option<Refusal> {
        Some(not_asked(order))
    }
}

const KEYS: [&str; 10] =
    ["open", "pieces", "turn", "round", "commands", "morale", "broken", "alarm", "begin", "moving"];

fn stage(
    battle: &Battle,
    words: &toml::Table,
    dice: &mut Dice,
    events: &mut Vec<Noted<Event>>,
) -> Result<Position, String> {
    let mut position = Position::blank(battle);
    place_pieces(battle, &piece_words(battle, words)?, &mut position)?;
    let open = &mut position.open;
    open.turn = match words.get("turn") {
        Some(value) => side_named(&battle.sides, text(value, "turn")?)?,
        None => Side::First,
    };
    open.round = number(words, "round")?.unwrap_or(1);
    open.alarm = flag(words, "alarm")?;
    for side in Side::BOTH {
        let key = &battle.sides[side.index()];
        if let Some(morale) = by_side(words, "morale", key)? {
            open.morale[side] = morale;
        }
        if let Some(round) = by_side(words, "broken", key)? {
            open.broken[side] = round;
            open.morale[side] = 0;
        }
    }
    if open.round == 0 || open.round > battle.rounds {
        return Err(format!("`round` is from 1 to {}", battle.rounds));
    }
    if flag(words, "begin")? {
        whole_turn(words, &position)?;
        let side = position.open.turn;
        let mut play = Play { battle, position: &mut position, dice, journal: events };
        play.begin_turn(side);
        play.proceed();
    } else {
        let open = &mut position.open;
        open.commands = number(words, "commands")?.unwrap_or(COMMAND_LIMIT);
        open.moving = flag(words, "moving")?;
        open.agenda.push(Step::Command);
    }
    Ok(position)
}

/// A turn that is begun has all its commands, nobody has moved in it, and assaults are still
/// possible: what says otherwise would be without effect.
fn whole_turn(words: &toml::Table, position: &Position) -> Result<(), String> {
    if let Some(key) = ["commands", "moving"].into_iter().find(|key| words.contains_key(*key)) {
        return Err(format!(
            "`{key}` cannot stand beside `begin = true`: the turn begins with {COMMAND_LIMIT} commands and with assaults"
        ));
    }
    match position.open.spent {
        0 => Ok(()),
        _ => Err("`moved` cannot stand beside `begin = true`: at the start of a turn nobody has moved".into()),
    }
}

fn by_side(words: &toml::Table, key: &str, side: &str) -> Result<Option<u8>, String> {
    let Some(value) = words.get(key) else { return Ok(None) };
    let table = value.as_table().ok_or_else(|| format!("`{key}` is a table by side"))?;
    number(table, side)
}

/// The author's words about each piece.
fn piece_words<'a>(battle: &Battle, words: &'a toml::Table) -> Result<Vec<(&'a str, PieceWords)>, String> {
    let Some(list) = words.get("pieces") else { return Err("`pieces` is missing".into()) };
    let list = list.as_array().ok_or("`pieces` is a list of texts")?;
    let mut pieces = Vec::new();
    for value in list {
        let line = text(value, "pieces")?;
        let piece = read_piece(battle, line)?;
        (0..piece.count).for_each(|_| pieces.push((line, piece)));
    }
    Ok(pieces)
}

/// Gives each described piece a token of its force, or of its side, and puts it where it stands.
/// All pieces of a side that are not said to be known form one lot.
fn place_pieces(battle: &Battle, pieces: &[(&str, PieceWords)], position: &mut Position) -> Result<(), String> {
    let mut used = 0;
    let mut hidden = [0; 2];
    let (waiting, standing): (Vec<_>, Vec<_>) =
        pieces.iter().partition(|(_, piece)| matches!(piece.place.spot(), Spot::Waiting(_)));
    for (line, piece) in waiting.into_iter().chain(standing) {
        let side = piece.side.index();
        let among = match piece.place.spot() {
            Spot::Waiting(force) => battle.forces[force as usize].tokens & battle.tokens[side],
            _ => battle.tokens[side],
        };
        let free = among & !used;
        if free == 0 {
            return Err(format!("`{line}`: {} has no more pieces there", battle.sides[side]));
        }
        let token = free.trailing_zeros() as u8;
        used |= only(token);
        position.face[token as usize] = piece.face;
        position.open.put(battle, token, piece.place);
        mark(&mut position.open, token, &piece);
        if !["known", "announced", "up"].iter().any(|mark| piece.marks.has(mark)) {
            hidden[side] |= only(token);
        }
    }
    for pieces in hidden {
        position.open.lots.merge(set_up::hidden(battle, position, pieces));
    }
    check_room(battle, position)
}

/// What an author says of a piece beside its place.
fn mark(open: &mut Open, token: u8, piece: &PieceWords) {
    let said = |mark: &str| if piece.marks.has(mark) { only(token) } else { 0 };
    if !matches!(piece.place.spot(), Spot::Waiting(_)) {
        open.awake = (open.awake | only(token)) & !said("asleep");
    }
    open.announced |= said("announced");
    open.up |= said("announced") | said("up");
    open.busy |= said("announced") | said("busy");
    open.spent |= said("moved");
}

fn check_room(battle: &Battle, position: &Position) -> Result<(), String> {
    for (index, locale) in battle.board.locales.iter().enumerate() {
        for side in Side::BOTH {
            let count = (position.open.at[index] & battle.tokens[side.index()]).count_ones();
            if count > u32::from(locale.capacity) {
                let (number, capacity) = (locale.number, locale.capacity);
                return Err(format!("{count} pieces in `{number}`, which holds {capacity}"));
            }
        }
        let both = Side::BOTH.iter().all(|side| position.open.at[index] & battle.tokens[side.index()] != 0);
        if both {
            return Err(format!("both sides in `{}`", locale.number));
        }
    }
    Ok(())
}

/// A piece that is nowhere.
pub(crate) const NOBODY: Face = Face::new(Arm::Infantry, 0);

/// Whether a place is off the board.
pub(crate) fn off_board(place: Place) -> bool {
    !matches!(place.spot(), crate::board::Spot::Reserve(_) | crate::board::Spot::Blocking(_))
}
