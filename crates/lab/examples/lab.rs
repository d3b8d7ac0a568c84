//! The laboratory as a program of its own: `cargo run --release -p subibaja-lab --example lab --
//! run the-game --seats 3 --players steady`.

use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
#[command(name = "lab", about = "Many deals by many players")]
struct Arguments {
    #[command(subcommand)]
    command: lab::command::LabCommand,
}

fn main() -> ExitCode {
    match lab::command::run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lab: {error}");
            ExitCode::from(2)
        }
    }
}
