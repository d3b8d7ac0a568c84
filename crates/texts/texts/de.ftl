# What Subibaja says, in German. The words are those of the glossary: Stapel, Hand, Platz, Zug,
# Nachziehstapel.

## Counts and names

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
points-short = { $count } Pkt.
seat = Platz { $number }
seat-you = { $seat } (du)
you = du
person = Person
list-and = { $items } und { $last }
label-value = { $label }: { $value }
gold = Gold
silver = Silber
yes = ja
no = nein
waiting = Warten auf den Tisch…
too-small = Dieses Fenster hat { $now }; Subibaja braucht { $width }×{ $height }. Zieh es größer, oder drück Ctrl-C und nimm: subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Gemeinsam alle 98 Karten auf vier Stapel bringen. Reden ist erlaubt, Zahlen sind tabu.
about-ascenso-descenso = Wie The Game, nur kürzer: 68 Karten in offenen Reihen und dazu 7er-Sprünge.
about-face-to-face = Ein Duell, beide mit eigenen Karten. Hilf einmal pro Zug deinem Gegenüber, dann füllst du deine Hand wieder auf.
about-hormigas = Tausch pro Zug eine Karte, bis deine ganze Hand geordnet ist. Jede Ameise zählt.
sentence-of-game = { $game }: { $about }

## Options

option-start = Wer fängt an
option-start-choose = das Team entscheidet
option-start-seat = { $seat }
option-start-lot = ausgelost
option-minimum = Minimum pro Zug
option-minimum-number = { $count } Karten
option-small_hand = Handkarten
option-small_hand-false = volle Hand
option-small_hand-true = eine Karte weniger
option-jump = 7er-Sprünge
option-jump-immediate = direkt nach einer Karte in derselben Reihe
option-jump-any = von jeder obersten Karte
option-last_card = Einzelne letzte Karte
option-last_card-lose = verliert: du brauchst zwei
option-last_card-allow = darf allein abgelegt werden
option-hand = Karten auf der Hand
option-hand-number = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
option-hand-list = { $list }
option-finish = Ende einer Runde
option-finish-auto = sobald eine Hand geordnet ist
option-finish-claim = eine geordnete Hand muss man ansagen
option-target = Die Partie endet
option-target-number = bei { $count } Punkten
option-rounds = Runden
option-rounds-number = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
option-symbols = Ameisen auf den Karten
option-symbols-house = von uns verteilt
option-symbols-one = eine pro Karte
option-symbols-table = selbst verteilt
option-turn_limit = Züge pro Runde
option-turn_limit-number = { $count ->
    [0] ohne Limit
   *[other] höchstens { $count }
}

# A game that differs by an option.
changed-start-seat = { $seat } fängt an
changed-minimum-number = mindestens { $count } Karten pro Zug
changed-small_hand-true = eine Karte weniger auf der Hand
changed-jump-any = Sprünge von jeder obersten Karte
changed-last_card-allow = eine letzte Karte darf allein abgelegt werden
changed-hand-number = { $count } Karten auf der Hand
changed-hand-list = Karten auf der Hand: { $list }
changed-finish-claim = eine geordnete Hand muss man ansagen
changed-target-number = bis { $count } Punkte
changed-rounds-number = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
changed-symbols-one = eine Ameise pro Karte
changed-symbols-table = Ameisen selbst verteilt
changed-turn_limit-number = { $count ->
    [one] höchstens 1 Zug pro Runde
   *[other] höchstens { $count } Züge pro Runde
}

## Levels of bots

level-random = Zufall
level-random-about = spielt irgendetwas
level-novice = Einstieg
level-novice-about = spielt, was am nächsten liegt
level-steady = Erfahren
level-steady-about = zählt mit und plant
level-expert = Profi
level-expert-about = denkt voraus; braucht kurz

## What came out

outcome-won = gewonnen, alle Karten abgelegt
outcome-lost = { $count ->
    [one] verloren, 1 Karte übrig
   *[other] verloren, { $count } Karten übrig
}
outcome-emptied = { $count ->
    [one] { $winner } hat alle Karten abgelegt und gewinnt; { $loser } hat noch 1 Karte
   *[other] { $winner } hat alle Karten abgelegt und gewinnt; { $loser } hat noch { $count } Karten
}
outcome-stuck = { $count ->
    [one] { $winner } gewinnt: { $loser } konnte keine zwei Karten ablegen und hat noch 1 übrig
   *[other] { $winner } gewinnt: { $loser } konnte keine zwei Karten ablegen und hat noch { $count } übrig
}
outcome-points = { $count ->
    [one] { $winner } gewinnt mit 1 Punkt (Punkte nach Plätzen: { $all })
   *[other] { $winner } gewinnt mit { $count } Punkten (Punkte nach Plätzen: { $all })
}
outcome-shared = { $count ->
    [one] { $winners } teilen sich den Sieg mit je 1 Punkt (Punkte nach Plätzen: { $all })
   *[other] { $winners } teilen sich den Sieg mit je { $count } Punkten (Punkte nach Plätzen: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } nach 1 Runde
   *[other] { $won } nach { $count } Runden
}
outlook-turn = { $seat } ist dran
outlook-round = { $seat } ist in Runde { $round } dran
outlook-deal = gleich wird Runde { $round } ausgeteilt (Punkte nach Plätzen: { $points })
outlook-choose = das Team muss noch entscheiden, wer anfängt
best-first = Deine erste Partie mit diesen Einstellungen.
best-left = { $count ->
    [0] Bestwert mit diesen Einstellungen: alle Karten abgelegt.
    [one] Bestwert mit diesen Einstellungen: 1 Karte übrig.
   *[other] Bestwert mit diesen Einstellungen: { $count } Karten übrig.
}
best-points = { $count ->
    [one] Bestwert mit diesen Einstellungen: 1 Punkt.
   *[other] Bestwert mit diesen Einstellungen: { $count } Punkte.
}
best-won = { $count ->
    [one] Gewonnen mit diesen Einstellungen: { $won } von 1 Partie.
   *[other] Gewonnen mit diesen Einstellungen: { $won } von { $count } Partien.
}
rivals = Bots mit den gleichen Karten:
rivals-playing = spielen noch…
kept = Aufzeichnung gespeichert in { $path }

## Whose turn it is

turn-yours = { $count ->
    [one] Du bist dran. Leg noch 1 Karte ab.
   *[other] Du bist dran. Leg mindestens { $count } Karten ab.
}
turn-yours-done = Du bist dran. Beende den Zug mit `end` oder spiel weiter.
turn-theirs = { $count ->
    [one] { $seat } ist dran: noch 1 Karte.
   *[other] { $seat } ist dran: mindestens { $count } Karten.
}
turn-theirs-done = { $seat } ist dran und kann den Zug beenden.
status-yours-done = Du bist dran. Beende den Zug mit e oder spiel weiter.
status-choose = Sieh dir deine Karten an. Wer fängt an? Drück 1 bis { $last }.
status-deal = Runde { $round } ist vorbei. Enter teilt die nächste aus.
status-thinking = { $seat } überlegt…
status-sent = Wird gesendet…
ants-take-yours = nimm eine Karte aus der Mitte
ants-take = { $seat } nimmt eine Karte
ants-put-yours = füg die Karte zwischen zwei von deinen ein
ants-put = { $seat } fügt die Karte ein
ants-claim-yours = ist deine Hand geordnet? `claim` sagt es an, `pass` spielt weiter
status-claim-yours = Runde { $round }, Zug { $turn }: ist deine Hand geordnet?
ants-claim = { $seat } sagt an oder spielt weiter
ants-turn = Runde { $round }, Zug { $turn }: { $what }.
ants-deal = Runde { $round } ist vorbei. `deal` teilt die nächste aus.
ants-over = Die Partie ist nach Runde { $round } zu Ende.
ants-winners = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}
ants-in-the-air = genommen
ants-put-away = Ablage: { $cards }
ants-preview = { $card } rein mit { $gap } links davon, { $out } raus. Beste Folge dann: { $best }.

## Drawings in lines

