//! What a viewer sees and remembers, and the worlds that he cannot tell apart.
//!
//! A view has the form of a position. A hex with a hidden force holds a stand-in: the pieces of a
//! lot, in their order, are laid out over its hexes, in theirs. So a view depends only on what its
//! viewer knows, and every question of the rules can be asked of it.

use hexes::{Hex, HexSet};
use kernel::{BySide, Dice, Side, Viewer};

use crate::cards::secrets;
use crate::engine::agenda::{Agenda, Step, SupplyStep};
use crate::engine::battle::Battle;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::{Army, Marks, NOWHERE, PieceState, Place, Position};
use crate::march_orders;
use crate::movement::Mover;

/// All that a viewer sees and remembers.
pub type View = kernel::Seen<Position>;

/// So many changes are tried to make another world.
const CHANGES: u32 = 24;

/// The pieces that a viewer does not see.
pub(crate) fn unseen(battle: &Battle, position: &Position, viewer: Viewer) -> Pieces {
    match viewer {
        Viewer::Side(side) => position.hidden.and(battle.of_side[side.enemy()]),
        Viewer::Onlooker => position.hidden,
    }
}

/// The lots of some hidden pieces: who is in each, and where.
fn lots(position: &Position, hidden: Pieces) -> impl Iterator<Item = (Pieces, HexSet)> + '_ {
    let firsts = hidden.iter().filter(|piece| position.lots[piece.index()] == piece.0);
    firsts.map(|first| {
        let pieces = position.lot_of(first);
        let there = pieces.iter().filter(|piece| position.on_map(*piece));
        (pieces, there.map(|piece| position.at(piece)).collect())
    })
}

/// What a viewer sees. Every field of the position is named: a new one needs a word on who sees it.
pub(crate) fn view(battle: &Battle, position: &Position, viewer: Viewer) -> View {
    let Position {
        pieces,
        stacks,
        marks,
        damaged,
        losses,
        spent,
        turn,
        active,
        phase,
        weather,
        weather_left,
        weather_die,
        weather_checked,
        holders,
        armies,
        mover,
        fights,
        agenda,
        hidden,
        lots: in_lots,
        sighted,
        learned: _,
        cards,
        over,
        mended,
        fires,
        arrivals,
        marches: _,
        barrage,
        works,
        daunted,
        barricades,
        forfeited,
    } = position;
    let unseen = unseen(battle, position, viewer);
    let strangers = Side::BOTH.into_iter().filter(|side| battle.hides && !viewer.is(*side));
    let strange = strangers.fold(Pieces::NONE, |all, side| all.or(battle.of_side[side]));
    let mut seen = Position {
        pieces: *pieces,
        stacks: *stacks,
        marks: marks.without(unseen, strange),
        damaged: *damaged,
        losses: *losses,
        spent: Default::default(),
        turn: *turn,
        active: *active,
        phase: *phase,
        weather: *weather,
        weather_left: *weather_left,
        weather_die: *weather_die,
        weather_checked: *weather_checked,
        holders: *holders,
        armies: seen_armies(armies, unseen),
        mover: mover.and_then(|mover| seen_mover(battle, &mover, unseen, viewer)),
        fights: *fights,
        agenda: seen_agenda(agenda, unseen, viewer),
        hidden: *hidden,
        lots: *in_lots,
        sighted: *sighted,
        learned: [0; 3],
        cards: secrets::seen_cards(cards, viewer),
        over: *over,
        mended: *mended,
        fires: *fires,
        arrivals: *arrivals,
        marches: march_orders::seen_marches(position, viewer),
        barrage: *barrage,
        works: *works,
        daunted: *daunted,
        barricades: *barricades,
        forfeited: *forfeited,
    };
    // What a leader has spent only his own side knows.
    for (purse, leader) in battle.leaders.iter().enumerate().take(spent.len()) {
        if viewer.is(battle.piece(leader).side) {
            seen.spent[purse] = spent[purse];
        }
    }
    for piece in unseen.iter() {
        seen.remove_unseen(piece);
    }
    for (pieces, hexes) in lots(position, unseen) {
        pieces.iter().zip(hexes.iter()).for_each(|(piece, hex)| seen.put(piece, hex));
    }
    View { viewer, position: seen }
}

/// What is seen of armies: not who of the hidden pieces is under a general retreat.
fn seen_armies(armies: &BySide<Army>, unseen: Pieces) -> BySide<Army> {
    let mut seen = *armies;
    for army in seen.iter_mut() {
        army.retreat.pieces = army.retreat.pieces.without(unseen);
    }
    seen
}

