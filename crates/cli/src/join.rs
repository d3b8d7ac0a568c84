//! `subibaja join`: sit down at a table of a server.

use std::process::ExitCode;
use std::sync::mpsc::channel;

use terminal::join::{Link, join};
use terminal::local::Local;
use terminal::plain;
use terminal::screen::run::{self, Begin, Setup, Teller};

use crate::play::Look;
use crate::random;

/// Sit down at a server's table with a seat's link
#[derive(clap::Args)]
#[command(after_help = "\
The link is the one that the table's host sends you; # means something to most
shells, so put it in quotes. Who has no seat may look on where that is allowed.
Example:
  subibaja join 'http://127.0.0.1:8080/t/TABLE#SECRET' --name Ana")]
pub(crate) struct Args {
    /// The seat's link
    #[arg(value_name = "LINK")]
    link: Link,
    /// What to be called there, if the seat has no name yet
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    look: Look,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (link, name, texts) = (args.link.clone(), args.name.clone(), args.look.lang.texts());
    if args.look.is_plain() {
        let (tell, told) = channel();
        let source = join(link, name, texts, move |message| drop(tell.send(message)))?;
        plain::play(&mut args.look.console(), &source, &told, 0)?;
        return Ok(ExitCode::SUCCESS);
    }
    let setup = Setup {
        texts: texts.clone(),
        palette: args.look.palette(),
        local: Local::default(),
        fresh_seed: random::fresh_seed,
    };
    let open = move |tell: Teller| join(link, name, texts, tell);
    run::run(setup, Begin::Join(Box::new(open)))?;
    Ok(ExitCode::SUCCESS)
}