drawing-draw-pile = Nachziehstapel: { $count }
drawing-not-placed = Noch übrig: { $count }
drawing-counts = {"  "}Nachziehstapel: { $draw }. Noch übrig: { $left }.
drawing-draw-pile-next = {"  "}Nachziehstapel, nächste Karte zuerst:{" "}
drawing-draw-pile-of-next = {"  "}{ $seat }, Nachziehstapel, nächste Karte zuerst:{" "}
drawing-hand = {"  "}Hand:{" "}
drawing-card = Karte
drawing-choose = Das Team entscheidet, wer anfängt: start@0 (Platz 1) bis start@{ $last } (Platz { $seats }).
drawing-won = Alle Karten sind abgelegt. Das Team gewinnt!
drawing-lost = { $count ->
    [one] Verloren, 1 Karte übrig: { $seat } konnte nicht genug ablegen.
   *[other] Verloren, { $count } Karten übrig: { $seat } konnte nicht genug ablegen.
}
drawing-helped = Das Geschenk liegt schon.
drawing-duel-emptied = { $seat } gewinnt: alle Karten abgelegt.
drawing-duel-stuck = { $seat } gewinnt: { $loser } konnte keine zwei Karten ablegen.
drawing-signs = Zahl: der Abstand auf diesem Stapel. «: zurück. -: jetzt nicht.
drawing-signs-duel = Zahl: der Abstand auf diesem Stapel. «: zurück. +: Geschenk. -: jetzt nicht.
drawing-put-away = {"  "}Ablage:{" "}
drawing-symbols = { $ant } Ameisen: { $table }
drawing-in-the-air = Genommen: { $card }
drawing-in-the-air-hidden = Genommen: ░░ (lag verdeckt)
drawing-in-this-round = davon { $count } in dieser Runde
drawing-best-stretch = beste Folge { $count }
drawing-seen = bek.
drawing-legal = Möglich:{" "}
drawing-put =
    put@K-left, put@K-right: einfügen mit K Karten links davon (0 bis { $last }), dann
    die Karte auf dieser Seite abwerfen; am Rand die vom anderen Rand.

## The log

log-title = Spielverlauf
log-back = { $count ->
    [one] Spielverlauf, 1 Zeile zurück
   *[other] Spielverlauf, { $count } Zeilen zurück
}
log-started = { $seat } fängt an
log-placed = { $seat } legt die { $card } { $on }
log-drew = { $count ->
    [0] { $seat } beendet den Zug und zieht nichts
    [one] { $seat } beendet den Zug und zieht 1 Karte
   *[other] { $seat } beendet den Zug und zieht { $count } Karten
}
log-stuck = { $seat } kann nicht genug Karten ablegen
log-refreshed = { $seat } erneuert die Mitte
log-took = { $seat } nimmt die { $card } aus der Mitte, Stelle { $place }
log-took-face-down = { $seat } nimmt die verdeckte Karte an Stelle { $place }
log-put-left = { $seat } fügt sie mit { $at } links davon ein und wirft links die { $card } ab
log-put-right = { $seat } fügt sie mit { $at } links davon ein und wirft rechts die { $card } ab
log-claimed = { $seat } sagt an: geordnet!
log-passed = { $seat } spielt weiter
log-dealt = Die nächste Runde wird ausgeteilt
log-swap = nimmt die { $card }, wirft die { $out } ab
log-swap-hidden = nimmt eine verdeckte Karte, wirft die { $out } ab
round-wrong-claim = Die Runde ist vorbei: { $seat } hat angesagt, aber die Hand ist nicht geordnet. Punkte: { $points }
round-ordered = Die Runde ist vorbei: { $seat } hat die ganze Hand geordnet. Punkte: { $points }
round-limit = Die Runde ist vorbei: keine Züge mehr. Punkte: { $points }

## Signals

signal-leave = Diesen Stapel bitte nicht.
signal-no-big-step = Hier bitte nur kleine Schritte.
signal-good = Für den habe ich was Gutes.
signal-go-ahead = Nur zu, ich brauche ihn nicht.
signal-trouble = Bei mir wird es eng.
signal-fine = Bei mir läuft es.
signal-would-start = Ich könnte anfangen.
signal-rather-not = Ich fange lieber nicht an.
reaction-bravo = Bravo!
reaction-thanks = Danke!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-luck = Viel Glück!
reaction-title = Reaktionen
reaction-later = Eine Reaktion pro Zug. Warte kurz.
word-leave = lass
word-no-big-step = klein
word-good = gut
word-go-ahead = frei

## Piles and steps

panel-draw-pile = Nachziehen
panel-not-placed = Noch übrig
panel-hands = Handkarten
panel-hand = Hand
step-on = Schritt { $gap }
step-back = « zurück { $gap }
step-jump = « Sprung { $gap }
step-help = +Geschenk { $gap }

## Planning

planned = Dein Zug bisher: { $tokens } (nur du siehst ihn, bis du ihn beendest)
nothing-to-take-back = Es gibt nichts zurückzunehmen.

## Questions before what can't be undone

ask-end = Zug beenden mit { $tokens }? Dann sehen es alle, und es gibt kein Zurück.
ask-last-card = { $tokens } ablegen? Damit endet die Partie.
ask-start = Soll { $seat } anfangen?
ask-face-down = Die verdeckte Karte an Stelle { $place } nehmen? Sobald du sie gesehen hast, kann sie nicht zurück.
ask-refresh = Die drei offenen Karten auf die Ablage legen und drei neue verdeckt auslegen? Es gibt kein Zurück.
ask-put = { $count ->
    [one] Die { $card } mit 1 Karte links davon einfügen und die { $out } abwerfen? Damit endet dein Zug.
   *[other] Die { $card } mit { $count } Karten links davon einfügen und die { $out } abwerfen? Damit endet dein Zug.
}
ask-claim = Ansagen, dass deine Hand geordnet ist? Die Runde endet, und wenn es nicht stimmt, bekommst du nichts.
ask-pass = Ohne Ansage weiterspielen?
ask-deal = Die nächste Runde austeilen?
ask-leave-game = Partie verlassen? Sie ist gespeichert und steht wieder im Menü. Noch einmal Strg+C beendet sofort.
ask-leave-table = Tisch verlassen? Dein Platz bleibt dir: Derselbe Link bringt dich zurück.
ask-quit = Subibaja beenden?
ask-forget = Diese Partie löschen? Sie lässt sich nicht zurückholen.
curtain-title = { $seat }: Du bist dran
curtain = Gib die Tastatur weiter: { $seat }. Drück Enter, wenn sonst niemand auf den Bildschirm sieht.

## Hints

hint-thinking = Der Profi überlegt…
hint-none = Gerade gibt es nichts zu entscheiden.
hint-chance = Gewinnchance: etwa { $percent }
reason-only = Anders geht es nicht.
reason-start = { $seat } hat anscheinend die besten Karten für den Anfang.
reason-start-you = Du hast anscheinend die besten Karten für den Anfang.
reason-stop = Noch eine Karte kostet mehr, als sie bringt.
reason-back = { $gain } zurück: die { $card } { $on }.
reason-cheap = { $count ->
    [one] Das ist ein kleiner Schritt: nur { $cost }.
   *[other] { $count } Schritte, die zusammen nur { $cost } kosten.
}
reason-worth = { $count ->
    [one] Der Schritt kostet { $cost }, spart aber noch mehr.
   *[other] { $count } Schritte kosten zusammen { $cost }, sparen aber noch mehr.
}
reason-skips = { $count ->
    [0] Damit überspringst du keine Karte, die noch fehlt.
    [one] Damit überspringst du eine Karte, die noch fehlt.
   *[other] Damit überspringst du { $count } Karten, die noch fehlen.
}
reason-more = Hier lohnt es sich, mehr als das Minimum abzulegen.
reason-refills = Die { $card } bringt deinem Gegenüber { $help }, und du füllst deine Hand auf.
reason-leaves = { $seat } hat darum gebeten.
reason-refresh = Keine offene Karte hilft dir weiter; drei neue vielleicht schon.
reason-face-down = Eine verdeckte Karte verspricht mehr als jede offene.
reason-run = { $count ->
    [one] Dort schadet die { $card } am wenigsten.
   *[other] Die { $card } ergibt dort eine Folge von { $count } Karten.
}
reason-grows = Deine beste Folge wächst von { $from } auf { $to } Ameisen.
reason-claim = Deine Hand ist geordnet.
reason-pass = Deine Hand ist noch nicht geordnet.
reason-deal = Die Runde ist vorbei.
risk-skips = Damit überspringst du { $count } Karten mehr als nötig.
risk-asked = { $seat } hat für { $pile } um etwas anderes gebeten.
risk-shrinks = Deine beste Folge schrumpft von { $from } auf { $to } Ameisen.
pause-is = Vor jedem Zug warten die Bots { $seconds } s.

## Keys

