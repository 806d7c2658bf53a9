//! The commands and their flags; the words come from the messages.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};

use crate::messages::{LANGUAGES, Messages};

/// The language that the arguments or the environment ask for.
pub(crate) fn language(arguments: &[String]) -> String {
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if let Some(language) = word.strip_prefix("--language=") {
            return language.to_owned();
        }
        if word == "--language" {
            return words.next().cloned().unwrap_or_default();
        }
    }
    let ask = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ask("LC_ALL").or_else(|| ask("LC_MESSAGES")).or_else(|| ask("LANG")).unwrap_or_default()
}

/// The whole command line.
pub(crate) fn command(messages: &Messages) -> Command {
    let about = |command: Command, id: &str| {
        command.about(messages.say(&format!("cli-{id}"))).after_help(messages.say(&format!("cli-{id}-examples")))
    };
    let flag = |name: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(messages.say(&format!("cli-flag-{name}")))
    };
    let value = |name: &'static str, kind: &'static str| {
        Arg::new(name).long(name).value_name(kind).help(messages.say(&format!("cli-flag-{name}")))
    };
    let folder = || value("packs", "FOLDER").value_parser(value_parser!(PathBuf));
    let number = |name: &'static str| value(name, "N").value_parser(value_parser!(u64));
    let seconds = || value("seconds", "S").value_parser(value_parser!(f64));
    let files = |help: &str| {
        Arg::new("files")
            .value_name("FILE")
            .num_args(1..)
            .required(true)
            .help(messages.say(help))
            .value_parser(value_parser!(PathBuf))
    };
    let pack = || value("pack", "ID").default_value("marengo-1800");
    let option = || value("option", "KEY=VALUE").action(ArgAction::Append);
    Command::new("grognard")
        .version(env!("CARGO_PKG_VERSION"))
        .about(messages.say("cli-about"))
        .after_help(messages.say("cli-examples"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(value("language", "LANG").value_parser(LANGUAGES).global(true))
        .subcommand(
            about(Command::new("serve"), "serve")
                .arg(value("address", "ADDRESS").default_value("127.0.0.1:8800"))
                .arg(value("data", "FOLDER").default_value("data").value_parser(value_parser!(PathBuf)))
                .arg(value("log", "FILTER"))
                .arg(flag("proxy"))
                .arg(folder()),
        )
        .subcommand(
            about(Command::new("judge"), "judge")
                .arg(files("cli-judge-files"))
                .arg(flag("quiet"))
                .arg(flag("json"))
                .arg(folder()),
        )
        .subcommand(
            about(Command::new("replay"), "replay")
                .arg(
                    Arg::new("file")
                        .value_name("FILE")
                        .required(true)
                        .help(messages.say("cli-replay-file"))
                        .value_parser(value_parser!(PathBuf)),
                )
                .arg(flag("verify"))
                .arg(flag("json"))
                .arg(folder()),
        )
        .subcommand(
            about(Command::new("packs"), "packs")
                .subcommand_required(true)
                .subcommand(
                    about(Command::new("check"), "packs-check")
                        .arg(Arg::new("ids").value_name("ID").num_args(0..).help(messages.say("cli-packs-ids")))
                        .arg(folder()),
                )
                .subcommand(about(Command::new("list"), "packs-list").arg(flag("json")).arg(folder()))
                .subcommand(
                    about(Command::new("schema"), "packs-schema")
                        .arg(value("system", "SYSTEM").default_value("marengo")),
                ),
        )
        .subcommand(
            about(Command::new("rules"), "rules")
                .arg(value("system", "SYSTEM"))
                .arg(value("without", "CHAPTER,...").value_delimiter(','))
                .arg(value("where", "PARAGRAPH"))
                .arg(flag("list"))
                .arg(flag("complete"))
                .arg(flag("json"))
                .arg(folder()),
        )
        .subcommand(
            about(Command::new("perft"), "perft")
                .arg(pack())
                .arg(option())
                .arg(number("depth").default_value("4"))
                .arg(flag("json"))
                .arg(folder()),
        )
        .subcommand(
            about(Command::new("bench"), "bench")
                .arg(value("pack", "ID"))
                .arg(option())
                .arg(seconds().default_value("3"))
                .arg(number("battles"))
                .arg(flag("audit"))
                .arg(flag("undo").conflicts_with("audit"))
                .arg(flag("bare"))
                .arg(number("seed").default_value("1"))
                .arg(flag("json"))
                .arg(folder()),
        )
        .subcommand(
            about(Command::new("simulate"), "simulate")
                .arg(pack())
                .arg(option())
                .arg(value("seat", "SIDE=LEVEL").action(ArgAction::Append))
                .arg(number("battles").default_value("100").value_parser(value_parser!(u64).range(1..=1_000_000)))
                .arg(flag("pairs"))
                .arg(flag("audit"))
                .arg(number("seed").default_value("1"))
                .arg(flag("tournament").conflicts_with_all(["seat", "pairs"]))
                .arg(value("levels", "LEVEL,...").value_delimiter(',').requires("tournament"))
                .arg(value("state", "FILE").visible_alias("resume").value_parser(value_parser!(PathBuf)))
                .arg(value("keep", "FOLDER").value_parser(value_parser!(PathBuf)))
                .arg(value("pictures", "FOLDER").value_parser(value_parser!(PathBuf)))
                .arg(flag("json"))
                .arg(flag("csv").conflicts_with("json"))
                .arg(folder()),
        )
}
