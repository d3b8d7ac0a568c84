//! Files that nobody else may read: they hold the seeds of running games.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// What only its owner may read and write.
#[cfg(unix)]
const FILE_MODE: u32 = 0o600;
/// A folder that only its owner may look into.
#[cfg(unix)]
const FOLDER_MODE: u32 = 0o700;
/// The rights of everyone else.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// For a file that is made where it is missing.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    options.create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, FILE_MODE);
    options
}

/// Makes a folder, and those it stands in, where they are missing.
pub(super) fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, FOLDER_MODE);
    builder.recursive(true).create(path)
}

/// Takes away everyone else's rights to a file, if it is there. Where the file is another user's or
/// its disk knows no rights this can't be done, and that was somebody's choice.
#[cfg(unix)]
pub(super) fn tighten(path: &Path) -> io::Result<()> {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    let changed = match fs::metadata(path) {
        Ok(found) if found.permissions().mode() & OTHERS != 0 => {
            fs::set_permissions(path, fs::Permissions::from_mode(FILE_MODE))
        }
        found => found.map(|_| ()),
    };
    match changed.map_err(|error| (error.kind(), error)) {
        Err((
            io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied | io::ErrorKind::Unsupported,
            _,
        ))
        | Ok(()) => Ok(()),
        Err((_, error)) => Err(error),
    }
}

#[cfg(not(unix))]
pub(super) fn tighten(_: &Path) -> io::Result<()> {
    Ok(())
}