key-card = Karte
key-place = ablegen
key-end = Zug beenden
key-take-back = zurück
key-hint = Tipp
key-delete = löschen
key-accept = Tipp spielen
key-say = etwas sagen
key-other-game = anderes Spiel
key-hurry = schneller
key-pace = Tempo
key-help = Hilfe
key-leave = verlassen
key-choose = wählen
key-take = nehmen
key-refresh = erneuern
key-where = wohin
key-side = abwerfen
key-put = einfügen
key-claim = ansagen
key-pass = weiterspielen
key-deal = austeilen
key-start = wer anfängt
key-next-person = weitergeben
key-look = ansehen
key-new-deal = neue Karten
key-all = alle Karten
key-result = Ergebnis
key-menu = Menü
key-quit = beenden
key-go = weiter
key-line = Zeile
key-change = ändern
key-back = zurück
key-scroll = blättern
key-step-back = zurück
key-step = vor
key-first = Anfang
key-last = Ende
key-jump = springen
key-view = Sicht

## Help

help-menu =
    Pfeile wählen, Enter geht weiter, Esc zurück; mit der Maus geht es auch.
    1 bis 4 wählen direkt ein Spiel.
    Angefangene Partien sind immer gespeichert und stehen ganz oben.
    Zeile für Zeile: subibaja play --plain
help-piles =
    ← → wählen eine Karte; du kannst auch ihre Zahl eingeben
    ↑ ↓ wählen einen Stapel, Enter legt die Karte dort ab
    a s d f legen sie auf den ersten bis vierten Stapel
    Unter jeder Karte: wo sie am wenigsten kostet und wie viel; « geht zurück
    e beendet den Zug, u nimmt zurück; bis zum Ende siehst nur du deinen Zug
help-signals =
    t öffnet, was du zum Stapel zwischen ▶ ◀ sagen kannst: Pfeile wählen den
    Stapel und die Worte, Enter sagt sie; eine Sekunde lang nimmt u es zurück
saying = Gleich: „{ $what }“ (u nimmt es zurück)
signals-keys = ←→ Stapel · ↑↓ Worte · Enter sagt es · Esc schließt
help-rules = r zeigt die Regeln; jede andere Taste führt zurück.
help-ants =
    a s d (oder 1 2 3) nehmen eine Karte aus der Mitte; eine offene geht mit u
    wieder zurück. r erneuert die Mitte.
    ← → wählen, wo sie hinkommt (▲), ↑ ↓ welche du abwirfst (✗), Enter fügt ein
    ═ zeigt deine beste Folge
help-game =
    ? fragt den Profi um einen Tipp · Bild↑ Bild↓ blättern im Spielverlauf
    • zeigt neue Karten · q verlässt und speichert die Partie · Strg+C fragt
    Die Leertaste treibt die Bots an · + und - ändern, wie lange sie warten
help-reel =
    ← → einen Schritt zurück und vor, ↑ ↓ zehn; Pos1 Anfang, Ende Schluss
    mit einer Zahl und Enter springst du dorthin
    v wechselt, wessen Karten du siehst: was alle sehen, jeden Platz, alles

## The menu and the form

menu-title = Kartenspiele mit Zahlen
menu-saved = Weiterspielen: { $game }
menu-scores = Ergebnisse
menu-shelf = Beendete Partien ansehen
menu-join = An einen Tisch per Link
join-link = Der Link des Platzes
join-your-name = Dein Name dort, wenn der Platz noch keinen hat
join-wrong = Das ist kein Link zu einem Platz. Er sieht so aus: https://…/t/…#…
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor 1 Tag
   *[other] vor { $count } Tagen
}
menu-quit = Beenden
form-title = neue Partie
form-seats = Plätze
form-person = jemand an dieser Tastatur
form-bot = Bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Kartencode (Seed)
form-seed-chance = (zufällig; oder gib einen ein)
form-start = Los geht’s

## Scores

scores-title = Ergebnisse
scores-none = Noch keine beendeten Partien. Spiel eine: subibaja play
scores-played = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
scores-won = { $count } gewonnen ({ $percent })
scores-best-left = { $count ->
    [one] Bestwert: 1 übrig
   *[other] Bestwert: { $count } übrig
}
scores-best-points = Bestwert: { $count }
scores-mean = im Schnitt: { $mean }
scores-streak = Siegesserie: jetzt { $now }, längste bisher { $most }
scores-last-left = Karten übrig, Partie für Partie:
scores-last-won = Gewonnen + oder verloren -, Partie für Partie:
scores-last-points = Punkte, Partie für Partie:
scores-cards-left = Karten übrig am Ende:

## Replay

replay-place = Stellung { $ply } von { $last }
replay-seat = So sah es { $seat }.
replay-public = So sahen es alle.
replay-all = Alle Karten.
replay-jump = Springen zu { $ply }: Enter

## Line by line

