//! One running battle: battle, position, dice, record, undo.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use crate::cite::Cites;
use crate::dice::{Dice, Seed};
pub use crate::entry::{Entry, Passage, Told};
use crate::fingerprint::Fingerprint;
use crate::journal::Noted;
use crate::parley::{Parley, Proposal, Unsaid, Word};
use crate::refusal::Refusal;
use crate::system::{Decision, Side, System, Viewer};

/// Why a table refuses an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The rules forbid the order.
    Refused(Refusal),
    /// Another side has to decide.
    OutOfTurn {
        /// The one that has to decide.
        asked: Side,
    },
    /// The battle is over.
    Over,
    /// The entry was given for another state of the battle.
    Stale {
        /// The number the next entry must carry.
        expected: u32,
    },
    /// It cannot be taken back: dice have been rolled, something was shown, or
    /// another side decided since.
    PastRecall,
    /// There is nothing to be said like that.
    Unsaid(Unsaid),
}

/// A state that can be returned to.
#[derive(Clone, Debug)]
struct Halt<P> {
    number: u32,
    side: Side,
    position: P,
    rolls: u64,
    told: usize,
}

/// How a table began, so that it can be gone through again.
#[derive(Clone, Debug)]
enum Start<P> {
    /// Opened with these dice.
    Opened(Dice),
    /// Set on a position.
    Set(Box<P>, Dice),
}

/// What a table no longer holds: it goes on from a snapshot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Past {
    /// How many entries were made before.
    pub(crate) number: u32,
    /// How many lines each viewer had heard, in the order of [`Viewer::ALL`].
    pub(crate) heard: [u32; 3],
    /// How many orders each side had given that nobody else saw.
    pub(crate) unseen: [u32; 2],
}

impl Past {
    /// How many lines a viewer had heard.
    pub(crate) fn heard(&self, viewer: Viewer) -> usize {
        self.heard[viewer.index()] as usize
    }
}

/// One running battle.
#[derive(Debug)]
pub struct Table<S: System> {
    start: Start<S::Position>,
    past: Past,
    battle: Arc<S::Battle>,
    position: S::Position,
    dice: Dice,
    entries: Vec<Entry<S::Order>>,
    prints: Vec<Fingerprint>,
    /// After each entry: how many orders each side has given that nobody else saw.
    unseen: Vec<[u32; 2]>,
    story: Vec<Passage<S::Event>>,
    /// How long the story was before the last entry.
    told_before: usize,
    halts: Vec<Halt<S::Position>>,
    parley: Parley,
    /// What the sides had said where the table begins.
    said_before: Parley,
    /// What each viewer sees of the present position, once somebody has asked: one look serves
    /// everything that is made of it.
    looks: Looks<S::View>,
}

/// A view for each viewer, in the order of [`Viewer::ALL`]; each is made
/// when it is first asked for.
type Looks<V> = [OnceLock<V>; 3];

impl<S: System> Clone for Table<S> {
    fn clone(&self) -> Self {
        Table {
            start: self.start.clone(),
            past: self.past,
            battle: Arc::clone(&self.battle),
            position: self.position.clone(),
            dice: self.dice.clone(),
            entries: self.entries.clone(),
            prints: self.prints.clone(),
            unseen: self.unseen.clone(),
            story: self.story.clone(),
            told_before: self.told_before,
            halts: self.halts.clone(),
            parley: self.parley,
            said_before: self.said_before,
            // A clone is there to be changed.
            looks: Looks::default(),
        }
    }
}

impl<S: System> Table<S> {
    /// Opens a battle with the dice of a seed.
    pub fn open(battle: Arc<S::Battle>, seed: Seed) -> Self {
        Self::open_with(battle, Dice::sealed(seed))
    }

