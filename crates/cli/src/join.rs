//! `subibaja join`: sit down at a table of a server.

use std::process::ExitCode;
use std::sync::mpsc::channel;

use terminal::folder::Folder;
use terminal::join::{Link, join};
use terminal::local::LocalPlay;
use terminal::plain;
use terminal::screen::run::{self, Begin, Startup, Teller};

use crate::play::Look;
use crate::random;

// Its help stands in the catalogue: see help.rs.
#[derive(clap::Args)]
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
    let key = link.may_invite().then(|| own_key(&link)).transpose()?;
    if args.look.is_plain() {
        let (tell, told) = channel();
        let source = join(link, key, name, texts, move |message| drop(tell.send(message)))?;
        plain::play(&mut args.look.console(), &source, &told, 0)?;
        return Ok(ExitCode::SUCCESS);
    }
    let setup = Startup {
        texts: texts.clone(),
        palette: args.look.palette(),
        confirm: Folder::find().map(|folder| folder.habits().confirm).unwrap_or_default(),
        local: LocalPlay::default(),
        fresh_seed: random::fresh_seed,
        fresh_key: random::fresh_key,
    };
    let open = move |tell: Teller| join(link, key, name, texts, tell);
    run::run(setup, Begin::Join(Box::new(open)))?;
    Ok(ExitCode::SUCCESS)
}

/// The key that goes with an invitation: made here, and kept before it is used.
fn own_key(link: &Link) -> anyhow::Result<String> {
    let fresh = random::fresh_key()?;
    match Folder::find() {
        Some(folder) => folder.key(link.table(), fresh),
        None => Ok(fresh),
    }
}