plain-too-long = Diese Zeile ist zu lang. Gib `help` ein.
plain-left-out = Weggelassen, weil dein Zug vorbei ist: { $tokens }
plain-enter-deals = Enter teilt die nächste Runde aus.
plain-planned = Dein Zug bisher: { $tokens }. `end` beendet ihn, `undo` nimmt eine Karte zurück.
plain-unknown = Nicht verstanden. `help` zeigt, was du eingeben kannst, `legal`, was jetzt geht.
plain-look = `look 2` zeigt der Person auf Platz 2 ihre Karten, solange das Team noch entscheidet, wer anfängt.
plain-say = Zu einem Stapel kannst du sagen: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; außerdem trouble, fine, would-start, rather-not.
no-legal = An diesem Tisch verrät niemand, wohin eine Karte passt.
plain-pass-on = Gib die Tastatur weiter: { $seat }. Drück Enter, wenn sonst niemand mitliest.
plain-not-finished = Nicht beendet: { $what }.
plain-saved = Die Partie ist gespeichert. Weiterspielen: subibaja play --resume
plain-record = Aufzeichnung an { $path } angehängt. Zum Ansehen: subibaja replay { $path }
plain-again = Gleiche Karten noch einmal: { $command }
plain-menu = Welches Spiel? Gib seine Nummer ein; Enter allein beendet.
plain-menu-saved = { $count ->
    [one] c  Weiterspielen: { $game }, nach 1 Aktion
   *[other] c  Weiterspielen: { $game }, nach { $count } Aktionen
}
plain-menu-wrong = Gib eine Nummer von 1 bis 4 ein.
plain-help-team =
    37@up1     die 37 auf up1 legen (oder up2, down1, down2)
    end        Zug beenden: Deine Karten bleiben liegen
    start@0    am Anfang: Platz 1 fängt an (start@1: Platz 2 und so weiter)
    leave@up1  sagen: bitte nicht (no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        die 37 auf deinen aufsteigenden Stapel legen (oder down)
    37@rival-up  die 37 auf den aufsteigenden Stapel gegenüber (oder rival-down)
    end          Zug beenden: Deine Karten bleiben liegen
plain-help-ants =
    take@1      die Karte an Stelle 1 der Mitte nehmen (oder 2, 3)
    put@5-left  sie mit 5 Karten links davon einfügen, dann die linke abwerfen
    refresh     davor: die Mitte erneuern, wenn alle drei offen liegen
    claim pass  ansagen oder weiterspielen, falls man hier ansagen muss
    deal        die nächste Runde austeilen; das tut auch Enter
plain-help =
    undo   eine Karte zurücknehmen       hint   was der Profi täte und warum
    legal  alles, was du tun kannst      show   noch einmal der Tisch
    log    was bisher geschah            say    ein Signal: say leave up1
    rules  die Regeln von { $game }
    help   diese Hilfe                   quit   aufhören; die Partie bleibt
    Mehrere Aktionen passen in eine Zeile.
plain-replay-help = Enter: weiter · back · eine Zahl von 0 bis { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = Die Partie ist vorbei.
illegal-not-your-turn = Du bist nicht dran.
illegal-other-game = Das gehört zu einem anderen Spiel.
illegal-choose-start-first = Erst wird entschieden, wer anfängt.
illegal-already-started = Wer anfängt, ist schon entschieden.
illegal-no-such-seat = { $seat } gibt es an diesem Tisch nicht.
illegal-not-in-hand = Die { $card } hast du nicht.
illegal-does-not-fit = Die { $card } passt nicht auf die { $top }.
illegal-jump-not-now = Die { $card } wäre ein Sprung. Spring direkt nach einer Karte in derselben Reihe.
illegal-spoils-minimum = Mit der { $card } schaffst du jetzt das Minimum nicht mehr. Nimm erst eine andere.
illegal-rival-pile-used = Pro Zug darf nur eine Karte auf die Stapel gegenüber.
illegal-does-not-improve = Die { $card } auf der { $top } hilft deinem Gegenüber nicht, ist also kein Geschenk.
illegal-take-first = Nimm zuerst eine Karte aus der Mitte.
illegal-put-first = Füg die Karte zuerst zwischen zwei von deinen ein.
illegal-claim-or-pass = Ist deine Hand geordnet? Sag es an oder spiel weiter.
illegal-nothing-to-claim = Gerade gibt es nichts anzusagen.
illegal-deal-first = Die Runde ist vorbei. Teil die nächste aus.
illegal-round-not-over = Die Runde läuft noch.
illegal-middle-not-open = Erneuern kannst du die Mitte nur, wenn alle drei Karten offen liegen.
illegal-not-enough-to-refresh = Zum Erneuern der Mitte sind zu wenige Karten übrig.
illegal-no-such-place = Die Mitte hat die Stellen 1, 2 und 3.
illegal-no-such-position = Deine Hand hat { $count } Karten: Links von der neuen können 0 bis { $count } liegen.
illegal-other = Das geht jetzt nicht.
illegal-minimum-not-met = { $count ->
    [one] Leg erst noch eine Karte ab.
   *[other] Leg erst noch { $count } Karten ab.
}

## The page

site-tagline = Manche Stapel gehen aufwärts, andere abwärts.
site-tagline-more = Link verschicken und losspielen, ganz ohne Konto.
site-skip = Zum Inhalt
site-home = Startseite
site-menu = Menü
site-language = Sprache
site-theme = Ansicht
site-themes-auto = Auto
site-themes-light = Hell
site-themes-dark = Dunkel
site-not-found = Unter dieser Adresse gibt es nichts.
site-back = Zurück zur Startseite
close = Schließen
site-credits = Die Spiele gehören denen, die sie erfunden und verlegt haben. Subibaja ist unabhängig und hat eigene Worte und Bilder. Gefällt dir ein Spiel, hol dir die Schachtel.
site-loading = Einen Moment…
site-offline = Du bist offline. Allein oder mit Bots kannst du trotzdem spielen.
site-failed = Etwas ließ sich nicht laden. Prüf deine Verbindung und versuch es noch mal. Nichts ist verloren.
site-again = Noch mal versuchen
site-reload = Seite neu laden
wait-failed = Die Seite ließ sich nicht laden. Nichts ist verloren.
wait-no-script = Zum Austeilen braucht diese Seite JavaScript. Schalte es ein und lade die Seite neu.
site-damaged = Dieser Link ist beschädigt.
site-damaged-text = Ein Teil ging unterwegs verloren. Lass ihn dir noch mal schicken und öffne den ganzen Link.
site-security = Was wir versprechen und wie du ein Problem meldest

## The page: settings

settings-title = Einstellungen
settings-sound = Ton
settings-volume = Lautstärke
settings-haptics = Vibration
settings-speed = Tempo
settings-speed-calm = Ruhig
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-cards = Kartengröße
settings-cards-normal = Normal
settings-cards-large = Groß
settings-left = Linkshändig
settings-confirm = Vor Zugende nachfragen
settings-coach = Coach
settings-coach-about = Warnt vor teuren Schritten und zeigt dir in den ersten Partien, wie alles geht

## The page: where it starts

start-title = Spiele
start-players = { $range } Personen
start-minutes = { $range } Min.
start-kind-team = Team
start-kind-duel = Duell
start-kind-each = alle gegen alle
start-play = Spielen
start-learn = Spielen lernen
learn-offer = { $game } ist neu für dich? Lern es gleich mit Karten in der Hand, in etwa einer Minute.
learn-first = Erst lernen
learn-play = Gleich spielen
start-alone = Allein
start-with-bots = Mit Bots
start-how-many = Wie viele Bots
start-level = Spielstärke
start-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
start-friends = Mit Freunden
start-play-friends = Mit Freunden spielen
start-own = Deine Partien
start-open = Offene Tische
start-open-count = { $count ->
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
start-resume = Weiterspielen
start-look = Ansehen
start-forget = Löschen
start-forget-game = Löschen: { $what }
start-join = Mitspielen
start-watch = Zuschauen
start-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
start-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
start-here = auf diesem Gerät
start-over = vorbei
start-running = läuft

## The page: a link that deals at once

play-wrong-title = Mit diesem Link lässt sich keine Partie beginnen.
play-wrong-unknown = „{ $name }“ gibt es bei { $game } nicht.
play-wrong-twice = „{ $name }“ steht zweimal da.
play-wrong-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich: { $allowed }
play-wrong-together = Diese Einstellungen passen nicht zusammen.
play-to-game = Zu { $game }

## The page: a new table

new-table-title = Neuer Tisch: { $game }
new-table-name = Dein Name
new-table-players = Wer spielt mit?
new-table-person = Person einladen
new-table-bot = Bot: { $level }
new-table-add = Platz hinzufügen
new-table-remove = Platz entfernen
seat-label = Platz { $number }
new-table-help = Hilfe
new-table-talk = Chat
new-table-options = Einstellungen für den Tisch
new-table-listed = Wer mag, kann über die Startseite mitspielen
new-table-clock = Zeit pro Zug
new-table-no-clock = ohne Limit
new-table-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
new-table-go = Tisch eröffnen
new-table-failed = Der Tisch ließ sich nicht eröffnen.
new-table-unreached = Der Server ist nicht zu erreichen. Versuch es noch mal.

## The page: help

help-degree-none = Ohne Hilfe
help-degree-legal = Wo Karten passen
help-degree-gaps = Abstände und ungesehene Karten
help-degree-hints = Profi-Tipps

## The page: who may speak

talk-off = Kein Chat
talk-signals = Nur Signale
talk-guarded = Worte, keine Zahlen
talk-open = Alles erlaubt

## The page: invitations

invite-title = Lad deine Freunde ein
invite-text = Ein Link pro Platz. Schick jeden nur einer Person: Wer ihn zuerst öffnet, bekommt den Platz.
invite-link-of = Link: { $seat }
invite-watch-link = Link zum Zuschauen
invite-watch-make = Link zum Zuschauen erstellen
invite-leave-text = Dein Platz wird für jemand anderen frei.
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-qr = QR-Code
invite-qr-of = QR-Code: { $seat }
invite-waiting = Warten auf die anderen. Ausgeteilt wird, sobald alle da sind.
invite-came = da
invite-not-yet = noch nicht da
invite-start = Jetzt anfangen, mit Bots auf den freien Plätzen
invite-share-text = Komm, wir spielen { $game }:
invite-waiting-title = Du bist dabei
invite-group = Ein Link für alle
invite-group-text = Schick diesen Link an deine Gruppe. Wer ihn öffnet, bekommt den nächsten freien Platz.
invite-group-make = Einen Link für alle erstellen
invite-group-renew = Neuer Link für alle
invite-group-renew-text = Ein neuer Link schaltet den alten ab. Wer schon da ist, bleibt.
invite-group-void = Link abschalten
invite-by-seat = Ein Link pro Platz
invite-count = { $came } von { $all } da.
invite-host = Host
invite-start-now = Jetzt anfangen
invite-copy-failed = Dieser Browser kann nicht kopieren. Alles ist markiert: Kopier es von Hand.
join-title = Du bist zum Spielen eingeladen
join-name = Wie sollen dich die anderen nennen?
join-go = Platz nehmen
name-take = Namen ändern
plays-listed = Wer mag, kann mitspielen oder zuschauen
plays-private = Nur mit Link
preview-table = Komm, wir spielen { $game }
preview-invited = Komm und spiel mit
preview-game = { $game } · Subibaja
preview-about = Kartenspiele mit Zahlen, ganz ohne Konto: mit Freunden, mit Bots oder allein.

## The page: a table

table-bot = Bot
you-label = Du
table-away = gerade weg
table-on-turn = ist dran
table-draw = Nachziehstapel
table-your-turn = Du bist dran
table-turn-of = { $who } ist dran
table-watching = Du schaust zu.
table-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
table-choose = Wer fängt an?
table-start-with = { $who } fängt an
table-me-start = Ich fange an
table-started = { $who } fängt an.
table-you-start = Du fängst an.
table-end = Zug beenden
table-hand = Deine Hand
table-empty-hand = keine Karten
table-hand-of = Hand: { $who }
table-piles = Stapel
table-piles-of = Stapel: { $who }
pile-short-up1 = Auf 1
pile-short-up2 = Auf 2
pile-short-down1 = Ab 1
pile-short-down2 = Ab 2
pile-short-up = deiner ↑
pile-short-down = deiner ↓
pile-short-rival-up = drüben ↑
pile-short-rival-down = drüben ↓
pile-short-own-up = eigener ↑
pile-short-own-down = eigener ↓
pile-short-other-up = drüben ↑
pile-short-other-down = drüben ↓
pile-label-up1 = erster aufsteigender Stapel
pile-label-up2 = zweiter aufsteigender Stapel
pile-label-down1 = erster absteigender Stapel
pile-label-down2 = zweiter absteigender Stapel
pile-label-up = dein aufsteigender Stapel
pile-label-down = dein absteigender Stapel
pile-label-rival-up = aufsteigender Stapel gegenüber
pile-label-rival-down = absteigender Stapel gegenüber
pile-the-up1 = der erste aufsteigende Stapel
pile-the-up2 = der zweite aufsteigende Stapel
pile-the-down1 = der erste absteigende Stapel
pile-the-down2 = der zweite absteigende Stapel
pile-the-up = dein aufsteigender Stapel
pile-the-down = dein absteigender Stapel
pile-the-rival-up = der aufsteigende Stapel gegenüber
pile-the-rival-down = der absteigende Stapel gegenüber
pile-on-up1 = auf den ersten aufsteigenden Stapel
pile-on-up2 = auf den zweiten aufsteigenden Stapel
pile-on-down1 = auf den ersten absteigenden Stapel
pile-on-down2 = auf den zweiten absteigenden Stapel
pile-on-up = auf deinen aufsteigenden Stapel
pile-on-down = auf deinen absteigenden Stapel
pile-on-rival-up = auf den aufsteigenden Stapel gegenüber
pile-on-rival-down = auf den absteigenden Stapel gegenüber
pile-on-own-up = auf den eigenen aufsteigenden Stapel
pile-on-own-down = auf den eigenen absteigenden Stapel
pile-on-other-up = auf den aufsteigenden Stapel gegenüber
pile-on-other-down = auf den absteigenden Stapel gegenüber
table-card-new = { $card }, neu
table-fits = passt
table-no-fit = passt nicht
table-last-move = zuletzt: { $who } { $step }
table-trick-call = Trick!
pile-goes-up = aufwärts
pile-goes-down = abwärts
table-left-of = { $count } von { $all } Karten übrig
table-undo = Rückgängig
table-your-move = Dein Zug bisher: { $cards }.
table-take-back-card = Ab der { $card } rückgängig machen
table-lift-first = Tipp erst eine Karte deiner Hand an, dann einen Stapel.
prompt-where = { $card }: Wähle einen Stapel.
prompt-place = { $count ->
    [one] Leg eine Karte ab.
   *[other] Leg mindestens { $count } Karten ab.
}
prompt-still = { $count ->
    [one] Noch eine.
   *[other] Noch { $count }.
}
prompt-more = Du kannst den Zug beenden oder weiterspielen.
prompt-no-more = Mehr passt nicht. Beende den Zug.
prompt-draws = { $count ->
    [one] du ziehst 1
   *[other] du ziehst { $count }
}
prompt-take = Nimm eine Karte aus der Mitte.
prompt-put = Füg sie zwischen zwei Karten ein.
prompt-drop = Die { $left } abwerfen oder die { $right }?
prompt-confirm = Soll es so bleiben?
prompt-pass = Ist deine Hand geordnet?
prompt-deal = Die Runde ist vorbei.
prompt-sure = Wirklich beenden?
tip-trick = Zehn zurück ist der Trick: Die { $card } darf hierhin.
tip-jump = Sieben zurück, direkt nach einer Karte: Die { $card } darf hierhin springen.
tip-gift = Ein Geschenk: Leg die { $card } hierhin, und du füllst auf 6 auf.
tip-deck = { $count ->
    [one] Beende den Zug, und du ziehst hier eine Karte.
   *[other] Beende den Zug, und du ziehst hier { $count } Karten.
}
tip-signals = Tipp einen Stapel an und sag den anderen, was du von ihm hältst, ohne Zahlen.
tip-middle = Nimm eine davon. Liegt sie verdeckt, siehst nur du sie.
tip-ropes = Seile verbinden, was geordnet ist. Mach das längste länger.
coach-skips = { $count ->
    [one] Damit überspringst du eine Karte.
   *[other] Damit überspringst du { $count } Karten.
}
hint-play = So spielen
hint-chance-alone = Gewinnchance, wenn ein Profi spielt: etwa { $percent }
log-turn = { $who } · Zug { $number }
log-empty = Noch nichts gespielt.
menu-players = Am Tisch
menu-leave = Tisch verlassen
menu-plays = So wird hier gespielt
out-title = Was noch kommt
out-out = kommt noch
out-own = auf deiner Hand
out-up = oben auf einem aufsteigenden Stapel
out-down = oben auf einem absteigenden Stapel
out-gone = schon weg
rail-together = Bisher
rules-short = Regeln
table-top = oberste Karte { $card }
table-row = Reihe: { $cards }
table-gap = Abstand { $count }
table-trick = Trick: { $count } zurück!
table-gift = Geschenk: { $count }
table-jump-with = 7er-Sprung mit der { $card }
pile-of-up = { $who }: aufsteigender Stapel
pile-of-down = { $who }: absteigender Stapel
duel-to-go = übrig
duel-tight = Kaum noch Luft!
duel-deck = zum Ziehen
duel-draws = { $count ->
    [0] du ziehst nichts
   *[other] du ziehst { $count }
}
duel-refill = auf 6: du ziehst { $count }
duel-gift-refills = als Geschenk: auf 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] Die { $card } passt gerade nirgends.
    [one] Die { $card } passt auf 1 Stapel.
   *[other] Die { $card } passt auf { $count } Stapel.
}
table-dropped = Wieder auf deiner Hand.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } zieht nichts.
    [one] { $who } zieht 1 Karte.
   *[other] { $who } zieht { $count } Karten.
}
table-you-draw = { $count ->
    [0] Du ziehst nichts.
    [one] Du ziehst 1 Karte.
   *[other] Du ziehst { $count } Karten.
}
table-you-drew = Du ziehst { $cards }.
table-drew-none = Nichts mehr zu ziehen.
table-drawn = { $count ->
    [one] { $count } Karte gezogen
   *[other] { $count } Karten gezogen
}
table-planned = { $card } { $on }.
table-took-back = Wieder auf deiner Hand: { $cards }.
table-told-deal = Die Karten sind ausgeteilt. Deine Hand: { $cards }.
table-told-hand = Deine Hand: { $cards }.
table-played-last = zuletzt gespielt
table-deadline = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
table-keys = Tasten: Die Pfeiltasten wählen eine Karte, Enter hebt sie an, 1 bis 4 legen sie ab, die Rücktaste macht rückgängig, E beendet den Zug, H gibt einen Tipp.
table-keys-ants = Tasten: 1 bis 3 nehmen eine Karte aus der Mitte, die Pfeiltasten verschieben die Stelle (auf und ab um fünf), Enter fügt die Karte dort ein, links oder rechts wirft die Nachbarkarte ab, die Rücktaste macht rückgängig, E beendet den Zug.
keys-title = Tasten
key-name-sides = Links, rechts
key-name-up-down = Auf, ab
key-name-pages = Bild auf, Bild ab
key-name-ends = Pos1, Ende
key-name-enter = Enter
key-name-escape = Esc
key-name-backspace = Rücktaste
keys-choose = Eine Karte wählen
keys-first-last = Erste oder letzte Karte
keys-lift = Karte anheben
keys-place = Auf diesen Stapel legen
keys-put-back = Zurück auf die Hand
keys-take = Aus der Mitte nehmen
keys-by-one = Um eine Karte weiter
keys-by-two = Um zwei weiter
keys-by-five = Um fünf weiter
keys-to-ends = An einen Rand
keys-put = Die Karte dort einfügen
keys-drop = Danach: diese Nachbarkarte abwerfen
keys-main = Der große Knopf: Zug beenden
keys-these = Diese Tasten zeigen
table-chosen = Diese Karten wurden ausgesucht. Vielleicht kennt sie schon jemand.
table-devices = { $count ->
    [one] { $count } Gerät
   *[other] { $count } Geräte
}
table-devices-hint = Dein Platz ist auf mehreren Geräten offen. Bist du das nicht, öffne das Menü deines Platzes und melde die anderen Geräte ab.