    /// Opens a battle with given dice.
    pub fn open_with(battle: Arc<S::Battle>, mut dice: Dice) -> Self {
        let start = Start::Opened(dice.clone());
        let mut events = Vec::new();
        let position = S::open(&battle, &mut dice, &mut events);
        let story: Vec<_> = passages(0, events).collect();
        Table {
            start,
            past: Past::default(),
            battle,
            position,
            dice,
            entries: Vec::new(),
            prints: Vec::new(),
            unseen: Vec::new(),
            told_before: story.len(),
            story,
            halts: Vec::new(),
            parley: Parley::default(),
            said_before: Parley::default(),
            looks: Looks::default(),
        }
    }

    /// Opens a table on a given position, as situations do; some events may have led to it.
    pub fn set(battle: Arc<S::Battle>, position: S::Position, dice: Dice, events: Vec<Noted<S::Event>>) -> Self {
        let story: Vec<_> = passages(0, events).collect();
        Table {
            start: Start::Set(Box::new(position.clone()), dice.clone()),
            past: Past::default(),
            battle,
            position,
            dice,
            entries: Vec::new(),
            prints: Vec::new(),
            unseen: Vec::new(),
            told_before: story.len(),
            story,
            halts: Vec::new(),
            parley: Parley::default(),
            said_before: Parley::default(),
            looks: Looks::default(),
        }
    }

    /// Opens a table on a position that entries which are no longer held have led to.
    pub(crate) fn set_after(
        past: Past,
        said: Parley,
        battle: Arc<S::Battle>,
        position: S::Position,
        dice: Dice,
    ) -> Self {
        Table { past, parley: said, said_before: said, ..Table::set(battle, position, dice, Vec::new()) }
    }

    /// What never changes.
    pub fn battle(&self) -> &Arc<S::Battle> {
        &self.battle
    }

    /// Where the battle stands. Only the table's owner asks this; viewers get views.
    pub fn position(&self) -> &S::Position {
        &self.position
    }

    /// The dice.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Every entry so far.
    pub fn entries(&self) -> &[Entry<S::Order>] {
        &self.entries
    }

    /// The fingerprint after each entry.
    pub fn prints(&self) -> &[Fingerprint] {
        &self.prints
    }

    /// All that has happened, for nobody's eyes but the record's.
    pub fn story(&self) -> &[Passage<S::Event>] {
        &self.story
    }

    /// The number that the next entry must carry.
    pub fn number(&self) -> u32 {
        self.past.number + self.entries.len() as u32
    }

    /// How many orders each side had given before an entry that nobody else saw.
    pub(crate) fn unseen_before(&self, number: u32) -> [u32; 2] {
        let place = number.saturating_sub(self.past.number) as usize;
        match place.checked_sub(1) {
            None => self.past.unseen,
            Some(last) => self.unseen.get(last).or(self.unseen.last()).copied().unwrap_or(self.past.unseen),
        }
    }

    /// The number of an entry as a viewer counts: without the orders of others that he cannot see.
    pub fn counted(&self, viewer: Viewer, number: u32) -> u32 {
        let others = Side::BOTH.into_iter().filter(|side| !viewer.is(*side));
        number - others.map(|side| self.unseen_before(number)[side.index()]).sum::<u32>()
    }

    /// What is no longer held.
    pub(crate) fn past(&self) -> Past {
        self.past
    }

    /// Goes on as another table at the same position: what was seen of it is still true.
    pub(crate) fn replace_by(&mut self, other: Table<S>) {
        let looks = std::mem::take(&mut self.looks);
        *self = Table { looks, ..other };
    }

    /// Whether orders could still be taken back.
    pub(crate) fn is_recallable(&self) -> bool {
        !self.halts.is_empty()
    }

    /// Who has to decide what.
    pub fn to_decide(&self) -> Decision<S::Question> {
        match self.parley.accord() {
            Some(accord) => Decision::Over(accord.outcome()),
            None => S::to_decide(&self.battle, &self.position),
        }
    }

    /// What the sides have said.
    pub(crate) fn parley(&self) -> &Parley {
        &self.parley
    }

    /// The turn that is played.
    pub(crate) fn turn(&self) -> u32 {
        S::turn(&self.battle, &self.position)
    }