/// What is pending, without the pieces that only their owner knows of.
fn seen_agenda(agenda: &Agenda, unseen: Pieces, viewer: Viewer) -> Agenda {
    let mut seen = Agenda::default();
    for step in agenda.steps() {
        seen.push(match *step {
            Step::March(step) => march_orders::seen_step(step, viewer).into(),
            Step::Supply(SupplyStep::Feed { side, fed }) => SupplyStep::Feed { side, fed: fed.without(unseen) }.into(),
            step => step,
        });
    }
    seen
}

/// A mover as others see it: not before it has done something, and without those who are hidden.
fn seen_mover(battle: &Battle, mover: &Mover, unseen: Pieces, viewer: Viewer) -> Option<Mover> {
    let first = mover.pieces.first()?;
    if viewer.is(battle.piece(first).side) {
        return Some(*mover);
    }
    let veiled = !mover.pieces.and(unseen).is_empty();
    let spent = if veiled { 0 } else { mover.spent };
    let begun = mover.hexes > 0 || spent > 0 || mover.cleared != 0;
    begun.then_some(Mover { pieces: mover.pieces.without(unseen), spent, ..*mover })
}

impl Marks {
    /// What can be seen of marks: of hidden pieces only what everybody remembers. Who of a strange
    /// side is in command depends on leaders who are hidden.
    fn without(&self, unseen: Pieces, strange: Pieces) -> Marks {
        let mut marks = *self;
        let Marks { commanded, out_of_command, barred, tried, freed, .. } = &mut marks;
        for set in [commanded, out_of_command, barred, tried, freed] {
            *set = set.without(strange);
        }
        for set in marks.of_the_map() {
            *set = set.without(unseen);
        }
        marks.busy = marks.busy.without(unseen);
        marks
    }
}

impl Position {
    /// A hidden piece is somewhere on the map.
    fn remove_unseen(&mut self, piece: PieceId) {
        self.lift(piece);
        self.pieces.set(piece, PieceState { at: NOWHERE, place: Place::Unseen, back: 0 });
    }
}

/// A position that agrees with a view: the pieces of each lot are dealt to its hexes.
pub(crate) fn imagine(battle: &Battle, view: &View, dice: &mut Dice) -> Position {
    let mut position = view.position.clone();
    let unseen = unseen(battle, &position, view.viewer);
    let dealt: Vec<(Pieces, HexSet)> = lots(&position, unseen).collect();
    for (pieces, hexes) in dealt {
        deal(battle, &mut position, pieces, &hexes, dice);
    }
    // Somebody is on the way: whoever stands there now.
    if let Some(mut mover) = position.mover.filter(|mover| mover.pieces.is_empty()) {
        mover.pieces = position.pieces_at(mover.at).and(unseen).first().map_or(Pieces::NONE, Pieces::only);
        position.mover = (!mover.pieces.is_empty()).then_some(mover);
    }
    secrets::deal_hands(battle, &mut position, view.viewer, dice);
    position
}

/// Deals pieces to hexes: one to each, then the others where there is room.
fn deal(battle: &Battle, position: &mut Position, pieces: Pieces, hexes: &HexSet, dice: &mut Dice) {
    let mut order: Vec<PieceId> = pieces.iter().collect();
    for last in (1..order.len()).rev() {
        order.swap(last, dice.roll(last as u32 + 1) as usize);
    }
    // Trains stand alone, so they choose first.
    order.sort_by_key(|piece| !battle.trains.has(*piece));
    let hexes: Vec<Hex> = hexes.iter().collect();
    if hexes.is_empty() {
        return;
    }
    pieces.iter().for_each(|piece| position.remove_unseen(piece));
    for (place, piece) in order.into_iter().enumerate() {
        let hex = hexes.get(place).copied().unwrap_or_else(|| {
            let from = dice.roll(hexes.len() as u32) as usize;
            let field = Field { battle, position };
            let side = field.owner(piece);
            let mut tried = (0..hexes.len()).map(|step| hexes[(from + step) % hexes.len()]);
            let room = tried.find(|hex| field.may_join(side, *hex, Pieces::only(piece)).is_ok());
            room.unwrap_or(hexes[from])
        });
        position.put(piece, hex);
    }
}

