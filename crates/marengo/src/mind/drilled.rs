//! What computer generals must know of these rules.

use kernel::Drilled;

use crate::mind::judgement::{self, Judgement};
use crate::sequence::Question;
use crate::system::Marengo;

impl Drilled for Marengo {
    kernel::judged!();

    fn is_quiet(question: Question) -> bool {
        question == Question::Command
    }
}
