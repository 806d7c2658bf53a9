//! The words of the program: Fluent files, one set for program and browser.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Argument, Label};
use library::Library;
use rust_embed::Embed;
use unic_langid::LanguageIdentifier;

/// The languages we speak, the fallback first.
pub(crate) const LANGUAGES: [&str; 2] = ["en", "de"];

#[derive(Embed)]
#[folder = "../../locales"]
struct Files;

/// All files of the program in one language, one after the other.
pub(crate) fn texts(language: &str) -> Option<String> {
    if !LANGUAGES.contains(&language) {
        return None;
    }
    let prefix = format!("{language}/");
    let mut names: Vec<String> = Files::iter().filter(|name| name.starts_with(&prefix)).map(Into::into).collect();
    names.sort();
    let text = |name: &String| Files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned());
    Some(names.iter().filter_map(text).collect::<Vec<_>>().join("\n"))
}

/// The words of one language.
pub(crate) struct Messages {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// The words of a language; English if we do not speak it.
    pub(crate) fn of(language: &str) -> Self {
        let language = LANGUAGES.into_iter().find(|known| language.starts_with(known)).unwrap_or(LANGUAGES[0]);
        let identifier: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut messages = Messages { language, bundle: FluentBundle::new(vec![identifier]) };
        messages.bundle.set_use_isolating(false);
        messages.add(texts(language).unwrap_or_default());
        messages
    }

    /// Learns the words of the packs.
    pub(crate) fn learn(&mut self, library: &Library) {
        library.messages(self.language).for_each(|text| self.add(text.to_owned()));
    }

    fn add(&mut self, text: String) {
        // A file with errors still gives its good messages; a test keeps ours free of errors.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        self.bundle.add_resource_overriding(resource);
    }

    /// A message without arguments.
    pub(crate) fn say(&self, id: &str) -> String {
        self.tell(&Label::new(id))
    }

    /// A number with so many digits after the point, which may be a comma.
    pub(crate) fn figure(&self, value: f64, digits: usize) -> String {
        // Minus nothing is nothing.
        let value = if value.abs() < 0.5 * 0.1f64.powi(digits as i32) { 0.0 } else { value };
        format!("{value:.digits$}").replace('.', &self.say("cli-decimal-point"))
    }

    /// A label in words; an unknown message shows its id.
    pub(crate) fn tell(&self, label: &Label) -> String {
        let Some(pattern) = self.bundle.get_message(&label.id).and_then(|message| message.value()) else {
            return label.id.clone();
        };
        let mut arguments = FluentArgs::new();
        for (name, argument) in label.args.iter() {
            arguments.set(name, self.value(argument));
        }
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Text(text) => FluentValue::from(text.clone()),
            Argument::Message { msg } => FluentValue::from(self.say(msg)),
            Argument::List(labels) => {
                let words: Vec<String> = labels.iter().map(|label| self.tell(label)).collect();
                FluentValue::from(words.join(", "))
            }
        }
    }
}
