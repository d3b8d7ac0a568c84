//! `bindgen IN.wasm FOLDER`: writes the JavaScript and TypeScript around a WebAssembly module.
//!
//! The tool of wasm-bindgen must have the exact version of the crate. As a library in the workspace's
//! own lock file it always has, and nothing is to be installed.

use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder] = arguments.as_slice() else {
        eprintln!("Usage: bindgen IN.wasm FOLDER");
        return ExitCode::FAILURE;
    };
    match write(Path::new(input), Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("bindgen: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn write(input: &Path, folder: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).typescript(true).remove_name_section(true);
    // The page finds the module beside the script.
    bindgen.omit_default_module_path(false);
    bindgen.web(true).map_err(|error| format!("{error:#}"))?;
    bindgen.generate(folder).map_err(|error| format!("{error:#}"))
}
