//! Every name has a message, in every language.

use std::collections::BTreeMap;
use std::ops::Range;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::fault::Faults;
use crate::files::{Files, LANGUAGES, PACK, messages_file};
use crate::pack_file::PackFile;
use crate::read;
use crate::words::{At, Name};

/// The messages of a file and where they stand.
type Messages = BTreeMap<String, Range<usize>>;

/// Something that needs a message.
pub struct Need {
    file: &'static str,
    span: Range<usize>,
    message: String,
}

impl Need {
    /// The message of a name: a prefix and the name itself.
    pub fn new(file: &'static str, prefix: &str, name: &At<Name>) -> Self {
        Need { file, span: name.span.clone(), message: format!("{prefix}{}", **name) }
    }

    /// The same with an ending.
    pub fn between(file: &'static str, prefix: &str, name: &At<Name>, ending: &str) -> Self {
        Need { file, span: name.span.clone(), message: format!("{prefix}{}{ending}", **name) }
    }

    /// The title and the summary of a pack.
    pub fn of_the_pack(head: &PackFile) -> Vec<Need> {
        vec![Need::new(PACK, "", &head.title), Need::new(PACK, "", &head.summary)]
    }
}

/// Tells names without a message, and messages that only some languages have.
pub fn check_messages(files: &Files, needs: &[Need], faults: &mut Faults<'_>) {
    for language in files.languages().filter(|language| !LANGUAGES.contains(language)) {
        messages(files, language, faults);
    }
    let spoken: Vec<(&str, Messages)> =
        LANGUAGES.into_iter().filter_map(|language| Some((language, messages(files, language, faults)?))).collect();
    if spoken.len() == LANGUAGES.len() {
        same_messages(&spoken, faults);
        needed_messages(needs, &spoken, faults);
    }
}

/// The messages of a language; none if the file cannot be read.
fn messages(files: &Files, language: &str, faults: &mut Faults<'_>) -> Option<Messages> {
    let file = messages_file(language);
    let text = read::text(files, &file, faults)?;
    let (resource, errors) = match parser::parse_runtime(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        faults.at(&file, &error.pos, error.to_string());
    }
    let mut found = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let start = (message.id.name.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        let span = start..start + message.id.name.len();
        if message.value.is_none() {
            faults.at(&file, &span, format!("message `{}` has no text", message.id.name));
        }
        if found.insert(message.id.name.to_owned(), span.clone()).is_some() {
            faults.at(&file, &span, format!("message `{}` is there twice", message.id.name));
        }
    }
    Some(found)
}

fn same_messages(spoken: &[(&str, Messages)], faults: &mut Faults<'_>) {
    for (language, messages) in spoken {
        for (other, others) in spoken {
            for (message, span) in messages.iter().filter(|(message, _)| !others.contains_key(*message)) {
                let what = format!("message `{message}` is not in {}", messages_file(other));
                faults.at(&messages_file(language), span, what);
            }
        }
    }
}

fn needed_messages(needs: &[Need], spoken: &[(&str, Messages)], faults: &mut Faults<'_>) {
    for need in needs {
        // A message that only some languages have is told where it stands.
        if spoken.iter().all(|(_, messages)| !messages.contains_key(&need.message)) {
            let files: Vec<String> = LANGUAGES.iter().map(|language| messages_file(language)).collect();
            let what = format!("there is no message `{}` in {}", need.message, files.join(" and "));
            faults.at(need.file, &need.span, what);
        }
    }
}
