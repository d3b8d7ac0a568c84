//! `subibaja backup`: the whole log in one file, while the server runs.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};

use super::{Bar, DatabaseArgs, count, wait};
use crate::output;

/// Write a back-up of a database, which may be in use
#[derive(clap::Args)]
#[command(after_help = "\
All that was acknowledged when it begins is in it, and it is restored into
either database: so it also moves a server from SQLite to PostgreSQL or back.
It holds all cards and all talk: only you can read the file.
Examples:
  subibaja backup --data /var/lib/subibaja subibaja-$(date +%F).backup
  subibaja backup - | zstd > subibaja.backup.zst
  subibaja verify subibaja-2026-11-19.backup")]
pub(crate) struct Args {
    /// The file to write, which must not be there yet; - is standard output
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = args.database.config()?;
    let bar = Bar::new();
    let mut progress = |done, of| bar.set(done, of);
    let to_file = args.file != Path::new("-");
    let written = if to_file {
        let part = Part::new(&args.file)?;
        let (file, written) = wait(async {
            Ok(server::backup(&config.store, || part.create(), &mut progress).await?)
        })?;
        part.finish(file)?;
        written
    } else {
        let out = || Ok(output::buffered());
        wait(async { Ok(server::backup(&config.store, out, &mut progress).await?) })?.1
    };
    drop(bar);
    let (tables, entries) =
        (count(written.tables, "table", "tables"), count(written.entries, "entry", "entries"));
    if to_file {
        let name = args.file.display();
        output::print(&format!(
            "{name}: {tables}, {entries}. To check it: subibaja verify {name}\n"
        ))?;
    }
    if written.left_out > 0 {
        let left_out = count(written.left_out, "entry", "entries");
        output::complain(&format!(
            "{left_out} belong to no table and were left out; `subibaja verify` says more"
        ));
        return Ok(output::WRONG.into());
    }
    Ok(ExitCode::SUCCESS)
}

/// The file while it is not whole: under another name, and gone if it never will be.
struct Part {
    path: PathBuf,
    whole: PathBuf,
}

impl Part {
    fn new(whole: &Path) -> anyhow::Result<Part> {
        let Some(name) = whole.file_name() else { bail!("{}: no name of a file", whole.display()) };
        if whole.exists() {
            bail!("{} is there already: name another file", whole.display());
        }
        let mut name = name.to_owned();
        name.push(format!(".part-{}", std::process::id()));
        Ok(Part { path: whole.with_file_name(name), whole: whole.to_owned() })
    }

    fn create(&self) -> io::Result<BufWriter<File>> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let named = |error: io::Error| {
            io::Error::new(error.kind(), format!("{}: {error}", self.path.display()))
        };
        Ok(BufWriter::with_capacity(1 << 16, options.open(&self.path).map_err(named)?))
    }

    /// Makes it durable, then gives it its name.
    fn finish(self, mut file: BufWriter<File>) -> anyhow::Result<()> {
        let place = || self.whole.display().to_string();
        file.flush().and_then(|()| file.get_ref().sync_all()).with_context(place)?;
        if self.whole.exists() {
            bail!("{} was made by somebody else meanwhile: name another file", place());
        }
        fs::rename(&self.path, &self.whole).with_context(place)?;
        let folder = std::path::absolute(&self.whole).with_context(place)?;
        let folder = folder.parent().unwrap_or(&folder);
        File::open(folder).and_then(|folder| folder.sync_all()).with_context(place)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Once it has its name there is none.
        let _ = fs::remove_file(&self.path);
    }
}
