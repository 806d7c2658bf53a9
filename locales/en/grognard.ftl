# The command line.
cli-about = Referee, secretary and analyst for the battles of the horse-and-musket age.
cli-examples =
    Examples:
      grognard serve                            play in the browser
      grognard judge packs/marengo-1800/situations
      grognard replay battle.json --verify
    Exit codes: 0 well, 1 something was found wrong, 2 wrong usage, 3 a file, folder or address that cannot be used.
cli-serve = Serve the table to browsers.
cli-serve-examples =
    Examples:
      grognard serve
      grognard serve --address 0.0.0.0:8800 --data /var/lib/grognard --packs ~/my-packs
cli-judge = Play situations and say what happened, with the paragraph for each thing.
cli-judge-examples =
    Examples:
      grognard judge dispute.toml
      grognard judge packs/marengo-1800/situations --quiet
cli-judge-files = Situations, or folders of them.
cli-replay = Tell a recorded battle again, after checking every order, die and fingerprint.
cli-replay-examples =
    Examples:
      grognard replay battle.json
      grognard replay battle.json --verify --json
cli-replay-file = A record that was exported from the lobby.
cli-packs = Check, list and describe packs.
cli-packs-examples = Example: grognard packs check --packs ~/my-packs
cli-packs-check = Prove that packs keep their promises; faults come with file, line and column.
cli-packs-check-examples =
    Examples:
      grognard packs check
      grognard packs check marengo-1800
cli-packs-ids = Which packs; all of them if none is named.
cli-packs-list = List the packs.
cli-packs-list-examples = Example: grognard packs list --json
cli-packs-schema = Write the JSON Schema of the files of a pack, for editors.
cli-packs-schema-examples = Example: grognard packs schema > pack.schema.json
cli-rules = Report which paragraphs of the rulebooks have a situation.
cli-rules-examples =
    Examples:
      grognard rules --list
      grognard rules --system marengo --complete
cli-perft = Count the order sequences to a depth.
cli-perft-examples = Example: grognard perft --pack marengo-1800 --depth 5
cli-bench = Play at random and measure it, or audit random battles.
cli-bench-examples =
    Examples:
      grognard bench --seconds 5
      grognard bench --battles 100000 --audit
