//! Chapter 23: the weather, and what it does.

use hexes::Hex;
use kernel::{Journal, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::engine::position::NOWHERE;
use crate::engine::spec::Daytime;
use crate::rules::cites;

/// The state of the weather.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Fair or cloudy.
    #[default]
    Fair,
    /// Snow.
    Snow,
    /// A snowstorm.
    Snowstorm,
    /// Frost.
    Frost,
    /// Rain.
    Rain,
    /// A thunderstorm.
    Thunderstorm,
    /// Mud.
    Mud,
    /// Rain and mud together, after a thunderstorm.
    RainAndMud,
    /// Fog.
    Fog,
    /// Heat.
    Heat,
    /// A dust storm.
    DustStorm,
}

/// All conditions, in the order of their numbers.
pub const CONDITIONS: [Condition; 11] = [
    Condition::Fair,
    Condition::Snow,
    Condition::Snowstorm,
    Condition::Frost,
    Condition::Rain,
    Condition::Thunderstorm,
    Condition::Mud,
    Condition::RainAndMud,
    Condition::Fog,
    Condition::Heat,
    Condition::DustStorm,
];

impl Condition {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Condition::Fair => "fair",
            Condition::Snow => "snow",
            Condition::Snowstorm => "snowstorm",
            Condition::Frost => "frost",
            Condition::Rain => "rain",
            Condition::Thunderstorm => "thunderstorm",
            Condition::Mud => "mud",
            Condition::RainAndMud => "rain-and-mud",
            Condition::Fog => "fog",
            Condition::Heat => "heat",
            Condition::DustStorm => "dust-storm",
        }
    }
}

/// No more hexes burn at once.
pub const MOST_FIRES: usize = 8;

/// What a condition does (23.13); factors are in quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// How far one sees.
    pub sight: u8,
    /// The modifier of bombardments; nothing: there are none.
    pub bombardment: Option<i8>,
    /// The modifier of charges; nothing: there are none.
    pub charge: Option<i8>,
    /// Rivers and lakes are frozen.
    pub frozen: bool,
    /// Pontoons may be laid.
    pub pontoons: bool,
    /// Positions may be improved.
    pub works: bool,
    /// What is left of infantry in combat.
    pub infantry: u8,
    /// What is left of artillery in combat.
    pub artillery: u8,
    /// Costs of trains and artillery are doubled.
    pub heavy_going: bool,
    /// Results with a star become shock.
    pub close: bool,
}

/// What the weather brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum WeatherEvent {
    /// The weather was rolled for.
    Weather { condition: Condition, die: u8, turns: u8 },
    /// What the night makes of it.
    NightFell { condition: Condition },
    /// Rain puts fires out.
    FiresOut { fires: u8 },
}

impl WeatherEvent {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        None
    }
}

impl Field<'_> {
    /// What the weather does now.
    #[inline]
    pub(crate) fn weather(&self) -> &Effects {
        &self.battle.charts.weather[self.position.weather as usize]
    }

    /// Whether a hex is on fire (23.15).
    pub(crate) fn is_burning(&self, hex: Hex) -> bool {
        self.position.fires.contains(&hex)
    }

    pub(crate) fn is_night(&self) -> bool {
        self.turn().daytime != Daytime::Day
    }
}

impl Battle {
    /// The weather by die in a turn: what the turn record said last, or the scenario (23.11). A
    /// scenario without any is played in fair weather.
    fn weather_table(&self, turn: u8) -> Option<&[Condition; 6]> {
        let until = self.scenario.turns.iter().take(usize::from(turn));
        until.rev().find_map(|turn| turn.weather.as_ref()).or(self.scenario.weather.as_ref())
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The weather segment of the first player (23.11, 23.12, 23.16).
    pub(crate) fn check_weather(&mut self) {
        let position = &mut *self.position;
        position.weather_left = position.weather_left.saturating_sub(1);
        let storm = position.weather == Condition::Thunderstorm;
        if storm {
            position.weather = Condition::RainAndMud;
            position.weather_left = 2;
            self.journal.note(cites!["23.16"], || WeatherEvent::Weather {
                condition: Condition::RainAndMud,
                die: 0,
                turns: 2,
            });
            return self.drench();
        }
        let first_of_day = {
            let turn = position.turn;
            turn == 1 || self.battle.turn(turn - 1).daytime != Daytime::Day
        };
        if !first_of_day && self.position.weather_left > 0 {
            return;
        }
        let Some(table) = self.battle.weather_table(self.position.turn) else { return };
        let die = self.die();
        let condition = table[usize::from(die - 1)];
        let told = self.battle.scenario.weather_lasts;
        let turns = match (condition, told) {
            (Condition::Thunderstorm, _) => 1,
            (_, Some(turns)) => turns,
            _ => die + self.die(),
        };
        (self.position.weather, self.position.weather_left) = (condition, turns);
        self.position.weather_checked = true;
        self.position.weather_die = die;
        let storm = condition == Condition::Thunderstorm;
        self.journal.note(cites!["23.1", "23.11", !storm => "23.12", storm => "23.16"], || WeatherEvent::Weather {
            condition,
            die,
            turns,
        });
        self.drench();
    }

    /// A hex is set on fire, by a scenario or a card (23.15).
    pub(crate) fn set_fire(&mut self, hex: Hex) {
        if !self.field().is_burning(hex) {
            let free = self.position.fires.iter_mut().find(|fire| **fire == NOWHERE);
            free.into_iter().for_each(|fire| *fire = hex);
        }
    }

    /// Rain and thunderstorms put fires out at once (23.15).
    fn drench(&mut self) {
        let wet = matches!(self.position.weather, Condition::Rain | Condition::Thunderstorm | Condition::RainAndMud);
        let fires = self.position.fires.iter().filter(|fire| **fire != NOWHERE).count() as u8;
        if wet && fires > 0 {
            self.position.fires = [NOWHERE; MOST_FIRES];
            self.journal.note(cites!["23.15"], || WeatherEvent::FiresOut { fires });
        }
    }

    /// The weather of the night (23.14).
    pub(crate) fn night_falls(&mut self) {
        let muddy = matches!(self.position.weather, Condition::Thunderstorm | Condition::Mud | Condition::RainAndMud);
        let condition = if muddy { Condition::Mud } else { Condition::Fair };
        self.position.weather = condition;
        self.position.weather_left = 0;
        self.journal.note(cites!["23.14"], || WeatherEvent::NightFell { condition });
    }
}
