//! What every system says alike when it fulfils a contract, said once.
//!
//! The macros stand inside the system's own `impl`, and they take the names they find there. A
//! system calls its types `Battle`, `Position`, `Order`, `Event`, `View`, `Question` and `Subject`;
//! it has a `Field` that is read and a `Play` that is changed
//! ([`field_and_play!`](crate::field_and_play)).

/// The two ways to look at a battle: `Field` to read it, `Play` to change it. Chapters add their
/// methods to both.
#[macro_export]
macro_rules! field_and_play {
    ($visible:vis) => {
        /// A battle and a position, to be read: every predicate of the rules is asked here.
        #[derive(Clone, Copy)]
        $visible struct Field<'a> {
            /// What never changes.
            $visible battle: &'a Battle,
            /// What does.
            $visible position: &'a Position,
        }

        /// A battle while an order is carried out.
        $visible struct Play<'a, J> {
            /// What never changes.
            $visible battle: &'a Battle,
            /// What does.
            $visible position: &'a mut Position,
            /// The one source of chance.
            $visible dice: &'a mut $crate::Dice,
            /// Where events go.
            $visible journal: &'a mut J,
        }

        impl<J> Play<'_, J> {
            /// The same, to be read.
            #[inline]
            $visible fn field(&self) -> Field<'_> {
                Field { battle: self.battle, position: self.position }
            }
        }
    };
}

/// Inside `impl System`: the names of the types, and that `Field` knows who decides, lists and
/// checks orders, and that `Play` carries them out.
#[macro_export]
macro_rules! contract {
    () => {
        type Battle = Battle;
        type Position = Position;
        type Order = Order;
        type Event = Event;
        type View = View;
        type Question = Question;
        type Subject = Subject;

        fn to_decide(battle: &Battle, position: &Position) -> $crate::Decision<Question> {
            Field { battle, position }.to_decide()
        }

        fn orders(battle: &Battle, position: &Position, out: &mut Vec<Order>) {
            Field { battle, position }.orders(out);
        }

        fn check(battle: &Battle, position: &Position, order: Order) -> Result<(), $crate::Refusal> {
            Field { battle, position }.check(order)
        }

        fn carry_out(
            battle: &Battle,
            position: &mut Position,
            order: Order,
            dice: &mut $crate::Dice,
            journal: &mut impl $crate::Journal<Event>,
        ) {
            Play { battle, position, dice, journal }.carry_out(order);
        }
    };
}

/// Inside `impl Staged`: that `stage` lays a situation out, that the module `orders` reads orders,
/// and that the module `expect` says whether a sentence holds and describes a position.
#[macro_export]
macro_rules! staging {
    () => {
        fn stage(
            battle: &Battle,
            words: &toml::Table,
            dice: &mut $crate::Dice,
            events: &mut Vec<$crate::Noted<Event>>,
        ) -> Result<Position, String> {
            stage(battle, words, dice, events)
        }

        fn read_order(battle: &Battle, position: &Position, words: &str) -> Result<Vec<Order>, String> {
            orders::read(&Field { battle, position }, words)
        }

        fn holds(battle: &Battle, position: &Position, words: &str) -> Result<bool, String> {
            expect::holds(&Field { battle, position }, words)
        }

        fn question_names(question: Question) -> &'static [&'static str] {
            question_names(question)
        }

        fn describe(battle: &Battle, position: &Position) -> String {
            expect::describe(&Field { battle, position })
        }

        fn half_given(battle: &Battle, position: &Position) -> Option<String> {
            expect::half_given(&Field { battle, position })
        }
    };
}

/// Inside `impl Drilled`: that the module `judgement` has a `Judgement` for each level and
/// knows the chances of a side.
#[macro_export]
macro_rules! judged {
    () => {
        type Judgement = Judgement;

        fn judgement(level: $crate::Level) -> std::sync::Arc<Judgement> {
            std::sync::Arc::new(level.choose([Judgement::green, Judgement::seasoned, Judgement::best])())
        }

        fn chance(battle: &Self::Battle, position: &Self::Position, side: $crate::Side) -> f32 {
            judgement::chance(battle, position, side)
        }

        fn judge(judgement: &Judgement, battle: &Self::Battle, position: &Self::Position, side: $crate::Side) -> f32 {
            judgement.judge(battle, position, side)
        }
    };
}

/// Inside `impl Drilled`, where turns are planned as a whole: that the modules `habits` and
/// `courses` know what needs no thought and what is worth a thought.
#[macro_export]
macro_rules! whole_turns {
    () => {
        const WHOLE_TURNS: bool = true;
        const LONGEST: usize = 500;

        fn is_calm(position: &Self::Position, _question: Self::Question) -> bool {
            habits::is_calm(position)
        }

        fn habit(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Order> {
            habits::habit(battle, position)
        }

        fn courses(
            judgement: &Judgement,
            battle: &Self::Battle,
            position: &Self::Position,
            haste: bool,
            out: &mut Vec<Vec<Self::Order>>,
        ) {
            courses::courses(judgement, battle, position, haste, out);
        }
    };
}
