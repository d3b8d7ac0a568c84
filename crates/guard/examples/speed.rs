fn main() {
    let s = "I think we should leave the second pile alone for one more turn because I have two good cards there, and someone else could play on the first pile, no big jump please, thanks a lot everyone ok";
    let _ = guard::check("x");
    let t = std::time::Instant::now();
    for _ in 0..2000 {
        std::hint::black_box(guard::check(std::hint::black_box(s)).is_ok());
    }
    println!("{} chars {:?} each {:?}", s.len(), t.elapsed() / 2000, guard::check(s));
}