## The page: the menu of a seat

seat-menu-title = Platz: { $who }
seat-menu-to-bot = Bot spielen lassen
seat-menu-to-person = Platz zurückgeben
seat-menu-to-guest = Jemanden auf diesen Platz einladen
seat-menu-new-link = Neuer Link
seat-menu-new-link-text = Der alte Link gilt dann nicht mehr.
seat-menu-own-bot = Bot für mich spielen lassen
seat-menu-own-bot-text = Der Platz bleibt dir: Hol ihn zurück, wann du willst.
seat-menu-free = Platz freigeben
seat-menu-free-there = Freigeben kannst du den Platz, wenn diese Person eine Weile weg ist.
seat-menu-free-in = { $count ->
    [one] In { $count } Sekunde kannst du den Platz freigeben.
   *[other] In { $count } Sekunden kannst du den Platz freigeben.
}
seat-menu-free-text = Wenn jemand nicht wiederkommt. Alle sehen es, und du bekommst einen Link für jemand anderen.
seat-menu-own = Dein Platz
seat-menu-elsewhere = Auf einem anderen Gerät weiterspielen
seat-menu-device-link = Link für dein anderes Gerät
seat-menu-warning = Behalte diesen Link für dich: Wer ihn hat, sieht deine Karten und spielt auf deinem Platz.
seat-menu-turn-out = Andere Geräte abmelden
seat-menu-turn-out-text = Nur dieses Gerät behält deinen Platz. Links für andere Geräte gelten nicht mehr.