    /// The end that a side proposes, if the other has not answered yet.
    pub fn proposal(&self) -> Option<Proposal> {
        self.to_decide().side().and_then(|_| self.parley.proposal(self.turn()))
    }

    /// The hash of the present position.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.position)
    }

    /// What a viewer sees. It is made once for each position, however often it is asked for.
    pub fn view(&self, viewer: Viewer) -> &S::View {
        self.looks[viewer.index()].get_or_init(|| S::view(&self.battle, &self.position, viewer))
    }

    /// The story from a passage on, as a viewer may hear it.
    pub fn told(&self, viewer: Viewer, from: usize) -> Vec<Passage<S::Event>> {
        let from = from.saturating_sub(self.past.heard(viewer));
        self.story.iter().filter_map(|passage| self.hear(viewer, passage)).skip(from).collect()
    }

    /// What a viewer has heard of the passages that the table holds, from one of them on.
    pub(crate) fn told_since(&self, viewer: Viewer, from: usize) -> Vec<Passage<S::Event>> {
        self.story[from..].iter().filter_map(|passage| self.hear(viewer, passage)).collect()
    }

    /// What a viewer has heard of the last entry.
    pub(crate) fn told_last(&self, viewer: Viewer) -> impl Iterator<Item = Passage<S::Event>> + '_ {
        self.story[self.told_before..].iter().filter_map(move |passage| self.hear(viewer, passage))
    }

    /// A passage as a viewer may hear it, if he hears of it at all.
    pub(crate) fn hear(&self, viewer: Viewer, passage: &Passage<S::Event>) -> Option<Passage<S::Event>> {
        let told = match &passage.told {
            Told::Event(event) => Told::Event(S::tell(&self.battle, event, viewer)?),
            Told::TakenBack { side } => Told::TakenBack { side: *side },
            Told::Word { side, word } => Told::Word { side: *side, word: *word },
        };
        Some(Passage { number: self.counted(viewer, passage.number), told, cites: passage.cites.clone() })
    }

    /// Whether `side` may give an entry with this number now.
    fn admit(&self, side: Side, number: u32) -> Result<(), Rejection> {
        match self.to_decide() {
            _ if number != self.number() => Err(Rejection::Stale { expected: self.number() }),
            Decision::Over(_) => Err(Rejection::Over),
            Decision::Asks { side: asked, .. } if asked != side => Err(Rejection::OutOfTurn { asked }),
            Decision::Asks { .. } => Ok(()),
        }
    }

    /// Gives an order.
    ///
    /// # Errors
    /// When it is stale, out of turn or against the rules; nothing has changed then.
    pub fn obey(&mut self, side: Side, number: u32, order: S::Order) -> Result<(), Rejection> {
        self.admit(side, number)?;
        S::check(&self.battle, &self.position, order).map_err(Rejection::Refused)?;
        let halt =
            Halt { number, side, position: self.position.clone(), rolls: self.dice.rolls(), told: self.story.len() };
        let before = S::learned(&self.position, Viewer::Side(side));
        let mut events = Vec::new();
        self.looks = Looks::default();
        S::carry_out(&self.battle, &mut self.position, order, &mut self.dice, &mut events);
        self.told_before = self.story.len();
        self.story.extend(passages(number, events));
        let recallable = self.dice.rolls() == halt.rolls
            && S::learned(&self.position, Viewer::Side(side)) == before
            && self.to_decide().side() == Some(side);
        if recallable {
            self.halts.push(halt);
        } else {
            self.halts.clear();
        }
        self.enter(Entry::Order { side, order });
        Ok(())
    }

    /// The entries that `side` may go back to, earliest first.
    pub fn recalls(&self, side: Side) -> impl Iterator<Item = u32> + '_ {
        let may = self.to_decide().side() == Some(side);
        self.halts.iter().filter(move |halt| may && halt.side == side).map(|halt| halt.number)
    }

    /// Takes back every order from entry `to` on.
    ///
    /// # Errors
    /// When dice were rolled, the side has learned something or another side decided since.
    pub fn undo(&mut self, side: Side, number: u32, to: u32) -> Result<(), Rejection> {
        if number != self.number() {
            return Err(Rejection::Stale { expected: self.number() });
        }
        if !self.recalls(side).any(|recall| recall == to) {
            return Err(Rejection::PastRecall);
        }
        if let Some(index) = self.halts.iter().position(|halt| halt.number == to) {
            let halt = self.halts.swap_remove(index);
            self.halts.truncate(index);
            self.position = halt.position;
            self.looks = Looks::default();
            // What was said stays said.
            let gone = self.story.split_off(halt.told);
            self.told_before = self.story.len();
            self.story.extend(gone.into_iter().filter(|passage| matches!(passage.told, Told::Word { .. })));
        }
        self.story.push(Passage { number, told: Told::TakenBack { side }, cites: Cites::default() });
        self.enter(Entry::Undo { side, to });
        Ok(())
    }

    /// Says something to the other side, in turn or not.
    ///
    /// # Errors
    /// When it is stale, when the battle is over, or when there is nothing to be said like that.
    pub fn say(&mut self, side: Side, number: u32, word: Word) -> Result<(), Rejection> {
        match self.to_decide() {
            _ if number != self.number() => return Err(Rejection::Stale { expected: self.number() }),
            Decision::Over(_) => return Err(Rejection::Over),
            Decision::Asks { side: asked, .. } if word == Word::Hint && asked != side => {
                return Err(Rejection::OutOfTurn { asked });
            }
            Decision::Asks { .. } => {}
        }
        self.parley = self.parley.after(side, word, self.turn()).map_err(Rejection::Unsaid)?;
        self.told_before = self.story.len();
        self.story.push(Passage { number, told: Told::Word { side, word }, cites: Cites::default() });
        self.enter(Entry::Word { side, word });
        Ok(())
    }

    /// Goes through the battle again from the start, and stops at most `most` times: before each
    /// entry from `from` on and after the last.
    pub fn retrace(&self, from: u32, most: usize, mut stop: impl FnMut(&Table<S>)) {
        let mut left = most;
        self.walk(|table| {
            if left > 0 && table.number() >= from {
                stop(table);
                left -= 1;
            }
            left > 0
        });
    }

    /// Goes through the battle again from the start and stops before each entry and after the last,
    /// as long as it is wanted.
    pub(crate) fn walk(&self, mut stop: impl FnMut(&Table<S>) -> bool) {
        let mut again = match &self.start {
            Start::Opened(dice) => Table::open_with(Arc::clone(&self.battle), dice.clone()),
            Start::Set(position, dice) => Table::set_after(
                self.past,
                self.said_before,
                Arc::clone(&self.battle),
                (**position).clone(),
                dice.clone(),
            ),
        };
        let mut entries = self.entries.iter();
        while stop(&again) {
            let Some(entry) = entries.next() else { return };
            if again.repeat(*entry).is_err() {
                return;
            }
        }
    }

    /// Repeats an entry of a record.
    ///
    /// # Errors
    /// As for orders and undo.
    pub fn repeat(&mut self, entry: Entry<S::Order>) -> Result<(), Rejection> {
        match entry {
            Entry::Order { side, order } => self.obey(side, self.number(), order),
            Entry::Undo { side, to } => self.undo(side, self.number(), to),
            Entry::Word { side, word } => self.say(side, self.number(), word),
        }
    }

    fn enter(&mut self, entry: Entry<S::Order>) {
        let mut unseen = self.unseen_before(self.number());
        if let Entry::Order { side, order } = entry {
            unseen[side.index()] += u32::from(S::is_unseen(&self.battle, order));
        }
        self.unseen.push(unseen);
        self.entries.push(entry);
        self.prints.push(self.fingerprint());
    }
}

/// What an entry brought about, as passages of the story.
fn passages<E>(number: u32, events: Vec<Noted<E>>) -> impl Iterator<Item = Passage<E>> {
    events.into_iter().map(move |Noted { event, cites }| Passage { number, told: Told::Event(event), cites })
}