cli-flag-language = The language of the messages.
cli-flag-address = Where to listen.
cli-flag-log = What to log on the standard error: error, warn, info, debug, or a filter such as “info,archive=debug”; without it RUST_LOG decides, else info
cli-flag-proxy = A proxy stands before the server and says in X-Forwarded-For where requests come from
cli-flag-data = The folder that battles are stored in.
cli-flag-packs = A folder of your own packs, laid over ours.
cli-flag-pack = Which pack.
cli-flag-without = Chapters that are left out, such as 17.
cli-flag-where = Tell file, line and function of the rules that follow a paragraph, such as 10.8.1.3 or frederick:10.8.1.3.
cli-flag-option = An option of the battle, such as scenario=main; can be given several times.
cli-flag-quiet = Tell only what failed.
cli-flag-json = Write JSON, for scripts.
cli-flag-verify = Say only whether the record is what happened.
cli-flag-system = Which rules system.
cli-flag-list = List the paragraphs that have none.
cli-flag-complete = Fail unless every paragraph has one.
cli-flag-depth = How deep.
cli-flag-seconds = How long.
cli-flag-battles = How many battles.
cli-flag-audit = Check every promise of the contract at every order.
cli-flag-undo = Only check that there is always an order, and that orders taken back leave no trace.
cli-flag-seed = The first seed.
cli-serving = The table is laid at { $url } (stop with Ctrl-C)
cli-bad-log = “{ $filter }” is no filter for the log: error, warn, info, debug, or such as “info,archive=debug”.
cli-bad-address = { $address } is no address to listen at; expected something like 127.0.0.1:8800
cli-cannot-read = { $path } cannot be read: { $why }
cli-bad-record = { $path }: the record is not in order: { $why }
cli-broken-pack = The pack { $id } is broken:
cli-no-such-pack = There is no pack { $id }; known are { $known }
cli-no-such-system = There is no rules system { $system } here yet; expected marengo
cli-passed = passed
cli-failed = FAILED
cli-refused = refused:
cli-judged = { $passed } passed, { $failed } failed
cli-verified = Verified: { $entries } entries, final position { $fingerprint }
cli-pack-well = { $id }: well
cli-pack-faulty =
    { $id }: { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
cli-covered = { $system }: { $covered } of { $paragraphs } paragraphs have a situation
cli-cited-nowhere = No line of the rules cites { $paragraph }. “grognard rules --list” names the paragraphs.
cli-audit-fault = it broke a promise of the contract: { $what }
cli-audited = { $pack }: { $battles } random battles, { $faults } faults
cli-perft-row = depth { $depth }: { $count } sequences in { $seconds } s
cli-flag-bare = Leave the single operations out.

# Packs at the table.
books-bad-options = These options will not do: { $why }
books-no-such-pack = There is no pack { $pack } here.
cli-simulate = Let computer generals fight each other, and count.
cli-flag-seat = Who plays a side; an ensign if none is named.
cli-flag-pairs = Fight each battle twice, with the levels changing sides.
cli-flag-csv = Write one line for each battle, for spreadsheets.
cli-bad-seat = { $seat } is no seat; expected a side ({ $sides }) and a level, like SIDE=ensign (random, ensign, colonel or marshal)

# The simulator.
cli-simulate-examples =
    Examples:
      grognard simulate --seat austria=ensign --seat france=ensign --battles 1000
      grognard simulate --seat austria=colonel --seat france=ensign --battles 200 --pairs --json
      grognard simulate --battles 500 --pictures pictures --keep records
      grognard simulate --tournament --levels random,ensign,colonel --battles 50 --state tournament.jsonl
    Levels: random, ensign, colonel, marshal
cli-flag-tournament = All levels against each other, each battle twice with sides swapped; cross table and ratings.
cli-flag-levels = Who takes part in the tournament; all levels if none is named.
cli-flag-state = Write down every finished battle here; started again with the same flags, go on from it.
cli-flag-keep = Keep the record of every battle in this folder, for replay and for import in the browser.
cli-flag-pictures = Draw the results as SVG pictures in this folder.
cli-decimal-point = .
cli-cannot-write = { $path } cannot be written: { $why }
cli-bad-state = { $path }: { $why }
cli-bad-level = { $level } is no level; expected random, ensign, colonel or marshal
cli-seat-twice = { $side } is given two seats
cli-one-level = A tournament needs two levels or more, like --levels random,ensign
cli-pairs-alike = With --pairs the levels change sides, so they must differ
cli-seed-too-high = Seed { $seed } is too high for so many battles; the highest is { $highest }
cli-battle-stuck = The battle of seed { $seed } ({ $one } against { $other }) cannot be brought to an end: { $why }
cli-no-end = it goes on and on
cli-state-found = { $path }: going on with { $count } finished battles
cli-state-in-use = another simulation is writing it
cli-state-foreign = it holds something other than the state of a simulation; nothing was changed
cli-state-differs = it was begun with other parameters: { $differences }. Use the same ones, or another file
cli-state-difference = { $name } was { $was } and is now { $is }
cli-state-other-habits = the { $level } of this build decides differently from the one that began it
cli-state-damaged = line { $line } cannot be read: { $why }
cli-interrupted = Interrupted. The finished battles are written down; the same command goes on from there.
cli-picture-drawn = Drawn: { $path }
cli-records-kept = Records kept in { $path }
general-random = Chance
cli-simulate-headline =
    { $title }: { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }, seeds { $first } to { $last }
cli-simulate-share = { $won } = { $share } % ({ $low } to { $high })
cli-simulate-won = battles won
cli-simulate-losses = strength lost
cli-simulate-morale-left = morale left
cli-simulate-broken = army broken
cli-simulate-imagined = orders imagined
cli-simulate-ways = How they were won
cli-simulate-length = Length of a battle: { $rounds } rounds, { $orders } orders (all intervals 95 %)
cli-simulate-pairs = { $first } against { $second } over pairs: { $score } ({ $low } to { $high })
cli-simulate-as = { $first } as { $side }: won { $won }
cli-simulate-morale = Morale over time
cli-simulate-after-round = after round
cli-simulate-start = start
cli-tournament-score = score against
cli-tournament-cell = { $score } ({ $low } to { $high })
cli-tournament-level = level
cli-tournament-rating = rating
cli-tournament-points = points
cli-tournament-points-of = { $points } of { $of }
cli-tournament-note = Ratings by maximum likelihood on the scale of chess (400 points for each factor of ten in the odds), { $anchor } fixed at 0. Each pairing counts as if one more battle had been drawn, so that a perfect score has a finite rating. Intervals 95 %.
cli-picture-length = Length of the battles
cli-picture-losses = Losses
cli-picture-morale = Morale over the rounds
cli-picture-ratings = Ratings
cli-picture-battles = battles
cli-picture-rounds = rounds
cli-picture-orders = orders given (every battle took { $rounds } rounds)
cli-picture-won-by = won by { $side }
cli-picture-drawn-battle = drawn
cli-picture-points = strength points lost
cli-picture-mean = mean { $mean } ± { $reach }
cli-picture-morale-points = morale
cli-picture-after-round = after round
cli-picture-interval = 95 % of the mean
cli-picture-middle = middle 80 % of battles
cli-picture-rating = rating, { $anchor } fixed at 0; 95 % intervals

# The judge. What is written in back quotes are words of situations, which are the same in every language.
judge-reader = { $what }
judge-not-so = not so: { $words }
judge-not-carried = nothing in this run rests on { $cite }
judge-dice-left = { $count ->
    [one] one forced die was never rolled
   *[other] { $count } forced dice were never rolled
}
judge-die-too-low = dice are counted from { $bound }
judge-die-too-high = no die shows more than { $bound }
judge-after-arrow = after `=>` comes `refused system:paragraph`
judge-no-side-said = `{ $words }` does not begin with `side:`
judge-no-such-side = there is no side `{ $name }`; there are { $known }
judge-no-order = `{ $words }` is no order; orders are: { $known }
judge-no-sentence = `{ $words }` is no expectation; expectations are: { $known }
judge-no-question = nobody is ever asked `{ $name }`; questions are: { $known }
judge-no-key = `{ $name }` means nothing in a position; expected one of { $known }
judge-no-side-key = `{ $name }` means nothing for a side; expected one of { $known }
judge-carried-out = it was carried out; { $cite } was expected to forbid it
judge-forbidden = { $cite } forbids it: { $why }
judge-forbidden-otherwise = { $expected } was expected to forbid it, but { $cite } does: { $why }
judge-half-given = Begun and not ended: `{ $words }`. It stays until it is ended, or taken back with `undo`.
judge-unjudged = { $count ->
    [one] One expectation was not judged, since the situation did not get so far.
   *[other] { $count } expectations were not judged, since the situation did not get so far.
}
judge-asked = { $side } has to decide (`{ $names }`): { $question }
judge-won = The battle is over; { $side } has won.
judge-drawn = The battle is over; nobody has won.