## The page: who comes back

returned-mine = Auf deinem Platz spielt ein Bot. Mitreden kannst du trotzdem.
returned-ask = Um meinen Platz bitten
returned-asked = Angefragt. Warten auf den Host.
returned-take = Platz zurückholen
returned-is-back = { $who } ist wieder da.

## The page: news

news-freed = Der Host hat einen Platz freigegeben: { $who }.
news-invited = Der Host hat einen neuen Link erstellt: { $who }.
news-rekeyed = { $who } hat andere Geräte abgemeldet.
news-asked-back = { $who } ist wieder da und bittet um den Platz.
news-wished = { $who } möchte die gleichen Karten noch mal.
news-bot-took = Ein Bot spielt für { $who }.
news-plays-again = { $who } spielt wieder selbst.
news-clock = Die Zeit war um: Ein Bot hat für { $who } gespielt.
own-news-freed = Der Host hat deinen Platz freigegeben.
own-news-invited = Der Host hat einen neuen Link für deinen Platz erstellt.
own-news-rekeyed = Du hast andere Geräte abgemeldet.
own-news-asked-back = Du hast um deinen Platz gebeten.
own-news-wished = Du möchtest die gleichen Karten noch mal.
own-news-bot-took = Ein Bot spielt für dich.
own-news-plays-again = Du spielst wieder selbst.
own-news-clock = Die Zeit war um: Ein Bot hat für dich gespielt.

## The page: the promised deal

fair-fixed = Geprüft: Die Karten standen vor der Partie fest.
fair-since = Geprüft: Es sind die Karten, die versprochen waren, als dieses Gerät dazukam.
fair-broken = Achtung: Das sind nicht die Karten, die vor der Partie versprochen waren. Speichere die Partie und sag denen Bescheid, die diesen Server betreiben.

## The page: links that are no use

ended-used = Diese Einladung ist schon eingelöst: { $who } hat den Platz.
ended-used-by-nobody = Diese Einladung ist schon eingelöst: Der Platz ist besetzt.
ended-used-own = Bist du das? Dann findest du die Partie auf dem anderen Gerät, auf der Startseite unter „Deine Partien“.
ended-used-device = Um auch auf diesem Gerät zu spielen, öffne dort das Menü deines Platzes und wähle „Auf einem anderen Gerät weiterspielen“.
ended-used-host = Ist diese Person nicht mehr da, kann der Host den Platz freigeben und dir einen neuen Link schicken.
ended-turned-out = Dieses Gerät wurde von seinem Platz abgemeldet.
ended-turned-out-text = Der Platz wurde auf einem anderen Gerät mit einem neuen Schlüssel geöffnet, oder der Host hat ihn freigegeben. Wähle auf dem Gerät, das den Platz hat, „Auf einem anderen Gerät weiterspielen“, oder bitte den Host um einen neuen Link.
ended-full-text = Bitte den Host um den Link zum Zuschauen oder eröffne selbst einen Tisch.

## The page: signals

signal-about = Wie liegt dir { $pile }?
signal-on-pile = { $pile }: { $said }
says = { $who }: „{ $what }“
says-of-pile = { $who }, { $pile }: „{ $what }“

## The page: talk

chat-news = neue Nachricht
chat-title = Chat
chat-box = Sag etwas
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-guard = Nicht gesendet: „{ $what }“ verrät die Zahl einer Karte. Sag es anders oder nimm ein Signal:
chat-guard-plain = Nicht gesendet: Das verrät die Zahl einer Karte. Sag es anders oder nimm ein Signal:

## The page: hints

assist-hint = Tipp
assist-thinking = Überlegt…
assist-none = Gerade gibt es nichts zu entscheiden.
assist-end = Zug beendet

## The page: 111 Hormigas

hormigas-middle = Mitte
hormigas-face-down = verdeckt
hormigas-take = Karte { $count } nehmen
hormigas-take-card = Die { $card } nehmen
hormigas-take-back = Die { $card } zurücknehmen
hormigas-do-refresh = Mitte erneuern
hormigas-held = Genommen: { $card }
hormigas-held-other = { $who } nimmt eine Karte.
hormigas-holds = { $who } hat die { $card } genommen.
hormigas-falls-here = Hier landet sie
hormigas-between = Zwischen { $left } und { $right }
hormigas-at-left = Am linken Rand, vor der { $card }
hormigas-at-right = Am rechten Rand, nach der { $card }
hormigas-put-here = Karte eingefügt, { $count } links davon
hormigas-drop = Die { $card } abwerfen
hormigas-drop-gives = Die { $card } abwerfen: beste Folge von { $from } auf { $to } Ameisen
hormigas-drop-orders = Die { $card } abwerfen: Deine Hand ist geordnet!
hormigas-put-drop = { $card } rein, { $dropped } raus.
hormigas-confirm = Bestätigen
hormigas-symbols = { $count ->
    [one] { $count } Ameise
   *[other] { $count } Ameisen
}
hormigas-house = Diese Ameisen haben wir verteilt; die gedruckten Karten können andere haben.
hormigas-best-run = Beste Folge
hormigas-run-is = { $count ->
    [one] Beste Folge: { $cards }. { $count } Ameise.
   *[other] Beste Folge: { $cards }. { $count } Ameisen.
}
hormigas-do-claim = Geordnet!
hormigas-do-pass = Weiterspielen
hormigas-do-deal = Nächste Runde
hormigas-round = Runde { $count }
hormigas-round-score = { $count ->
    [one] { $count } Punkt in dieser Runde
   *[other] { $count } Punkte in dieser Runde
}
hormigas-total = Summe
hormigas-target = Ziel
hormigas-rounds = Runden
hormigas-sheet = Punktestand
hormigas-round-end = { $who } beendet die Runde.
hormigas-round-yours = Du beendest die Runde!
hormigas-limit-end = Keine Züge mehr: Die Runde ist vorbei.
hormigas-discard = Ablage
hormigas-unknown = noch nicht gesehen
hormigas-others = Die Karten der anderen
hormigas-hands = Handkarten
hormigas-did-take = { $who }: Karte { $count } aus der Mitte, verdeckt.
hormigas-did-take-card = { $who }: { $card } aus der Mitte.
hormigas-did-put = { $who }: { $card } in die Mitte.
hormigas-you-took = Du nimmst die { $card }.
hormigas-did-turn = { $who }: { $card } rein, { $dropped } raus.
hormigas-did-turn-unseen = { $who }: eine verdeckte Karte rein, { $dropped } raus.
hormigas-took-back = Zurückgenommen. Wirf die andere Karte ab oder wähle eine andere Stelle.
hormigas-did-refresh = { $who }: neue Karten in der Mitte.
hormigas-did-claim = { $who }: „Geordnet!“
hormigas-did-pass = { $who }: „Ich spiele weiter.“
hormigas-did-deal = Die nächste Runde wird ausgeteilt.

## The page: the end of a game

