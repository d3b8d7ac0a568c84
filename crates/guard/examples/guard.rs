fn main() {
    for l in std::io::stdin().lines() {
        let l = l.unwrap();
        match guard::check(&l) {
            Ok(()) => println!("ok\t{l}"),
            Err(e) => println!("refused\t{}\t{e}\t{l}", e.code()),
        }
    }
}
