//! The numbers from 2 to 99 as people write them, apart from the guard's own lists.

/// A language, how a card is named in it, and its numbers.
pub(crate) struct Spelling {
    pub(crate) code: &'static str,
    /// Sentences in which `{}` names a card.
    pub(crate) carriers: [&'static str; 4],
    pub(crate) spell: fn(usize) -> String,
}

pub(crate) const SPELLINGS: [Spelling; 7] = [
    Spelling {
        code: "en",
        carriers: ["I have the {}", "let me play my {} there", "it's a {}, ok?", "{}"],
        spell: english,
    },
    Spelling {
        code: "es",
        carriers: ["tengo el {}", "pongo mi {} ahí", "es un {}, ¿vale?", "{}"],
        spell: spanish,
    },
    Spelling {
        code: "pt",
        carriers: ["eu tenho o {}", "jogo o meu {} aí", "é um {}, tá?", "{}"],
        spell: portuguese,
    },
    Spelling {
        code: "fr",
        carriers: ["j'ai le {}", "je joue mon {} là", "c'est un {}, ok ?", "{}"],
        spell: french,
    },
    Spelling {
        code: "de",
        carriers: ["ich habe die {}", "ich spiel meine {} da", "das ist eine {}, ok?", "{}"],
        spell: german,
    },
    Spelling {
        code: "it",
        carriers: ["ho il {}", "gioco il mio {} lì", "è un {}, va bene?", "{}"],
        spell: italian,
    },
    Spelling {
        code: "ca",
        carriers: ["tinc el {}", "jugo el meu {} allà", "és un {}, d'acord?", "{}"],
        spell: catalan,
    },
];

fn tens_and_units(
    number: usize,
    low: &[&str; 20],
    tens: &[&str; 10],
    join: impl Fn(&str, &str) -> String,
) -> String {
    match (number / 10, number % 10) {
        (0 | 1, _) => low[number].to_owned(),
        (ten, 0) => tens[ten].to_owned(),
        (ten, unit) => join(tens[ten], low[unit]),
    }
}

fn english(number: usize) -> String {
    let low = [
        "",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    let tens =
        ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    tens_and_units(number, &low, &tens, |ten, unit| format!("{ten}-{unit}"))
}

fn spanish(number: usize) -> String {
    let low = [
        "",
        "uno",
        "dos",
        "tres",
        "cuatro",
        "cinco",
        "seis",
        "siete",
        "ocho",
        "nueve",
        "diez",
        "once",
        "doce",
        "trece",
        "catorce",
        "quince",
        "dieciséis",
        "diecisiete",
        "dieciocho",
        "diecinueve",
    ];
    let tens = [
        "",
        "",
        "veinte",
        "treinta",
        "cuarenta",
        "cincuenta",
        "sesenta",
        "setenta",
        "ochenta",
        "noventa",
    ];
    tens_and_units(number, &low, &tens, |ten, unit| match (ten, unit) {
        ("veinte", "dos") => "veintidós".to_owned(),
        ("veinte", "tres") => "veintitrés".to_owned(),
        ("veinte", "seis") => "veintiséis".to_owned(),
        ("veinte", unit) => format!("veinti{unit}"),
        (ten, unit) => format!("{ten} y {unit}"),
    })
}

fn portuguese(number: usize) -> String {
    let low = [
        "",
        "um",
        "dois",
        "três",
        "quatro",
        "cinco",
        "seis",
        "sete",
        "oito",
        "nove",
        "dez",
        "onze",
        "doze",
        "treze",
        "catorze",
        "quinze",
        "dezasseis",
        "dezessete",
        "dezoito",
        "dezenove",
    ];
    let tens = [
        "",
        "",
        "vinte",
        "trinta",
        "quarenta",
        "cinquenta",
        "sessenta",
        "setenta",
        "oitenta",
        "noventa",
    ];
    tens_and_units(number, &low, &tens, |ten, unit| format!("{ten} e {unit}"))
}

fn french(number: usize) -> String {
    let low = [
        "", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
        "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
    ];
    let tens = [
        "",
        "",
        "vingt",
        "trente",
        "quarante",
        "cinquante",
        "soixante",
        "soixante",
        "quatre-vingt",
        "quatre-vingt",
    ];
    match (number / 10, number % 10) {
        (0 | 1, _) => low[number].to_owned(),
        (7 | 9, unit) => format!("{}-{}", tens[number / 10], low[10 + unit]),
        (8, 0) => "quatre-vingts".to_owned(),
        (ten, 0) => tens[ten].to_owned(),
        (ten, 1) if ten < 7 => format!("{} et un", tens[ten]),
        (ten, unit) => format!("{}-{}", tens[ten], low[unit]),
    }
}

fn german(number: usize) -> String {
    let low = [
        "",
        "ein",
        "zwei",
        "drei",
        "vier",
        "fünf",
        "sechs",
        "sieben",
        "acht",
        "neun",
        "zehn",
        "elf",
        "zwölf",
        "dreizehn",
        "vierzehn",
        "fünfzehn",
        "sechzehn",
        "siebzehn",
        "achtzehn",
        "neunzehn",
    ];
    let tens = [
        "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig",
        "neunzig",
    ];
    tens_and_units(number, &low, &tens, |ten, unit| format!("{unit}und{ten}"))
}

fn italian(number: usize) -> String {
    let low = [
        "",
        "uno",
        "due",
        "tre",
        "quattro",
        "cinque",
        "sei",
        "sette",
        "otto",
        "nove",
        "dieci",
        "undici",
        "dodici",
        "tredici",
        "quattordici",
        "quindici",
        "sedici",
        "diciassette",
        "diciotto",
        "diciannove",
    ];
    let tens = [
        "",
        "",
        "venti",
        "trenta",
        "quaranta",
        "cinquanta",
        "sessanta",
        "settanta",
        "ottanta",
        "novanta",
    ];
    tens_and_units(number, &low, &tens, |ten, unit| match unit {
        "uno" | "otto" => format!("{}{unit}", &ten[..ten.len() - 1]),
        "tre" => format!("{ten}tré"),
        unit => format!("{ten}{unit}"),
    })
}

fn catalan(number: usize) -> String {
    let low = [
        "", "u", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou", "deu", "onze",
        "dotze", "tretze", "catorze", "quinze", "setze", "disset", "divuit", "dinou",
    ];
    let tens = [
        "",
        "",
        "vint",
        "trenta",
        "quaranta",
        "cinquanta",
        "seixanta",
        "setanta",
        "vuitanta",
        "noranta",
    ];
    tens_and_units(number, &low, &tens, |ten, unit| match ten {
        "vint" => format!("vint-i-{unit}"),
        ten => format!("{ten}-{unit}"),
    })
}