over-won = { $game } geschafft!
over-won-team = Das Team hat { $game } geschafft!
over-excellent = Stark! Nur { $count } übrig
over-all = { $all } von { $all }!
over-left = { $count ->
    [one] Eine Karte übrig
   *[other] { $count } Karten übrig
}
over-lost-about = Noch mal?
over-you-emptied = Du hast alle deine Karten abgelegt.
over-you-stuck = Du konntest keine zwei Karten ablegen.
over-turns = { $count ->
    [one] Zug
   *[other] Züge
}
over-tricks = { $count ->
    [one] Trick
   *[other] Tricks
}
over-minutes = { $count ->
    [one] Minute
   *[other] Minuten
}
over-best-label = Bestwert
over-streak-label = Siegesserie
over-share-label = Das Ergebnis als Text
over-share-copy = Text kopieren
over-share-picture = Bild speichern
over-wins-of = Siege: { $who }
over-you-wins = deine Siege
over-look-back = Partie ansehen
over-share = Teilen
over-more = Mehr
over-you-won = Du gewinnst!
over-won-by = { $who } gewinnt
over-shared = Geteilter Sieg: { $who }
over-shared-you = Du teilst dir den Sieg mit { $who }
over-emptied = { $who } hat alle Karten abgelegt.
over-stuck = { $who } konnte keine zwei Karten ablegen.
over-best = { $count ->
    [0] Bestwert: alle Karten abgelegt
    [one] Bestwert: { $count } Karte übrig
   *[other] Bestwert: { $count } Karten übrig
}
over-games = { $count ->
    [one] { $count } Partie zusammen
   *[other] { $count } Partien zusammen
}
over-rematch = Noch eine Partie
over-same = Gleiche Karten
over-same-ask = Gleiche Karten?
over-same-asked = Du hast um die gleichen Karten gebeten. Warten auf die anderen.
over-agree = Ja, gleiche Karten
over-to-rematch = Zur nächsten Partie
over-rematch-ready = Die nächste Partie ist bereit.
over-record = Partie speichern
over-seed = Kartencode: { $seed }
over-title = Die Partie ist vorbei

## The page: step by step

stepper-first = Zum Anfang
stepper-back = Einen Schritt zurück
stepper-on = Einen Schritt vor
stepper-last = Zum Ende
stepper-at = { $count } von { $of }
stepper-slider = Stellung
stepper-eyes = Sicht
stepper-all = alle Karten
stepper-close = Schließen
stepper-beginning = Anfang
stepper-failed = Die Partie ließ sich nicht laden.

## The page: the line

link-connecting = Verbinde…
link-offline = Du bist offline.
link-back = Wieder da. Nichts ging verloren.
progress-waiting = Dein Zug ist gespeichert und wird gesendet, sobald du wieder online bist.
progress-again = Noch keine Antwort. Neuer Versuch…
progress-checking = Ist dein Zug angekommen? Wird geprüft…
link-unkept = Dieser Browser merkt sich nichts: Nur die Adresse dieser Seite führt zurück zu deinem Platz. Speichere sie und zeig sie niemandem.
link-unkept-here = Dieser Browser merkt sich nichts: Die Partie dauert, solange diese Seite offen bleibt.
link-elsewhere = Die Partie ging inzwischen weiter. Was du nicht gesendet hattest, ist wieder auf deiner Hand.
progress-sending = Wird gesendet…

## The page: refusals

page-too-old = Diese Seite ist älter als der Server. Lade sie neu.
refused-key-needed = Dieser Link gilt nicht mehr. Bitte den Host um einen neuen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-no-seat = Diesen Platz gibt es hier nicht.
refused-full = An diesem Tisch sind alle Plätze besetzt.
refused-name-marks = Unsichtbare Zeichen gehen im Namen nicht, und höchstens drei Akzente pro Buchstabe.
refused-name-taken = So oder ganz ähnlich heißt an diesem Tisch schon jemand.
refused-names-number = Während der Partie darf ein Name keine Zahl sein. Nimm einen anderen oder warte ab.
refused-not-away = Diese Person ist noch da oder war es eben noch. Versuch es später noch mal.
not-known-try-again = Noch keine Antwort. Versuch es noch mal: Nichts passiert doppelt.
refused-not-host = Das kann nur der Host.
refused-length = Das ist zu lang oder leer.
refused-other = Das hat nicht geklappt ({ $code }).

## The page: rules

rules-title = Regeln: { $game }
rules-of-a-game = Die Regeln eines Spiels: subibaja rules the-game

## A table of a server

no-hints = An diesem Tisch wird ohne Tipps gespielt.
nobody = frei
seated = { $seat }: { $who }
waiting-for = { $came } von { $all } Plätzen besetzt. Es geht los, sobald alle da sind
rematch = Die nächste Partie mit denselben Leuten ist an Tisch { $table }; dein Link öffnet auch sie
somebody = jemand
connection-lost = Verbindung weg. Neuer Versuch…
connection-failed = Keine Verbindung: { $reason }
refused-version = Dieses Programm und der Server passen nicht zusammen. Aktualisiere eins von beiden.
refused-no-table = Diesen Tisch gibt es nicht.
refused-invitation-used = Diese Einladung ist schon eingelöst: { $who } hat den Platz. Bist du das, spiel dort weiter, wo du sie eingelöst hast, oder nimm den Link unter „Auf einem anderen Gerät weiterspielen“.
refused-one-at-a-time = Damit wird eine Karte aufgedeckt. Mach weiter, wenn du sie gesehen hast.
refused-not-known = Ist es angekommen? Wird gerade geprüft. Nichts passiert doppelt.
refused-wrong-secret = Dieser Link gilt nicht mehr. Bitte den Host um einen neuen.
refused-not-seated = Das kann nur, wer einen Platz hat.
refused-seat-is-bots = Auf diesem Platz spielt ein Bot. Der Host kann den Platz zurückgeben.
refused-not-started = Die Partie hat noch nicht angefangen.
refused-started = Die Partie hat schon angefangen.
refused-not-over = Das geht erst, wenn die Partie vorbei ist.
refused-illegal = Das erlauben die Regeln nicht.
refused-no-take-back = Das lässt sich nicht mehr zurücknehmen.
refused-invalid = Das geht an diesem Tisch nicht.
refused-moved-on = Die Partie ging inzwischen weiter. Sieh noch mal hin.
refused-no-talk = An diesem Tisch gibt es keinen Chat.
refused-too-much = Zu viel auf einmal. Warte kurz.
refused-not-stored = Speichern fehlgeschlagen. Versuch es noch mal.
refused-stopping = Der Server startet neu. Einen Moment…

## The page: lessons. They come in a file of their own.

