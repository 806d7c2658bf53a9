//! What a judgement weighs, and how much. Everything is in victory points.

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $value:expr,)*) => {
        /// What counts how much.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Default for Weights {
            fn default() -> Self {
                Weights { $($name: $value,)* }
            }
        }

        impl Weights {
            /// Their names.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// In a row.
            pub fn row(&self) -> Vec<f32> {
                vec![$(self.$name),*]
            }

            /// A weight by its name.
            pub fn named(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// A point of strength on the map, beyond what the enemy gets for it.
    material: 0.35,
    /// Points for places that will be held.
    prizes: 1.0,
    /// A formation that is demoralized, for each point of its strength.
    demoralized: 0.18,
    /// How much of the attacks that a side would declare now is believed.
    attack: 0.9,
    /// How much of those that the enemy will declare is.
    reply: 0.6,
    /// The part of those that promise him nothing and must be made.
    forced: 0.7,
    /// What a hex is worth to its taker.
    ground: 0.5,
    /// How much of what the enemy can bring against stacks is feared.
    exposed: 0.1,
    /// How much of what a side can bring against the enemy in its next turn is hoped for.
    menace: 0.1,
    /// How much of a stack that has no way to retreat is lost when it must.
    cut_off: 0.8,
    /// The part of that for one who has a single way.
    hemmed: 0.5,
    /// A battery that has somebody in range, for each point of strength.
    guns: 0.15,
    /// Guns that nobody covers.
    bare: 0.3,
    /// Units out of the range of their officers, for each point of strength.
    command: 0.05,
    /// A leader in danger.
    leader: 0.8,
    /// A train in danger.
    train: 0.6,
    /// Want of supply, for each point of strength.
    supply: 0.15,
    /// How near a point of strength is to a place that counts.
    approach: 0.12,
    /// A point of strength that is due and not yet on the map.
    outside: 0.3,
    /// Somebody in road march near the enemy, for each point of strength.
    column: 0.12,
    /// A guard that has been committed.
    guard: 0.4,
    /// Good ground under a point of strength near the enemy.
    cover: 0.02,
    /// A point of strength that stands alone near the enemy.
    alone: 0.04,
    /// Who has a march order and has not marched, for each point of strength.
    bound: 0.1,
    /// How many points make a win at the end likely.
    scale: 5.0,
    /// How many more for each turn before it, by the root.
    doubt: 2.5,
}
