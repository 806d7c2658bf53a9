//! Chapter 8: hidden forces. Who is shown to the enemy and when, reconnaissance, and what is
//! remembered of those who are not seen (8.1 to 8.3, 8.5). Lines of sight are in [`crate::sight`].
//!
//! What the enemy knows of hidden pieces lies in *lots*: all pieces of a lot stand in the hexes of
//! that lot, and he cannot tell which of them is where. At first all pieces of a side are one lot.
//! A piece that is shown leaves its lot. Pieces that are hidden again are a lot of their own, and
//! lots that meet in a hex become one.
//!
//! Orders read what their side knows. For the enemy a hidden force counts as one that has a zone of
//! control. Who moves up to it finds out, and has learned something then.

use hexes::{Hex, HexSet};
use kernel::{Journal, Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::pieces::{MOST_PIECES, PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Place, Position};
use crate::engine::spec::Kind;
use crate::rules::cites;

/// What reconnaissance comes to, by the scouts of both (8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// Nobody learns more.
    Nothing,
    /// The mover is shown.
    Mover,
    /// The enemy is shown.
    Enemy,
    /// Both are.
    Both,
    /// The side with fewer vedettes is shown.
    Fewer,
    /// A vedette of the mover has to recover.
    MoverOut,
    /// A vedette of the enemy falls back and can be reorganized; the enemy is shown.
    EnemyOut,
}

impl Finding {
    /// All of them, as charts write them.
    pub const ALL: [(&'static str, Finding); 7] = [
        ("nothing", Finding::Nothing),
        ("mover", Finding::Mover),
        ("enemy", Finding::Enemy),
        ("both", Finding::Both),
        ("fewer", Finding::Fewer),
        ("mover-out", Finding::MoverOut),
        ("enemy-out", Finding::EnemyOut),
    ];

    /// Reads a cell of the chart.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Finding, String> {
        let found = Finding::ALL.into_iter().find(|(name, _)| *name == text);
        let known = Finding::ALL.map(|(name, _)| name).join(", ");
        found.map(|(_, finding)| finding).ok_or_else(|| format!("`{text}` is no finding; expected one of {known}"))
    }
}

/// What becomes of hidden forces.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ConcealmentEvent {
    Shown { side: Side, at: Hex, pieces: Pieces },
    Concealed { side: Side, pieces: Pieces },
    Scouted { side: Side, at: Hex, hex: Hex, finding: Finding },
    DrivenIn { side: Side, piece: PieceId, recovered: bool },
}

impl ConcealmentEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ConcealmentEvent::Shown { side, .. }
            | ConcealmentEvent::Concealed { side, .. }
            | ConcealmentEvent::Scouted { side, .. }
            | ConcealmentEvent::DrivenIn { side, .. } => *side,
        }
    }
}

impl Position {
    /// The hidden pieces that the enemy cannot tell from this one.
    pub(crate) fn lot_of(&self, piece: PieceId) -> Pieces {
        let name = self.lots[piece.index()];
        self.hidden.iter().filter(|other| self.lots[other.index()] == name).collect()
    }

    /// All of these are one lot. It is named after its first piece, which depends on nothing hidden.
    fn name_lot(&mut self, pieces: Pieces) {
        let Some(first) = pieces.first() else { return };
        for piece in pieces.iter() {
            self.lots[piece.index()] = first.0;
        }
    }

    /// A piece is no longer hidden, or no longer there.
    pub(crate) fn unveil(&mut self, piece: PieceId) {
        if !self.hidden.has(piece) {
            return;
        }
        let mut rest = self.lot_of(piece);
        rest.remove(piece);
        self.hidden.remove(piece);
        self.lots[piece.index()] = piece.0;
        self.name_lot(rest);
    }

    /// Pieces are hidden from now on, as one lot.
    pub(crate) fn veil(&mut self, pieces: Pieces) {
        self.hidden = self.hidden.or(pieces);
        self.name_lot(pieces);
    }

    /// The lots of some hidden pieces become one.
    pub(crate) fn merge_lots(&mut self, pieces: Pieces) {
        let all = pieces.iter().fold(Pieces::NONE, |all, piece| all.or(self.lot_of(piece)));
        self.name_lot(all);
    }