lesson-step = Schritt { $step } von { $all }
lesson-next = Weiter
lesson-skip = Diesen Teil überspringen
lesson-again = Noch mal versuchen
lesson-lost = Nichts geht mehr! Das kommt vor. Versuch es diesmal mit kleineren Schritten.
lesson-first = Erste Partie spielen
lesson-once-more = Lektion noch mal
lesson-end-title = Du hast es raus!
lesson-end-the-game = Kleine Schritte, der Trick, zwei Karten pro Zug. Jetzt mit allen 98 Karten.
lesson-end-ascenso-descenso = Kleine Schritte und 7er-Sprünge direkt nach einer Karte. Jetzt mit allen 68 Karten.
lesson-end-face-to-face = Zwei Karten pro Zug, ein Geschenk, und bloß nicht stecken bleiben. Jetzt gegen einen Bot.
lesson-end-hormigas = Eine nehmen, einfügen, die Karte daneben abwerfen. Jetzt gegen zwei Bots.
lesson-say-up = Diese zwei Stapel gehen aufwärts. Tipp die 4 an und dann einen davon.
lesson-say-down = Die anderen zwei gehen abwärts, von 100 an. Da kommt deine 97 hin.
lesson-say-steps = Was du überspringst, ist für den Stapel verloren. Die 8 oder die 45 auf die 4? Heb beide an und vergleich.
lesson-say-end = Kleine Schritte! Zwei Karten reichen für einen Zug. Beende ihn: Du ziehst so viele, wie du abgelegt hast.
lesson-say-drawn = Drei Karten abgelegt, drei gezogen. Das ist ein ganzer Zug.
lesson-say-trick = Etwas später: 47 auf einem aufsteigenden Stapel. Eine Karte, die genau 10 niedriger ist, darf zurück. Leg die 37 darauf!
lesson-say-tricked = Der Rückwärtstrick! Der Stapel hat wieder Luft. Wo es abwärts geht, sind es 10 mehr.
lesson-say-yours = Noch zwölf Karten, alle deine. Ab damit auf die Stapel!
lesson-say-row = Wie bei The Game: Zwei Reihen gehen aufwärts, zwei abwärts, und alle Karten bleiben sichtbar. Leg die 41 hinter die 39.
lesson-say-jump = Die Reihe leuchtet: Jetzt sofort darf eine Karte genau 7 zurück. Spring mit der 34!
lesson-say-jump-again = Nach einem Sprung darfst du wieder springen. Mit der 27 geht es noch mal 7 zurück.
lesson-say-jumped = Eine Karte in einer anderen Reihe, und das Leuchten ist weg. Beende hier deinen Zug.
lesson-say-jump-drawn = Das ist das Neue: 7er-Sprünge, in derselben Reihe, sofort.
lesson-say-find = Jetzt du: erst Anlauf, dann Sprung. In Reihen, die abwärts gehen, springst du 7 nach oben.
lesson-say-found = Guter Anlauf! Jetzt der Sprung: von der 30 aus 7 nach oben.
lesson-say-jump-done = Gut gesehen! Nach solchen Paaren hältst du Ausschau.
lesson-say-own = Die goldenen Stapel sind deine: einer aufwärts, einer abwärts. Leg die 22 auf die 20.
lesson-say-gift = Jetzt ein Geschenk! Auf meinem aufsteigenden Stapel verschafft mir eine niedrigere Karte Luft. Leg deine 12 dorthin.
lesson-say-refill = Danke! Für ein Geschenk füllst du auf 6 auf. Beende den Zug.
lesson-say-refilled = Wieder sechs Karten. Ohne Geschenk ziehst du nur zwei. Ein Geschenk pro Zug!
lesson-say-stuck = Etwas später: Mir geht die Luft aus. Leg eine Karte auf deinen eigenen Stapel. Jetzt keine Geschenke!
lesson-say-stuck-more = Noch eine auf deine eigenen Stapel.
lesson-say-stuck-end = Jetzt beende den Zug. Ich brauche zwei Karten, die passen…
lesson-say-duel-won = …und die habe ich nicht. Du gewinnst! Auch wer alle Karten ablegt, gewinnt.
lesson-say-hand = Deine Karten bleiben, wo sie sind. Das Ziel: alle geordnet. Seile verbinden, was es schon ist.
lesson-say-take = Pro Zug tauschst du eine Karte. Nimm die 66 aus der Mitte.
lesson-say-put = Die 22 ist im Weg. Tipp direkt neben die 22, da kommt die 66 hin.
lesson-say-drop = Dafür muss eine Nachbarkarte gehen. Wirf die 22 ab.
lesson-say-confirm = 63, 66, 77: Die Folge ist länger. Bestätige, dann bin ich dran.
lesson-say-ropes = Am Ende ist jede Ameise deiner besten Folge ein Punkt. Nur die 38 stört noch.
lesson-say-last = Nimm die 15.
lesson-say-last-put = Füg sie direkt neben der 38 ein.
lesson-say-last-drop = Wirf die 38 ab.
lesson-say-finish = Von 4 bis 96 ohne Unterbrechung! Bestätige.
lesson-say-in-order = Geordnet! Du bekommst alle deine Ameisen und 5 dazu. Wer bei 60 vorn liegt, gewinnt.
lesson-not-now = Gute Idee, aber noch nicht. Nimm das erst mal zurück.
lesson-not-end = Noch nicht, eins fehlt noch.
lesson-not-far = Der Stapel geht abwärts: Die 4 würde fast alles überspringen.
lesson-not-skips = Das überspringt rund 40 Karten. Probier die 8.
lesson-not-trick-pile = Leg sie auf die 47: Das ist genau 10 zurück.
lesson-not-cold = Dann ist der Sprung weg: Er muss sofort folgen.
lesson-not-find-row = Kleinerer Schritt: Probier die Reihe mit der 32.
lesson-not-find = Such zwei Karten mit Abstand 7. In einer Reihe, die abwärts geht, klappt es.
lesson-not-no-gift = Das würde mich retten! Nimm deine eigenen Stapel.
lesson-not-take = Könnte gut sein. Aber die 66 passt ganz sicher.
lesson-not-last = Nimm die 15: Genau die fehlt dir noch.
lesson-not-drop = Dann bleibt die Folge unterbrochen. Wirf die andere ab.

## The command line, for those who play

cli-about = Benndorfs Kartenspiele mit Zahlen: spielen, austeilen, prüfen und zeichnen
cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-more = Optionen: -h, -V; jeder Befehl hat ein -h. Für deine Shell: completions, man.
cli-example = Beispiel
cli-examples = Beispiele
cli-play = Spielen: allein, mit Bots oder mit anderen an dieser Tastatur
cli-join = Am Tisch eines Servers Platz nehmen, mit seinem Link
cli-replay = Eine Partie ansehen, Schritt für Schritt
cli-scores = Sehen, wie deine Partien liefen: Siege, Karten übrig, Serien
cli-deal = Eine neue Aufzeichnung schreiben, als eine Zeile JSON
cli-check = Aufzeichnungen nachspielen: Was steht darin, und stimmt es?
cli-show = Eine Stellung einer Aufzeichnung zeichnen
cli-trace = Jede Stellung von Aufzeichnungen als JSON ausgeben, mit allen Karten
cli-rules = Die Regeln eines Spiels lesen oder die Spiele auflisten
cli-solve = Herausfinden, ob man gewinnen kann, wenn alle Karten bekannt sind
cli-lab = Über viele Partien messen und vergleichen, wer wie gut spielt
cli-serve = Tische anbieten: Man öffnet einen Link und spielt
cli-guard = Sätze prüfen: Verrät einer die Zahl einer Karte?
cli-bench = Messen, wie schnell hier gerechnet wird
cli-help = Hilfe zu einem Befehl
cli-arg-game = Welches Spiel: { $games }
cli-arg-seats = Wie viele mitspielen [3; 2 bei face-to-face]
cli-arg-seed = Buchstaben, Ziffern, '-', '_', '.' [zufällig]
cli-arg-option = Eine Option des Spiels; darf mehrmals stehen
cli-arg-seat = Dein Platz, ab 1; mehrere Personen: 1,2
cli-arg-bots = Die anderen Plätze: random, novice, steady, expert
cli-arg-resume = Deine letzte nicht beendete Partie weiterspielen
cli-arg-record = Die Aufzeichnung der Partie an diese Datei anhängen
cli-arg-pace = Millisekunden vor jeder Aktion eines Bots
cli-arg-confirm = Vor dem Senden fragen: never, risky, always
cli-arg-plain = Zeile für Zeile, für Screenreader und Pipes
cli-arg-lang = { $codes } [automatisch]
cli-arg-color = Farbe: auto, always (immer) oder never (nie)
cli-arg-help = Diese Hilfe zeigen
cli-arg-link = Der Link des Platzes
cli-arg-name = Dein Name am Tisch, falls der Platz noch keinen hat
cli-arg-folder = Zeigen, wo deine Daten liegen
cli-arg-file = Aufzeichnungen, ein JSON-Objekt pro Zeile
cli-arg-input = Aufzeichnungen, ein JSON-Objekt pro Zeile; - ist stdin
cli-arg-number = Welche Aufzeichnung der Datei, ab 1
cli-arg-eyes = Was dieser Platz sieht, ab 1
cli-arg-all = Alle Karten
cli-arg-ply = Die Stellung nach so vielen Aktionen [die letzte]
cli-play-after = Ohne Spiel kommt ein Menü. `h` zeigt die Tasten; mit --plain gibst du `help` ein.
cli-join-after =
    Den Link schickt dir der Host. Setz ihn wegen des # in Anführungszeichen. Er
    ist eine Einladung: Dein erster Besuch tauscht sie gegen einen eigenen
    Schlüssel im Datenordner, und von dort bringt dich derselbe Link zurück.
    Ohne Platz kannst du zuschauen, wenn der Tisch es erlaubt.
cli-scores-after =
    Nach Spiel, Plätzen und Optionen. Deine Partien stehen in games.jsonl im
    Datenordner: dem in SUBIBAJA_DATA, sonst dem deines Benutzerkontos.
cli-replay-after =
    Pfeile gehen Schritt für Schritt, Zahl und Enter springen, `v` wechselt die
    Sicht. Beendete Partien: games.jsonl im Datenordner, siehe subibaja scores.
cli-rules-after = Im Terminal mit deinem Pager (PAGER, sonst less); in einer Pipe als reiner Text.
cli-show-after = Ohne --seat und --all siehst du, was alle am Tisch sehen.
cli-show-more = Das sehen alle. --seat N zeigt die Karten eines Platzes, --all alle Karten.
cli-wrong-argument = { $argument } gibt es hier nicht.
cli-wrong-value = { $argument } kann nicht „{ $value }“ sein.
cli-wrong-missing = Da fehlt etwas: { $argument }
cli-wrong-command = Den Befehl { $argument } gibt es nicht.
cli-wrong-together = { $argument } geht nicht zusammen mit { $other }.
cli-wrong-seat = { $count ->
    [one] --seat { $number }: Es gibt nur Platz 1
   *[other] --seat { $number }: Es gibt die Plätze 1 bis { $count }
}
cli-no-saved = Es gibt keine gespeicherte Partie zum Weiterspielen.
cli-wrong-other = Diese Befehlszeile ist nicht zu verstehen.
cli-see-help = Hilfe: { $command }
