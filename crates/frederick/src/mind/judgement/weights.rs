//! What a judgement weighs, and how much.

/// What counts how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// A disordered unit, in points of army morale.
    pub disorder: f32,
    /// A routed unit beyond the point it costs now: what it may yet come to.
    pub routed: f32,
    /// A step lost of a counter that still stands.
    pub half: f32,
    /// How much of the enemy's coming attacks on those who touch him is believed.
    pub reply: f32,
    /// What a point of strength inflicts in a turn of fighting.
    pub inflict: f32,
    /// What a point of strength costs its own side in a turn of fighting.
    pub suffer: f32,
    /// How much a point of morale rating changes both.
    pub quality: f32,
    /// A battery that has somebody in range, for each point of strength.
    pub guns: f32,
    /// A battery that nobody covers near the enemy.
    pub bare: f32,
    /// A unit out of command.
    pub out_of_command: f32,
    /// Somebody in column near the enemy.
    pub column: f32,
    /// A routed unit near the enemy.
    pub hunted: f32,
    /// Strength that the enemy can bring against a stack beyond what stands there.
    pub exposed: f32,
    /// Units on good ground near the enemy.
    pub cover: f32,
    /// How far places are believed to be held at the end.
    pub places: f32,
    /// Army morale lost in a turn anyhow.
    pub decay: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            disorder: 0.3,
            routed: 0.3,
            half: 0.4,
            reply: 0.6,
            inflict: 0.022,
            suffer: 0.012,
            quality: 0.16,
            guns: 0.05,
            bare: 0.5,
            out_of_command: 0.12,
            column: 0.4,
            hunted: 0.4,
            exposed: 0.02,
            cover: 0.05,
            places: 0.6,
            decay: 0.4,
        }
    }
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// In a row.
    pub const fn row(&self) -> [f32; Weights::COUNT] {
        [
            self.disorder,
            self.routed,
            self.half,
            self.reply,
            self.inflict,
            self.suffer,
            self.quality,
            self.guns,
            self.bare,
            self.out_of_command,
            self.column,
            self.hunted,
            self.exposed,
            self.cover,
            self.places,
            self.decay,
        ]
    }

    /// Out of a row.
    pub const fn of_row(row: [f32; Weights::COUNT]) -> Weights {
        let [
            disorder,
            routed,
            half,
            reply,
            inflict,
            suffer,
            quality,
            guns,
            bare,
            out_of_command,
            column,
            hunted,
            exposed,
            cover,
            places,
            decay,
        ] = row;
        Weights {
            disorder,
            routed,
            half,
            reply,
            inflict,
            suffer,
            quality,
            guns,
            bare,
            out_of_command,
            column,
            hunted,
            exposed,
            cover,
            places,
            decay,
        }
    }
}