    /// Every piece is a lot of its own.
    pub(crate) const OPEN: [u8; MOST_PIECES] = {
        let mut lots = [0; MOST_PIECES];
        let mut piece = 0;
        while piece < MOST_PIECES {
            lots[piece] = piece as u8;
            piece += 1;
        }
        lots
    };
}

impl Field<'_> {
    /// The hidden pieces of a side.
    #[inline]
    pub(crate) fn hidden(&self, side: Side) -> Pieces {
        self.position.hidden.and(self.battle.of_side[side])
    }

    /// Whether a hidden force of a side stands in a hex.
    pub(crate) fn is_veiled(&self, side: Side, hex: Hex) -> bool {
        !self.position.pieces_at(hex).and(self.hidden(side)).is_empty()
    }

    /// Whether a hidden force of a side stands next to a hex.
    pub(crate) fn is_veiled_beside(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|(_, near)| self.is_veiled(side, near))
    }

    /// Light cavalry and vedettes, which scout.
    fn scouts(&self, pieces: Pieces) -> Pieces {
        let scouts = |piece: &PieceId| self.kind(*piece) == Kind::LightCavalry || self.battle.vedettes.has(*piece);
        pieces.iter().filter(scouts).collect()
    }

    /// The row or column of a force in the chart: no scouts, vedettes, light cavalry.
    fn scouting(&self, pieces: Pieces) -> usize {
        let scouts = self.scouts(pieces);
        match (scouts.without(self.battle.vedettes).is_empty(), scouts.is_empty()) {
            (false, _) => 2,
            (true, false) => 1,
            (true, true) => 0,
        }
    }

    /// The hexes of a side that somebody of the other side sees. Every force looks out, whoever is in it.
    fn in_sight(&self, side: Side) -> HexSet {
        let watchers = self.hexes_of(self.on_map(side.enemy()));
        let seen = |hex: &Hex| watchers.iter().any(|from| self.sees(from, *hex));
        self.hexes_of(self.on_map(side)).iter().filter(seen).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A viewer has learned something.
    pub(crate) fn learn(&mut self, viewer: Viewer) {
        self.position.learned[viewer.index()] += 1;
    }

    /// The enemy and onlookers have learned something of a side.
    pub(crate) fn tell_of(&mut self, side: Side) {
        self.learn(Viewer::Side(side.enemy()));
        self.learn(Viewer::Onlooker);
    }

    /// They have seen something of its hidden forces, if it has some.
    pub(crate) fn show_of(&mut self, side: Side) {
        if !self.field().hidden(side).is_empty() {
            self.tell_of(side);
        }
    }

    /// Everybody has learned something.
    pub(crate) fn show_all(&mut self) {
        Viewer::ALL.into_iter().for_each(|viewer| self.learn(viewer));
    }

    /// All forces begin hidden (8.1).
    pub(crate) fn conceal_all(&mut self) {
        if !self.battle.hides {
            return;
        }
        for side in Side::BOTH {
            let ours = self.field().on_map(side);
            self.position.veil(ours);
        }
    }

    /// Hidden pieces among these are shown (8.3).
    pub(crate) fn show(&mut self, pieces: Pieces) {
        let hidden = pieces.and(self.position.hidden);
        for at in self.field().hexes_of(hidden).iter() {
            let pieces = self.position.pieces_at(at).and(hidden);
            let Some(side) = pieces.first().map(|piece| self.field().owner(piece)) else { continue };
            self.show_of(side);
            pieces.iter().for_each(|piece| self.position.unveil(piece));
            self.journal.note(cites!["8.3"], || ConcealmentEvent::Shown { side, at, pieces });
        }
    }

    /// Both sides show what is in sight (8.3, 8.4, 10.11); by night too (23.14).
    pub(crate) fn show_in_sight(&mut self) {
        self.regain_touch();
        let seen = Side::BOTH.map(|side| self.field().in_sight(side));
        for (side, hexes) in Side::BOTH.into_iter().zip(seen) {
            let night = self.field().is_night();
            for at in hexes.iter() {
                let pieces = self.field().ours_at(side, at).and(self.position.hidden);
                if pieces.is_empty() {
                    continue;
                }
                self.show_of(side);
                pieces.iter().for_each(|piece| self.position.unveil(piece));
                self.journal.note(cites!["8.3", !night => "10.11", night => "23.14", "8.4", "8.41"], || {
                    ConcealmentEvent::Shown { side, at, pieces }
                });
            }
        }
    }

    /// What is out of sight is hidden again, each hex as a lot (8.5).
    pub(crate) fn conceal_unseen(&mut self) {
        if !self.battle.hides {
            return;
        }
        for side in Side::BOTH {
            let seen = self.field().in_sight(side);
            let ours = self.field().on_map(side);
            let mut gone = Pieces::NONE;
            for hex in self.field().hexes_of(ours).iter().filter(|hex| !seen.has(*hex)) {
                let here = self.field().ours_at(side, hex);
                let shown = here.without(self.position.hidden);
                if !shown.is_empty() {
                    let turn = self.position.turn;
                    shown.iter().for_each(|piece| self.position.sighted[piece.index()] = turn);
                    let lot = here.and(self.position.hidden);
                    self.position.veil(shown);
                    self.position.merge_lots(shown.or(lot));
                    gone = gone.or(shown);
                }
            }
            if !gone.is_empty() {
                self.journal.note(cites!["8.5", "8.2"], || ConcealmentEvent::Concealed { side, pieces: gone });
            }
        }
    }

    /// Hidden pieces of a side that stand in one hex can no longer be told apart.
    pub(crate) fn mingle(&mut self, side: Side, hex: Hex) {
        let here = self.field().ours_at(side, hex).and(self.position.hidden);
        self.position.merge_lots(here);
    }

    /// Who advances or retreats next to the enemy is shown, and so are the enemies beside him (8.3).
    pub(crate) fn face(&mut self, side: Side, hex: Hex) {
        let field = self.field();
        let beside = field.around(hex).map(|(_, near)| field.ours_at(side.enemy(), near));
        let enemies = beside.fold(Pieces::NONE, Pieces::or);
        if !enemies.is_empty() {
            let ours = field.ours_at(side, hex);
            self.show(ours.or(enemies));
        }
    }

    /// Who has come up to the enemy scouts, and is scouted, one enemy hex after the other (8.3).
    pub(crate) fn scout(&mut self, side: Side, at: Hex) {
        let enemy = side.enemy();
        let veiled = self.field().is_veiled(side, at) || self.field().is_veiled_beside(enemy, at);
        if veiled {
            self.show_all();
        }
        for hex in self.field().zone_sources(enemy, at).iter() {
            let (ours, theirs) = (self.field().ours_at(side, at), self.field().ours_at(enemy, hex));
            if ours.is_empty() || theirs.is_empty() {
                continue;
            }
            let scouts = self.field().scouts(ours.or(theirs));
            self.show(scouts);
            let [mover, other] = [ours, theirs].map(|pieces| self.field().scouting(pieces));
            let finding = self.battle.charts.reconnaissance[mover][other];
            self.journal.note(cites!["8.3"], || ConcealmentEvent::Scouted { side, at, hex, finding });
            match finding {
                Finding::Nothing => {}
                Finding::Mover => self.show(ours),
                Finding::Enemy => self.show(theirs),
                Finding::Both => self.show(ours.or(theirs)),
                Finding::Fewer => {
                    let [mine, other] = [ours, theirs].map(|pieces| pieces.and(self.battle.vedettes).len());
                    if mine != other {
                        self.show(if mine < other { ours } else { theirs });
                    }
                }
                Finding::MoverOut => self.drive_in(side, ours, Place::Recovery),
                Finding::EnemyOut => {
                    self.show(theirs);
                    self.drive_in(enemy, theirs, Place::Recovered);
                }
            }
        }
    }

    /// A vedette is put out (22.25), unless a combat unit of its side is with it.
    fn drive_in(&mut self, side: Side, force: Pieces, place: Place) {
        let Some(piece) = force.and(self.battle.vedettes).first() else { return };
        if !force.and(self.battle.combat).is_empty() {
            return;
        }
        let at = self.position.at(piece);
        self.position.remove(piece, place);
        let recovered = place == Place::Recovered;
        self.journal.note(cites!["8.3", "22.25"], || ConcealmentEvent::DrivenIn { side, piece, recovered });
        self.forsake(side, at);
    }
}