/// Another position that a viewer cannot tell from this one: hidden pieces of a lot have changed places.
pub(crate) fn another_world(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
    let unseen = unseen(battle, position, viewer);
    let moving = position.mover.map_or(Pieces::NONE, |mover| mover.pieces);
    // What he has read of march orders stays as it is.
    let moving = moving.or(march_orders::read_pieces(position, viewer));
    let free: Vec<PieceId> = unseen.without(moving).iter().collect();
    let mut world = position.clone();
    for _ in 0..if free.is_empty() { 0 } else { CHANGES } {
        let piece = free[dice.roll(free.len() as u32) as usize];
        let others: Vec<PieceId> = world.lot_of(piece).without(moving).iter().collect();
        let other = others[dice.roll(others.len() as u32) as usize];
        let (from, to) = (world.at(piece), world.at(other));
        if from == to {
            continue;
        }
        let mut changed = world.clone();
        changed.put(piece, to);
        // Either the two change places, or one joins the other. A march order stays with its place, and
        // so does a general retreat.
        let bound = [piece, other].iter().any(|piece| is_bound(&world, *piece));
        if bound && !march_alike(battle, piece, other) {
            continue;
        }
        if bound || dice.roll(2) == 0 {
            changed.put(other, from);
            changed.marches.swap(piece, other);
            swap_retreats(&mut changed, piece, other);
        }
        // Who stands where he stood has the same orders as before.
        let kept = |piece: PieceId| changed.at(piece) != position.at(piece) || same_orders(position, &changed, piece);
        if ![piece, other].into_iter().all(kept) {
            continue;
        }
        if is_like(battle, &world, &changed, [from, to]) {
            world = changed;
        }
    }
    let world = march_orders::another_goal(&world, viewer, dice).unwrap_or(world);
    (world != *position).then_some(world)
}

/// Whether a piece is under a march order or a general retreat.
fn is_bound(position: &Position, piece: PieceId) -> bool {
    position.marches.of(piece).is_some() || position.armies.iter().any(|army| army.retreat.pieces.has(piece))
}

/// Whether a piece has the same orders in two positions.
fn same_orders(one: &Position, other: &Position, piece: PieceId) -> bool {
    let flees = |position: &Position| position.armies.iter().any(|army| army.retreat.pieces.has(piece));
    one.marches.of(piece) == other.marches.of(piece) && flees(one) == flees(other)
}

/// Whether two pieces take the same ways at the same pace, so that nobody can tell who of them has
/// an order.
fn march_alike(battle: &Battle, one: PieceId, other: PieceId) -> bool {
    let way = |piece: PieceId| (battle.piece(piece).kind, battle.piece(piece).movement, battle.formation(piece));
    way(one) == way(other)
}

fn swap_retreats(position: &mut Position, one: PieceId, other: PieceId) {
    for army in position.armies.iter_mut() {
        let fleeing = &mut army.retreat.pieces;
        let [first, second] = [one, other].map(|piece| fleeing.has(piece));
        if first != second {
            let (out, into) = if first { (one, other) } else { (other, one) };
            fleeing.remove(out);
            fleeing.add(into);
        }
    }
}

/// Whether nobody could have noticed by now that pieces stand otherwise in two hexes: nobody stands
/// where he cannot, every hex still holds somebody of the same lots, and zones that somebody has met are as they were.
fn is_like(battle: &Battle, before: &Position, after: &Position, hexes: [Hex; 2]) -> bool {
    let [was, is] = [before, after].map(|position| Field { battle, position });
    let catches = |field: &Field<'_>| BySide::of(|side: Side| field.caught(side));
    hexes.iter().all(|hex| {
        let Some(side) = was.holder(*hex) else { return false };
        if was.position.works.at(*hex).is_some_and(|work| !work.done) {
            return false;
        }
        let here = is.ours_at(side, *hex);
        let met = was.around(*hex).any(|(_, near)| was.holds(side.enemy(), near));
        let kinds = |field: &Field<'_>| {
            let here = field.ours_at(side, *hex);
            [battle.combat, battle.vedettes].map(|kind| here.and(kind).is_empty())
        };
        let names = |field: &Field<'_>| -> Pieces {
            let veiled = field.ours_at(side, *hex).and(field.position.hidden);
            veiled.iter().map(|piece| PieceId(field.position.lots[piece.index()])).collect()
        };
        let full = was.may_stack(was.ours_at(side, *hex)).is_err();
        names(&was) == names(&is) && (full || is.may_stack(here).is_ok()) && (!met || kinds(&was) == kinds(&is))
    }) && catches(&was) == catches(&is)
}
