# What Subibaja says, in Catalan: central, understood everywhere. The words are the game’s own: pila, mà, lloc, torn, munt.
# The other languages have the same texts with the same arguments; a test sees to it.

## Counts and names

cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartes
}
seats = { $count ->
    [one] 1 lloc
   *[other] { $count } llocs
}
points = { $count ->
    [one] 1 punt
   *[other] { $count } punts
}
points-short = { $count } pt
seat = lloc { $number }
seat-you = { $seat } (tu)
you = tu
person = persona
list-and = { $items } i { $last }
label-value = { $label }: { $value }
gold = or
silver = plata
yes = sí
no = no
waiting = Esperant la taula…
too-small = Aquesta finestra fa { $now }; Subibaja necessita { $width }×{ $height }. Fes-la més gran, o surt amb Ctrl-C i escriu: subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = En equip: 98 cartes, quatre piles. Es pot parlar de tot, menys de números.
about-ascenso-descenso = Com The Game, però més curt: 68 cartes a la vista i salts de 7.
about-face-to-face = Un duel, cadascú amb la seva baralla. Posa una carta en una pila rival i tornes a omplir la mà.
about-hormigas = Canvia una carta per torn fins que tinguis tota la mà ordenada. Cada formiga compta.
sentence-of-game = { $game }: { $about }

## Options

option-start = Qui comença
option-start-choose = ho decideix l’equip
option-start-seat = { $seat }
option-start-lot = per sorteig
option-minimum = Mínim per torn
option-minimum-number = { $count } cartes
option-small_hand = Mans
option-small_hand-false = completes
option-small_hand-true = una carta menys
option-jump = Salts de 7
option-jump-immediate = just després d’una altra carta a la mateixa fila
option-jump-any = sobre qualsevol carta de dalt
option-last_card = L’última carta sola
option-last_card-lose = perd: en calen dues
option-last_card-allow = es pot posar
option-hand = Cartes a la mà
option-hand-number = { $count ->
    [one] 1 carta
   *[other] { $count } cartes
}
option-hand-list = { $list }
option-finish = Final de la ronda
option-finish-auto = tan bon punt hi ha una mà ordenada
option-finish-claim = cal anunciar la mà ordenada
option-target = Final de la partida
option-target-number = en arribar a { $count } punts
option-rounds = Rondes
option-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondes
}
option-symbols = Formigues a les cartes
option-symbols-house = el nostre recompte
option-symbols-one = una per carta
option-symbols-table = un recompte propi
option-turn_limit = Límit de torns
option-turn_limit-number = { $count ->
    [0] sense límit
    [one] 1 torn
   *[other] { $count } torns
}

# A game that differs by an option.
changed-start-seat = comença el { $seat }
changed-minimum-number = almenys { $count } cartes per torn
changed-small_hand-true = una carta menys a la mà
changed-jump-any = salts sobre qualsevol carta
changed-last_card-allow = l’última carta es pot posar sola
changed-hand-number = { $count } cartes a la mà
changed-hand-list = { $list } cartes a la mà
changed-finish-claim = cal anunciar la mà ordenada
changed-target-number = fins a { $count } punts
changed-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondes
}
changed-symbols-one = una formiga per carta
changed-symbols-table = formigues amb recompte propi
changed-turn_limit-number = { $count ->
    [one] com a màxim 1 torn per ronda
   *[other] com a màxim { $count } torns per ronda
}

## Levels of bots

level-random = A l’atzar
level-random-about = juga el que sigui
level-novice = Principiant
level-novice-about = juga la carta més propera
level-steady = Avançat
level-steady-about = compta cartes i planifica
level-expert = Expert
level-expert-about = mira lluny; triga una mica

## What came out

outcome-won = victòria amb totes les cartes posades
outcome-lost = { $count ->
    [one] derrota amb 1 carta sense posar
   *[other] derrota amb { $count } cartes sense posar
}
outcome-emptied = { $count ->
    [one] guanya el { $winner }, que ha posat totes les seves cartes; al { $loser } li’n queda 1
   *[other] guanya el { $winner }, que ha posat totes les seves cartes; al { $loser } li’n queden { $count }
}
outcome-stuck = { $count ->
    [one] guanya el { $winner }; el { $loser } no ha pogut posar dues cartes i li’n queda 1
   *[other] guanya el { $winner }; el { $loser } no ha pogut posar dues cartes i li’n queden { $count }
}
outcome-points = { $count ->
    [one] guanya el { $winner } amb 1 punt (punts per lloc: { $all })
   *[other] guanya el { $winner } amb { $count } punts (punts per lloc: { $all })
}
outcome-shared = { $count ->
    [one] victòria compartida entre { $winners } amb 1 punt (punts per lloc: { $all })
   *[other] victòria compartida entre { $winners } amb { $count } punts (punts per lloc: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } en 1 ronda
   *[other] { $won } en { $count } rondes
}
outlook-turn = li toca al { $seat }
outlook-round = ronda { $round }, li toca al { $seat }
outlook-deal = encara s’ha de repartir la ronda { $round } (punts per lloc: { $points })
outlook-choose = l’equip encara ha de decidir qui comença
best-first = És la teva primera partida amb aquestes opcions.
best-left = { $count ->
    [0] Millor marca amb aquestes opcions: totes les cartes posades.
    [one] Millor marca amb aquestes opcions: queda 1 carta.
   *[other] Millor marca amb aquestes opcions: queden { $count } cartes.
}
best-points = { $count ->
    [one] Millor marca amb aquestes opcions: 1 punt.
   *[other] Millor marca amb aquestes opcions: { $count } punts.
}
best-won = { $count ->
    [one] Victòries amb aquestes opcions: { $won }, en 1 partida.
   *[other] Victòries amb aquestes opcions: { $won }, en { $count } partides.
}
rivals = Els bots, amb les mateixes cartes:
rivals-playing = encara juguen…
kept = Registre desat a { $path }

## Whose turn it is

turn-yours = { $count ->
    [one] Et toca. Falta posar 1 carta.
   *[other] Et toca. Posa { $count } cartes o més.
}
turn-yours-done = Et toca. Pots acabar el torn amb `end`, o continuar.
turn-theirs = { $count ->
    [one] Li toca al { $seat }: falta 1 carta.
   *[other] Li toca al { $seat }: { $count } cartes o més.
}
turn-theirs-done = Li toca al { $seat }: ja pot acabar el torn.
status-yours-done = Et toca. Acaba el torn amb «e», o continua.
status-choose = Mira les teves cartes. Qui comença? Prem de l’1 al { $last }.
status-deal = S’ha acabat la ronda { $round }. Enter reparteix la següent.
status-thinking = el { $seat } s’ho pensa…
status-sent = Enviant…
ants-take-yours = agafa una carta del centre
ants-take = el { $seat } agafa una carta
ants-put-yours = insereix la carta entre dues de les teves
ants-put = el { $seat } insereix la carta
ants-claim-yours = tens la mà ordenada? `claim` (anuncia) o `pass` (continua)
status-claim-yours = Ronda { $round }, torn { $turn }: tens la mà ordenada?
ants-claim = el { $seat } anuncia, o continua
ants-turn = Ronda { $round }, torn { $turn }: { $what }.
ants-deal = S’ha acabat la ronda { $round }. `deal` reparteix la següent.
ants-over = La partida s’ha acabat amb la ronda { $round }.
ants-winners = { $count ->
    [one] Guanya el { $seats }.
   *[other] Victòria compartida: { $seats }.
}
ants-in-the-air = carta agafada
ants-put-away = Descarts: { $cards }
ants-preview = { $gap ->
    [0] Entra la { $card } a l’extrem esquerre i surt la { $out }. Millor seqüència: { $best }.
   *[other] Entra la { $card } amb { $gap } a l’esquerra i surt la { $out }. Millor seqüència: { $best }.
}

## Drawings in lines

drawing-draw-pile = Munt: { $count }
drawing-not-placed = Per posar: { $count }
drawing-counts = {"  "}Munt: { $draw }. Per posar: { $left }.
drawing-draw-pile-next = {"  "}Munt, per ordre de sortida:{" "}
drawing-draw-pile-of-next = {"  "}Munt del { $seat }, per ordre de sortida:{" "}
drawing-hand = {"  "}Mà:{" "}
drawing-card = carta
drawing-choose = L’equip decideix qui comença: de start@0 (lloc 1) a start@{ $last } (lloc { $seats }).
drawing-won = Totes les cartes posades. Guanya l’equip!
drawing-lost = { $count ->
    [one] Queda 1 carta: el { $seat } no ha pogut posar-ne prou.
   *[other] Queden { $count } cartes: el { $seat } no ha pogut posar-ne prou.
}
drawing-helped = El regal ja està fet.
drawing-duel-emptied = Guanya el { $seat }: ha posat totes les seves cartes.
drawing-duel-stuck = Guanya el { $seat }: el { $loser } no ha pogut posar dues cartes.
drawing-signs = Un número: la distància en aquella pila. «: enrere. -: ara no.
drawing-signs-duel = Un número: la distància en aquella pila. «: enrere. +: regal. -: ara no.
drawing-put-away = {"  "}Descarts:{" "}
drawing-symbols = { $ant } formigues: { $table }
drawing-in-the-air = Carta agafada: { $card }
drawing-in-the-air-hidden = Carta agafada: ░░ (estava boca avall)
drawing-in-this-round = { $count } en aquesta ronda
drawing-best-stretch = millor seqüència { $count }
drawing-seen = vist
drawing-legal = Pots fer:{" "}
drawing-put =
    put@K-left o put@K-right: entra amb K cartes a l’esquerra (de 0 a { $last })
    i surt la veïna d’aquell costat; en un extrem, la de l’altre extrem.

## The log

log-title = Jugades
log-back = Jugades, { $count } línies enrere
log-started = comença el { $seat }
log-placed = el { $seat } posa la { $card } { $on }
log-drew = { $count ->
    [0] el { $seat } acaba el torn i no roba
    [one] el { $seat } acaba el torn i roba 1 carta
   *[other] el { $seat } acaba el torn i roba { $count } cartes
}
log-stuck = el { $seat } no pot posar prou cartes
log-refreshed = el { $seat } renova el centre
log-took = el { $seat } agafa la { $card } del centre, posició { $place }
log-took-face-down = el { $seat } agafa la carta boca avall de la posició { $place }
log-put-left = { $at ->
    [0] el { $seat } la insereix a l’extrem esquerre i descarta la { $card }, a l’extrem dret
   *[other] el { $seat } la insereix amb { $at } a l’esquerra i descarta la veïna de l’esquerra, la { $card }
}
log-put-right = { $at ->
    [0] el { $seat } la insereix a l’extrem esquerre i descarta la veïna de la dreta, la { $card }
   *[other] el { $seat } la insereix amb { $at } a l’esquerra i descarta la veïna de la dreta, la { $card }
}
log-claimed = el { $seat } anuncia: ordenada!
log-passed = el { $seat } continua
log-dealt = Ronda nova, cartes noves
log-swap = agafa la { $card }, descarta la { $out }
log-swap-hidden = agafa una carta boca avall, descarta la { $out }
round-wrong-claim = Final de la ronda: el { $seat } anuncia, però no té la mà ordenada. Punts: { $points }
round-ordered = Final de la ronda: el { $seat } té tota la mà ordenada. Punts: { $points }
round-limit = Final de la ronda: no queden torns. Punts: { $points }

## Signals

signal-leave = Aquesta pila no, si us plau.
signal-no-big-step = Aquí, només passos petits.
signal-good = Tinc una cosa bona per a aquesta.
signal-go-ahead = Endavant, no la necessito.
signal-trouble = Ho tinc difícil.
signal-fine = Vaig bé.
signal-would-start = Puc començar jo.
signal-rather-not = M’estimo més no començar.
reaction-bravo = Bravo!
reaction-thanks = Gràcies!
reaction-laugh = Ha, ha!
reaction-wow = Ostres!
reaction-ouch = Ai!
reaction-luck = Sort!
reaction-title = Reaccions
reaction-later = Una reacció per torn. Espera’t una mica.
word-leave = deixa
word-no-big-step = poc
word-good = bo
word-go-ahead = lliure

## Piles and steps

panel-draw-pile = Munt
panel-not-placed = Per posar
panel-hands = Mans
panel-hand = Mà
step-on = pas { $gap }
step-back = « enrere { $gap }
step-jump = « salt { $gap }
step-help = + regal { $gap }

## Planning

planned = La teva jugada: { $tokens } (fins al final del torn només la veus tu)
nothing-to-take-back = No hi ha res per desfer.

## Questions before what can't be undone

ask-end = Acabes el torn amb { $tokens }? Ho veurà tothom i ja no es podrà desfer.
ask-last-card = Poses { $tokens }? Amb això s’acaba la partida.
ask-start = Comença el { $seat }?
ask-face-down = Agafes la carta boca avall de la posició { $place }? Un cop vista, ja no la pots tornar.
ask-refresh = Descartes les tres cartes boca amunt i en poses tres de noves, boca avall? No es podrà desfer.
ask-put = { $count ->
    [0] Insereixes la { $card } a l’extrem esquerre i descartes la { $out }? Amb això acaba el teu torn.
    [one] Insereixes la { $card } amb 1 carta a l’esquerra i descartes la { $out }? Amb això acaba el teu torn.
   *[other] Insereixes la { $card } amb { $count } cartes a l’esquerra i descartes la { $out }? Amb això acaba el teu torn.
}
ask-claim = Anuncies que tens la mà ordenada? La ronda s’acaba i, si no ho està, no sumes res.
ask-pass = Continues sense anunciar?
ask-deal = Reparteixes la ronda següent?
ask-leave-game = Surts de la partida? Queda desada i la trobaràs al menú. Un altre Ctrl-C surt a l’instant.
ask-leave-table = Deixes la taula? El lloc continua sent teu: amb el mateix enllaç hi tornes.
ask-quit = Surts de Subibaja?
ask-forget = Vols esborrar aquesta partida? No es pot recuperar.
curtain-title = { $seat }: et toca
curtain = Passa el teclat al { $seat }. Prem Enter quan ningú més no vegi la pantalla.

## Hints

hint-thinking = L’expert s’ho pensa…
hint-none = Ara no hi ha res per decidir.
hint-chance = Probabilitat de guanyar: prop d’un { $percent }
reason-only = No hi ha cap altra opció.
reason-start = { $seat } sembla tenir les millors cartes per començar.
reason-start-you = Sembla que tens les millors cartes per començar.
reason-stop = Una altra carta costaria més del que val.
reason-back = { $gain } enrere: la { $card } { $on }.
reason-cheap = { $count ->
    [one] És un pas petit: només { $cost }.
   *[other] Són { $count } passos que només costen { $cost } en total.
}
reason-worth = { $count ->
    [one] És un pas que costa { $cost }, però el que salva val més.
   *[other] Són { $count } passos que costen { $cost } en total, però el que salven val més.
}
reason-skips = { $count ->
    [0] Així no et saltes cap carta que encara calgui posar.
    [one] Així et saltes una carta que encara cal posar.
   *[other] Així et saltes { $count } cartes que encara cal posar.
}
reason-more = Aquí surt a compte posar més del mínim.
reason-refills = La pila rival guanya { $help } amb la { $card }, i tu tornes a omplir la mà.
reason-leaves = Així respectes el que demana { $seat }.
reason-refresh = Cap carta a la vista no t’ajuda a ordenar; tres de noves potser sí.
reason-face-down = Cap carta a la vista no promet tant com una de desconeguda.
reason-run = { $count ->
    [one] Allà és on la { $card } fa menys nosa.
    [11] Allà la { $card } fa una seqüència d’{ $count } cartes.
   *[other] Allà la { $card } fa una seqüència de { $count } cartes.
}
reason-grows = { $from ->
    [1] La teva millor seqüència creix d’{ $from } a { $to } formigues.
    [11] La teva millor seqüència creix d’{ $from } a { $to } formigues.
   *[other] La teva millor seqüència creix de { $from } a { $to } formigues.
}
reason-claim = Tens la mà ordenada.
reason-pass = Encara no tens la mà ordenada.
reason-deal = La ronda s’ha acabat.
risk-skips = Així et saltes { $count } cartes més de les que cal.
risk-asked = { $seat } ha demanat una altra cosa per a { $pile }.
risk-shrinks = La teva millor seqüència baixa (abans: { $from }, ara: { $to } formigues).
pause-is = Abans de cada jugada, els bots esperen { $seconds } s.

## Keys

key-card = carta
key-place = posa
key-end = acaba
key-take-back = desfés
key-hint = pista
key-delete = esborra
key-accept = juga la pista
key-say = digues alguna cosa
key-other-game = un altre joc
key-hurry = de pressa
key-pace = ritme
key-help = ajuda
key-leave = surt
key-choose = tria
key-take = agafa
key-refresh = renova
key-where = on
key-side = quina surt
key-put = insereix
key-claim = anuncia
key-pass = continua
key-deal = reparteix
key-start = qui comença
key-next-person = una altra persona
key-look = mira
key-new-deal = cartes noves
key-all = mira-ho tot
key-result = resultat
key-menu = menú
key-quit = surt
key-go = endavant
key-line = línia
key-change = canvia
key-back = enrere
key-scroll = desplaça
key-step-back = enrere
key-step = pas
key-first = principi
key-last = final
key-jump = ves a
key-view = qui mira

## Help

help-menu =
    Les fletxes trien, Enter avança, Esc torna enrere; també amb el ratolí.
    Amb 1, 2, 3 o 4 tries un joc directament.
    Les partides en curs es desen després de cada jugada i surten a dalt.
    Línia a línia: subibaja play --plain
help-piles =
    ← → trien una carta; també en pots escriure el número
    ↑ ↓ trien una pila; Enter hi posa la carta
    a s d f la posen a la primera, segona, tercera o quarta pila
    Sota cada carta: la pila on costa menys, i quant; « és un pas enrere
    «e» acaba el torn, «u» desfà; fins llavors només tu veus la jugada
help-signals =
    «t» obre què pots dir de la pila entre ▶ ◀: les fletxes trien la pila i
    la frase, Enter la diu; durant un segon, «u» la retira
saying = De seguida: «{ $what }» («u» ho retira)
signals-keys = ←→ pila · ↑↓ frase · Enter la diu · Esc tanca
help-rules = «r» mostra les regles; qualsevol altra tecla torna.
help-ants =
    a s d (o 1 2 3) agafen una carta del centre; si estava boca amunt, amb
    «u» la pots tornar. «r» renova el centre.
    ← → trien on entra (▲), ↑ ↓ quina veïna surt (✗), Enter la insereix
    ═ marca la teva millor seqüència
help-game =
    ? demana una pista a l’expert · RePàg i AvPàg recorren les jugades
    • carta nova · «q» surt i desa la partida · Ctrl-C ho pregunta abans
    Espai fa córrer els bots · + i - canvien quant esperen
help-reel =
    ← → una jugada enrere o endavant, ↑ ↓ deu; Home i End van als extrems
    amb un número i Enter vas a aquella posició
    «v» canvia què es veu: el que veu tothom, un sol lloc o totes les cartes

## The menu and the form

menu-title = jocs de cartes amb números
menu-saved = Continua: { $game }
menu-scores = Puntuacions
menu-shelf = Repassa partides acabades
menu-join = Entra en una taula amb l’enllaç
join-link = L’enllaç del lloc
join-your-name = El teu nom allà, si el lloc encara no en té
join-wrong = Això no és l’enllaç d’un lloc. És així: https://…/t/…#…
ago-now = ara mateix
ago-minutes = { $count ->
    [one] fa 1 minut
   *[other] fa { $count } minuts
}
ago-hours = { $count ->
    [one] fa 1 hora
   *[other] fa { $count } hores
}
ago-days = { $count ->
    [one] fa 1 dia
   *[other] fa { $count } dies
}
menu-quit = Surt
form-title = partida nova
form-seats = Llocs
form-person = algú en aquest teclat
form-bot = bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Codi de les cartes
form-seed-chance = (a l’atzar; o escriu-ne un)
form-start = Comença

## Scores

scores-title = puntuacions
scores-none = Encara no hi ha partides acabades. Per jugar: subibaja play
scores-played = { $count ->
    [one] 1 partida
   *[other] { $count } partides
}
scores-won = { $count ->
    [one] 1 victòria ({ $percent })
   *[other] { $count } victòries ({ $percent })
}
scores-best-left = { $count ->
    [0] rècord: totes posades
    [one] rècord: en queda 1
   *[other] rècord: en queden { $count }
}
scores-best-points = rècord: { $count }
scores-mean = mitjana: { $mean }
scores-streak = Victòries seguides: { $now } ara, { $most } com a màxim
scores-last-left = Cartes que queden, partida a partida:
scores-last-won = Victòria + o derrota -, partida a partida:
scores-last-points = Punts, partida a partida:
scores-cards-left = Cartes que queden al final:

## Replay

replay-place = { $last ->
    [1] Posició { $ply } d’1
    [11] Posició { $ply } d’11
   *[other] Posició { $ply } de { $last }
}
replay-seat = Com ho veu el { $seat }.
replay-public = Com ho veu tota la taula.
replay-all = Totes les cartes.
replay-jump = Ves a { $ply }: Enter

## Line by line

plain-too-long = Aquesta línia és massa llarga. Escriu `help`.
plain-left-out = No compta, perquè el teu torn s’ha acabat: { $tokens }
plain-enter-deals = Enter reparteix la ronda següent.
plain-planned = La teva jugada: { $tokens }. `end` acaba el torn, `undo` desfà un pas.
plain-unknown = No s’entén. `help` diu què pots escriure; `legal`, què pots fer ara.
plain-look = `look 2` ensenya les cartes del lloc 2 a qui hi seu, mentre l’equip decideix qui comença.
plain-say = D’una pila pots dir: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; i també trouble, fine, would-start, rather-not.
no-legal = En aquesta taula no es diu on va cada carta.
plain-pass-on = Passa el teclat al { $seat }. Prem Enter quan ningú més no llegeixi.
plain-not-finished = Partida sense acabar: { $what }.
plain-saved = La partida queda desada. Per continuar: subibaja play --resume
plain-record = Registre afegit a { $path }. Per repassar-la: subibaja replay { $path }
plain-again = Un altre cop les mateixes cartes: { $command }
plain-menu = Quin joc? Escriu-ne el número; Enter sense res surt.
plain-menu-saved = { $count ->
    [one] c  Continua: { $game }, 1 acció feta
   *[other] c  Continua: { $game }, { $count } accions fetes
}
plain-menu-wrong = Escriu un número de l’1 al 4.
plain-help-team =
    37@up1     posa la 37 a up1 (o up2, down1, down2)
    end        acaba el torn: les teves cartes queden posades
    start@0    al principi: comença el lloc 1 (start@1: el lloc 2, etc.)
    leave@up1  digues: aquesta no (o no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        posa la 37 a la teva pila ascendent (o down)
    37@rival-up  posa la 37 a la pila ascendent rival (o rival-down)
    end          acaba el torn: les teves cartes queden posades
plain-help-ants =
    take@1      agafa la carta del centre de la posició 1 (o 2, 3)
    put@5-left  insereix-la amb 5 a l’esquerra i descarta la veïna esquerra
    refresh     abans, renova les tres cartes del centre, si estan boca amunt
    claim pass  digues si tens la mà ordenada, si en aquesta taula s’anuncia
    deal        reparteix la ronda següent; Enter també
plain-help =
    undo   torna una carta a la mà       hint   què faria l’expert, i per què
    legal  tot el que pots fer           show   la taula una altra vegada
    log    què ha passat                 say    un senyal: say leave up1
    rules  les regles de { $game }
    help   això                          quit   surt; la partida es desa
    En una línia hi caben diverses accions.
plain-replay-help = Enter: endavant · back · un número de 0 a { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = La partida s’ha acabat.
illegal-not-your-turn = No et toca.
illegal-other-game = Això és d’un altre joc.
illegal-choose-start-first = Primer cal decidir qui comença.
illegal-already-started = Ja està decidit qui comença.
illegal-no-such-seat = En aquesta taula no hi ha cap { $seat }.
illegal-not-in-hand = No tens la { $card }.
illegal-does-not-fit = La { $card } no va sobre la { $top }.
illegal-jump-not-now = La { $card } seria un salt: només val just després d’una altra carta en aquella fila.
illegal-spoils-minimum = Si ara poses la { $card }, ja no arribes al mínim. Prova abans una altra carta.
illegal-rival-pile-used = Només una carta per torn pot anar a una pila rival.
illegal-does-not-improve = La { $card } sobre la { $top } no ajuda la pila rival: no és cap regal.
illegal-take-first = Primer agafa una carta del centre.
illegal-put-first = Primer insereix la carta entre dues de les teves.
illegal-claim-or-pass = Tens la mà ordenada? Anuncia-ho, o continua.
illegal-nothing-to-claim = Ara no hi ha res per anunciar.
illegal-deal-first = La ronda s’ha acabat. Reparteix la següent.
illegal-round-not-over = La ronda encara no s’ha acabat.
illegal-middle-not-open = El centre només es renova amb les tres cartes boca amunt.
illegal-not-enough-to-refresh = No queden prou cartes per renovar el centre.
illegal-no-such-place = El centre té les posicions 1, 2 i 3.
illegal-no-such-position = Tens { $count } cartes a la mà: a l’esquerra en poden quedar de 0 a { $count }.
illegal-other = Això ara no es pot fer.
illegal-minimum-not-met = { $count ->
    [one] Abans posa una carta més.
   *[other] Abans posa { $count } cartes més.
}

## The page

site-tagline = Unes piles pugen, d’altres baixen.
site-tagline-more = Envia un enllaç i a jugar, sense compte.
site-skip = Ves al contingut
site-home = Inici
site-menu = Menú
site-language = Idioma
site-theme = Aspecte
site-themes-auto = Auto
site-themes-light = Clar
site-themes-dark = Fosc
site-not-found = En aquesta adreça no hi ha res.
site-back = Torna a la pàgina d’inici
close = Tanca
site-credits = Els jocs són dels seus autors i editorials. Subibaja és independent i té paraules i dibuixos propis. Si un joc t’agrada, compra’n la caixa.
site-loading = Un moment…
site-offline = Sense connexió. Pots jugar en solitari o amb bots.
site-failed = Alguna cosa no s’ha pogut carregar. Mira la connexió i torna-ho a provar. No s’ha perdut res.
site-again = Torna-ho a provar
site-reload = Recarrega la pàgina
wait-failed = La pàgina no s’ha pogut carregar. No s’ha perdut res.
wait-no-script = Aquesta pàgina necessita JavaScript per repartir les cartes. Activa’l i recarrega la pàgina.
site-damaged = Aquest enllaç està malmès.
site-damaged-text = Se n’ha perdut un tros pel camí. Torna’l a demanar i obre l’enllaç sencer.
site-security = Les nostres promeses i com avisar d’un problema

## The page: settings

settings-title = Configuració
settings-sound = So
settings-volume = Volum
settings-haptics = Vibració
settings-speed = Ritme
settings-speed-calm = Tranquil
settings-speed-normal = Normal
settings-speed-fast = Ràpid
settings-cards = Mida de les cartes
settings-cards-normal = Normal
settings-cards-large = Gran
settings-left = Jugo amb l’esquerra
settings-confirm = Confirma en acabar el torn
settings-coach = Guia
settings-coach-about = T’avisa abans d’una jugada cara i t’acompanya en les primeres partides

## The page: where it starts

start-title = Jocs
start-players = { $range } persones
start-minutes = { $range } min
start-kind-team = equip
start-kind-duel = duel
start-kind-each = rivals
start-play = Juga
start-learn = Aprèn a jugar
learn-offer = Primer cop amb { $game }? Se n’aprèn jugant, en un minut.
learn-first = Aprèn-ne primer
learn-play = Juga directament
start-alone = En solitari
start-with-bots = Amb bots
start-how-many = Quants bots
start-level = Nivell
start-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-friends = Amb amics
start-play-friends = Juga amb amics
start-own = Les teves partides
start-open = Taules obertes
start-open-count = { $count ->
    [one] 1 taula oberta
   *[other] { $count } taules obertes
}
start-resume = Continua
start-look = Repassa
start-forget = Esborra
start-forget-game = Esborra { $what }
start-join = Uneix-t’hi
start-watch = Mira
start-seats = { $count ->
    [one] { $count } lloc
   *[other] { $count } llocs
}
start-free = { $count ->
    [one] { $count } lloc lliure
   *[other] { $count } llocs lliures
}
start-here = en aquest dispositiu
start-over = acabada
start-running = en curs

## The page: a link that deals at once

play-wrong-title = Aquest enllaç no pot començar cap partida.
play-wrong-unknown = «{ $name }» no vol dir res a { $game }.
play-wrong-twice = «{ $name }» hi surt dues vegades.
play-wrong-value = «{ $name }» no pot ser «{ $value }». Valors possibles: { $allowed }
play-wrong-together = Aquestes opcions no es poden combinar.
play-to-game = Ves a { $game }

## The page: a new table

new-table-title = Taula nova: { $game }
new-table-name = El teu nom
new-table-players = Qui juga
new-table-person = Convida algú
new-table-bot = Bot: { $level }
new-table-add = Afegeix un lloc
new-table-remove = Treu aquest lloc
seat-label = Lloc { $number }
new-table-help = Ajuda
new-table-talk = Xat
new-table-options = Opcions de la taula
new-table-listed = Tothom s’hi pot unir des de la pàgina d’inici
new-table-clock = Temps per torn
new-table-no-clock = sense límit
new-table-seconds = { $count ->
    [one] { $count } segon
   *[other] { $count } segons
}
new-table-go = Crea una taula
new-table-failed = No s’ha pogut crear la taula.
new-table-unreached = El servidor no respon. Torna-ho a provar.

## The page: help

help-degree-none = Sense ajuda
help-degree-legal = On va cada carta
help-degree-gaps = Distàncies i cartes no vistes
help-degree-hints = Pistes de nivell expert

## The page: who may speak

talk-off = Sense parlar
talk-signals = Només senyals
talk-guarded = Paraules, sense números
talk-open = Sense límits

## The page: invitations

invite-title = Convida els amics
invite-text = Un enllaç per lloc. Envia’n un a cada persona: val un sol cop, i el lloc és de qui arriba primer.
invite-link-of = Enllaç: { $seat }
invite-watch-link = Enllaç per mirar
invite-watch-make = Crea un enllaç per mirar
invite-leave-text = El teu lloc queda lliure per a una altra persona.
invite-copy = Copia
invite-copied = Copiat
invite-share = Comparteix
invite-qr = Codi QR
invite-qr-of = Codi QR de l’enllaç: { $seat }
invite-waiting = Esperant els altres. Es repartirà quan hi sigui tothom.
invite-came = ja hi és
invite-not-yet = encara no hi és
invite-start = Comença ara, amb bots als llocs lliures
invite-share-text = Vine a jugar a { $game } amb mi:
invite-waiting-title = Ja hi ets
invite-group = Un enllaç per a tothom
invite-group-text = Envia aquest enllaç al teu grup. Qui l’obre rep el següent lloc lliure.
invite-group-make = Crea un enllaç per a tothom
invite-group-renew = Enllaç nou per a tothom
invite-group-renew-text = Un enllaç nou anul·la l’anterior. Qui ja hi és, s’hi queda.
invite-group-void = Anul·la l’enllaç
invite-by-seat = Un enllaç per lloc
invite-count = Ja hi són: { $came } de { $all }.
invite-host = organitza
invite-start-now = Comença ara
invite-copy-failed = Aquest navegador no pot copiar. Ja està seleccionat: copia’l a mà.
join-title = Et conviden a jugar
join-name = Amb quin nom jugues?
join-go = Seu a la taula
name-take = Canvia el nom
plays-listed = Tothom pot unir-s’hi o mirar
plays-private = Només amb enllaç
preview-table = Vine a jugar a { $game }
preview-invited = Vine a jugar
preview-game = { $game } · Subibaja
preview-about = Jocs de cartes amb números, sense compte: amb amics, amb bots o en solitari.

## The page: a table

table-bot = bot
you-label = Tu
table-away = fora
table-on-turn = juga ara
table-draw = Munt
table-your-turn = Et toca
table-turn-of = Li toca a { $who }
table-watching = Estàs mirant.
table-watchers = { $count ->
    [one] { $count } mira
   *[other] { $count } miren
}
table-choose = Qui comença?
table-start-with = Comença { $who }
table-me-start = Començo jo
table-started = Comença { $who }.
table-you-start = Comences tu.
table-end = Acaba el torn
table-hand = La teva mà
table-empty-hand = sense cartes
table-hand-of = Mà: { $who }
table-piles = Piles
table-piles-of = Piles: { $who }
pile-short-up1 = Puja 1
pile-short-up2 = Puja 2
pile-short-down1 = Baixa 1
pile-short-down2 = Baixa 2
pile-short-up = teva ↑
pile-short-down = teva ↓
pile-short-rival-up = rival ↑
pile-short-rival-down = rival ↓
pile-short-own-up = pròpia ↑
pile-short-own-down = pròpia ↓
pile-short-other-up = rival ↑
pile-short-other-down = rival ↓
pile-label-up1 = primera pila ascendent
pile-label-up2 = segona pila ascendent
pile-label-down1 = primera pila descendent
pile-label-down2 = segona pila descendent
pile-label-up = la teva pila ascendent
pile-label-down = la teva pila descendent
pile-label-rival-up = pila ascendent rival
pile-label-rival-down = pila descendent rival
pile-the-up1 = la primera pila ascendent
pile-the-up2 = la segona pila ascendent
pile-the-down1 = la primera pila descendent
pile-the-down2 = la segona pila descendent
pile-the-up = la teva pila ascendent
pile-the-down = la teva pila descendent
pile-the-rival-up = la pila ascendent rival
pile-the-rival-down = la pila descendent rival
pile-on-up1 = a la primera pila ascendent
pile-on-up2 = a la segona pila ascendent
pile-on-down1 = a la primera pila descendent
pile-on-down2 = a la segona pila descendent
pile-on-up = a la teva pila ascendent
pile-on-down = a la teva pila descendent
pile-on-rival-up = a la pila ascendent rival
pile-on-rival-down = a la pila descendent rival
pile-on-own-up = a la seva pila ascendent
pile-on-own-down = a la seva pila descendent
pile-on-other-up = a la pila ascendent rival
pile-on-other-down = a la pila descendent rival
table-card-new = { $card }, nova
table-fits = hi va
table-no-fit = no hi va
table-last-move = última jugada: { $who } { $step }
table-trick-call = Truc!
pile-goes-up = puja
pile-goes-down = baixa
table-left-of = Cartes que queden: { $count } de { $all }
table-undo = Desfés
table-your-move = La teva jugada: { $cards }.
table-take-back-card = Desfés des de la { $card }
table-lift-first = Primer toca una carta de la mà i després una pila.
prompt-where = { $card }: tria una pila.
prompt-place = { $count ->
    [one] Posa una carta.
   *[other] Posa { $count } cartes o més.
}
prompt-still = { $count ->
    [one] Una més.
   *[other] { $count } més.
}
prompt-more = Ja pots acabar el torn, o continuar.
prompt-no-more = No pots posar cap més carta. Acaba el torn.
prompt-draws = { $count ->
    [one] robes 1
   *[other] robes { $count }
}
prompt-take = Agafa una carta del centre.
prompt-put = Insereix-la entre dues cartes.
prompt-drop = Descartes la { $left } o la { $right }?
prompt-confirm = Ho deixes així?
prompt-pass = Tens la mà ordenada?
prompt-deal = La ronda s’ha acabat.
prompt-sure = Segur que acabes?
tip-trick = Deu enrere és el truc: la { $card } pot anar aquí.
tip-jump = Set enrere, just després d’una carta: la { $card } pot saltar aquí.
tip-gift = Un regal: posa la { $card } aquí i robes fins a sis.
tip-deck = { $count ->
    [one] Acaba el torn i robes una carta d’aquí.
   *[other] Acaba el torn i robes { $count } cartes d’aquí.
}
tip-signals = Toca una pila i digues als altres què en penses, sense números.
tip-middle = Agafa’n una. Si està boca avall, només la veus tu.
tip-ropes = Les cordes uneixen el que està en ordre. Fes créixer la teva millor seqüència.
coach-skips = { $count ->
    [one] Així et saltes una carta.
   *[other] Així et saltes { $count } cartes.
}
hint-play = Juga així
hint-chance-alone = Probabilitat de guanyar, jugant a nivell expert: prop d’un { $percent }
log-turn = { $who } · torn { $number }
log-empty = Encara no hi ha jugades.
menu-players = Qui juga
menu-leave = Deixa la taula
menu-plays = En aquesta taula
out-title = Cartes per sortir
out-out = per sortir
out-own = a la teva mà
out-up = carta de dalt d’una pila ascendent
out-down = carta de dalt d’una pila descendent
out-gone = ja ha sortit
rail-together = Fins ara
rules-short = Regles
table-top = carta de dalt { $card }
table-row = Fila: { $cards }
table-gap = distància { $count }
table-trick = Truc: { $count } enrere!
table-gift = regal: { $count }
table-jump-with = hi ha lloc per a un salt de 7 amb la { $card }
pile-of-up = { $who }: pila ascendent
pile-of-down = { $who }: pila descendent
duel-to-go = per posar
duel-tight = Queda molt poc espai!
duel-deck = per robar
duel-draws = { $count ->
    [0] no robes
   *[other] robes { $count }
}
duel-refill = fins a 6: robes { $count }
duel-gift-refills = amb regal: fins a 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] { $card }: ara no va enlloc.
    [one] { $card }: pot anar a 1 pila.
   *[other] { $card }: pot anar a { $count } piles.
}
table-dropped = De nou a la teva mà.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } no roba res.
    [one] { $who } roba 1 carta.
   *[other] { $who } roba { $count } cartes.
}
table-you-draw = { $count ->
    [0] No robes res.
    [one] Robes 1 carta.
   *[other] Robes { $count } cartes.
}
table-you-drew = Robes { $cards }.
table-drew-none = No queda res per robar.
table-drawn = { $count ->
    [one] { $count } carta robada
   *[other] { $count } cartes robades
}
table-planned = { $card } { $on }.
table-took-back = De nou a la teva mà: { $cards }.
table-told-deal = S’han repartit les cartes. La teva mà: { $cards }.
table-told-hand = La teva mà: { $cards }.
table-played-last = l’última jugada
table-deadline = { $count ->
    [one] queda { $count } segon
   *[other] queden { $count } segons
}
table-keys = Tecles: les fletxes trien una carta, Retorn l’aixeca, les tecles de l’1 al 4 la posen, Retrocés desfà, E acaba el torn, H demana una pista.
table-keys-ants = Tecles: de l’1 al 3 agafen una carta del centre, les fletxes mouen la posició (amunt i avall, de cinc en cinc), Retorn hi insereix la carta, esquerra o dreta descarta la veïna d’aquell costat, Retrocés desfà, E acaba el torn.
keys-title = Tecles
key-name-sides = Esquerra, dreta
key-name-up-down = Amunt, avall
key-name-pages = Re Pàg, Av Pàg
key-name-ends = Inici, Fi
key-name-enter = Retorn
key-name-escape = Esc
key-name-backspace = Retrocés
keys-choose = Tria una carta
keys-first-last = Primera o última carta
keys-lift = Aixeca-la
keys-place = Posa-la en aquella pila
keys-put-back = Torna-la a la mà
keys-take = Agafa del centre
keys-by-one = Mou-te d’una en una
keys-by-two = Mou-te de dues en dues
keys-by-five = Mou-te de cinc en cinc
keys-to-ends = Ves a un extrem
keys-put = Insereix-hi la carta
keys-drop = Després: descarta aquella veïna
keys-main = El botó principal: acaba el torn
keys-these = Mostra aquestes tecles
table-chosen = Aquestes cartes s’han triat expressament: potser algú ja les coneix.
table-devices = { $count ->
    [one] { $count } dispositiu
   *[other] { $count } dispositius
}
table-devices-hint = El teu lloc està obert en més d’un dispositiu. Si no són teus, obre el menú del teu lloc i surt dels altres dispositius.

## The page: the menu of a seat

seat-menu-title = Lloc: { $who }
seat-menu-to-bot = Que jugui un bot
seat-menu-to-person = Torna el lloc
seat-menu-to-guest = Convida algú a aquest lloc
seat-menu-new-link = Enllaç nou
seat-menu-new-link-text = L’enllaç anterior deixa de funcionar.
seat-menu-own-bot = Que jugui un bot per mi
seat-menu-own-bot-text = El lloc continua sent teu: recupera’l quan vulguis.
seat-menu-free = Allibera el lloc
seat-menu-free-there = Podràs alliberar el lloc quan faci una estona que aquesta persona és fora.
seat-menu-free-in = { $count ->
    [one] Podràs alliberar el lloc d’aquí a { $count } segon.
   *[other] Podràs alliberar el lloc d’aquí a { $count } segons.
}
seat-menu-free-text = Per si algú ha marxat. Ho veurà tothom, i rebràs un enllaç per a una altra persona.
seat-menu-own = El teu lloc
seat-menu-elsewhere = Continua en un altre dispositiu
seat-menu-device-link = Enllaç per al teu altre dispositiu
seat-menu-warning = No comparteixis aquest enllaç: qui el té veu les teves cartes i juga al teu lloc.
seat-menu-turn-out = Surt dels altres dispositius
seat-menu-turn-out-text = Només aquest dispositiu conserva el teu lloc. Els enllaços per a altres dispositius deixen de funcionar.

## The page: who comes back

returned-mine = Un bot juga al teu lloc. Encara pots parlar.
returned-ask = Demana el meu lloc
returned-asked = Demanat. Esperant qui organitza.
returned-take = Recupera el meu lloc
returned-is-back = { $who } ha tornat.

## The page: news

news-freed = Qui organitza ha alliberat un lloc: { $who }.
news-invited = Qui organitza ha fet un enllaç nou: { $who }.
news-rekeyed = { $who } ha sortit dels seus altres dispositius.
news-asked-back = { $who } ha tornat i demana el seu lloc.
news-wished = { $who } vol tornar a jugar amb les mateixes cartes.
news-bot-took = Un bot juga per { $who }.
news-plays-again = { $who } torna a jugar.
news-clock = { $who } s’ha quedat sense temps: ha jugat un bot.
own-news-freed = Qui organitza ha alliberat el teu lloc.
own-news-invited = Qui organitza ha fet un enllaç nou per al teu lloc.
own-news-rekeyed = Has sortit dels teus altres dispositius.
own-news-asked-back = Has demanat el teu lloc.
own-news-wished = Vols tornar a jugar amb les mateixes cartes.
own-news-bot-took = Un bot juga per tu.
own-news-plays-again = Tornes a jugar.
own-news-clock = T’has quedat sense temps: ha jugat un bot.

## The page: the promised deal

fair-fixed = Comprovat: les cartes estaven fixades abans de la partida.
fair-since = Comprovat: són les cartes promeses quan va entrar aquest dispositiu.
fair-broken = Atenció: no són les cartes promeses abans de la partida. Desa el registre i avisa qui porta aquest servidor.

## The page: links that are no use

ended-used = Aquesta invitació ja s’ha fet servir: { $who } té el lloc.
ended-used-by-nobody = Aquesta invitació ja s’ha fet servir: el lloc està ocupat.
ended-used-own = És el teu lloc? Al dispositiu d’abans trobaràs la partida a la pàgina d’inici, a «Les teves partides».
ended-used-device = Per jugar també aquí, obre allà el menú del teu lloc i tria «Continua en un altre dispositiu».
ended-used-host = Si aquella persona ja no hi és, qui organitza pot alliberar el lloc i enviar-te un enllaç nou.
ended-turned-out = Aquest dispositiu ja no té el lloc.
ended-turned-out-text = El lloc s’ha obert amb una clau nova en un altre dispositiu, o qui organitza l’ha alliberat. Al dispositiu que el té, tria «Continua en un altre dispositiu», o demana un enllaç nou a qui organitza.
ended-full-text = Qui organitza et pot passar l’enllaç per mirar. O crea una taula pròpia.

## The page: signals

signal-about = Digues alguna cosa sobre { $pile }
signal-on-pile = { $pile }: { $said }
says = { $who }: «{ $what }»
says-of-pile = { $who }, { $pile }: «{ $what }»

## The page: talk

chat-news = missatge nou
chat-title = Xat
chat-box = Digues alguna cosa
chat-send = Envia
chat-empty = Encara no hi ha missatges.
chat-guard = No s’ha enviat: «{ $what }» revela el número d’una carta. Digues-ho d’una altra manera o amb un senyal:
chat-guard-plain = No s’ha enviat: això revela el número d’una carta. Digues-ho d’una altra manera o amb un senyal:

## The page: hints

assist-hint = Pista
assist-thinking = Pensant…
assist-none = Ara no hi ha res per decidir.
assist-end = acaba el torn

## The page: 111 Hormigas

hormigas-middle = Centre
hormigas-face-down = boca avall
hormigas-take = Agafa la carta de la posició { $count }
hormigas-take-card = Agafa la { $card }
hormigas-take-back = Recupera la { $card }
hormigas-do-refresh = Renova el centre
hormigas-held = La carta agafada: { $card }
hormigas-held-other = { $who } agafa una carta.
hormigas-holds = { $who } ha agafat la { $card }.
hormigas-falls-here = Aquí va el descart
hormigas-between = Entre la { $left } i la { $right }
hormigas-at-left = A l’extrem esquerre, abans de la { $card }
hormigas-at-right = A l’extrem dret, després de la { $card }
hormigas-put-here = { $count ->
    [0] la carta entra a l’extrem esquerre
   *[other] la carta entra amb { $count } a l’esquerra
}
hormigas-drop = Descarta la { $card }
hormigas-drop-gives = { $from ->
    [1] Descarta la { $card }: millor seqüència, d’{ $from } a { $to } formigues
    [11] Descarta la { $card }: millor seqüència, d’{ $from } a { $to } formigues
   *[other] Descarta la { $card }: millor seqüència, de { $from } a { $to } formigues
}
hormigas-drop-orders = Descarta la { $card }: mà ordenada!
hormigas-put-drop = Entra la { $card }, surt la { $dropped }.
hormigas-confirm = Confirma
hormigas-symbols = { $count ->
    [one] { $count } formiga
   *[other] { $count } formigues
}
hormigas-house = Aquestes formigues les hem triades nosaltres; les cartes impreses en poden tenir d’altres.
hormigas-best-run = Millor seqüència
hormigas-run-is = { $count ->
    [one] Millor seqüència: { $cards }. { $count } formiga.
   *[other] Millor seqüència: { $cards }. { $count } formigues.
}
hormigas-do-claim = Ordenada!
hormigas-do-pass = Continua
hormigas-do-deal = Ronda següent
hormigas-round = Ronda { $count }
hormigas-round-score = { $count ->
    [one] { $count } punt en aquesta ronda
   *[other] { $count } punts en aquesta ronda
}
hormigas-total = Total
hormigas-target = Objectiu
hormigas-rounds = Rondes
hormigas-sheet = Puntuacions
hormigas-round-end = { $who } tanca la ronda.
hormigas-round-yours = Tanques la ronda!
hormigas-limit-end = No queden torns: la ronda s’ha acabat.
hormigas-discard = Descarts
hormigas-unknown = encara no vista
hormigas-others = Les altres mans
hormigas-hands = Mans
hormigas-did-take = { $who }: carta del centre, posició { $count }, boca avall.
hormigas-did-take-card = { $who }: { $card } del centre.
hormigas-did-put = { $who }: { $card } al centre.
hormigas-you-took = Agafes la { $card }.
hormigas-did-turn = { $who }: entra la { $card }, surt la { $dropped }.
hormigas-did-turn-unseen = { $who }: entra una carta boca avall, surt la { $dropped }.
hormigas-took-back = Desfet. Descarta l’altra carta o tria una altra posició.
hormigas-did-refresh = { $who }: cartes noves al centre.
hormigas-did-claim = { $who }: «Ordenada!»
hormigas-did-pass = { $who }: «Continuo.»
hormigas-did-deal = Ronda nova, cartes noves.

## The page: the end of a game

over-won = Victòria a { $game }!
over-won-team = L’equip guanya a { $game }!
over-excellent = { $count ->
    [one] Excel·lent! Només en queda 1
   *[other] Excel·lent! Només en queden { $count }
}
over-all = { $all } de { $all }!
over-left = { $count ->
    [one] Queda una carta
   *[other] Queden { $count } cartes
}
over-lost-about = Hi tornem?
over-you-emptied = Has posat totes les teves cartes.
over-you-stuck = No has pogut posar dues cartes.
over-turns = { $count ->
    [one] torn
   *[other] torns
}
over-tricks = { $count ->
    [one] truc
   *[other] trucs
}
over-minutes = { $count ->
    [one] minut
   *[other] minuts
}
over-best-label = millor marca
over-streak-label = victòries seguides
over-share-label = El resultat en text
over-share-copy = Copia el text
over-share-picture = Desa la imatge
over-wins-of = victòries: { $who }
over-you-wins = les teves victòries
over-look-back = Repassa la partida
over-share = Comparteix
over-more = Més
over-you-won = Victòria!
over-won-by = Guanya { $who }
over-shared = Victòria compartida: { $who }
over-shared-you = Comparteixes la victòria amb { $who }
over-emptied = { $who } ha posat totes les seves cartes.
over-stuck = { $who } no ha pogut posar dues cartes.
over-best = { $count ->
    [0] millor marca: totes les cartes posades
    [one] millor marca: queda { $count } carta
   *[other] millor marca: queden { $count } cartes
}
over-games = { $count ->
    [one] { $count } partida en aquesta taula
   *[other] { $count } partides en aquesta taula
}
over-rematch = Una altra partida
over-same = Les mateixes cartes
over-same-ask = Demana les mateixes cartes
over-same-asked = Has demanat les mateixes cartes. Esperant els altres.
over-agree = Sí, les mateixes cartes
over-to-rematch = Ves a la partida següent
over-rematch-ready = La partida següent ja és a punt.
over-record = Desa el registre
over-seed = Codi de les cartes: { $seed }
over-title = La partida s’ha acabat

## The page: step by step

stepper-first = Al principi
stepper-back = Un pas enrere
stepper-on = Un pas endavant
stepper-last = Al final
stepper-at = { $of ->
    [1] { $count } d’1
    [11] { $count } d’11
   *[other] { $count } de { $of }
}
stepper-slider = Posició
stepper-eyes = Qui mira
stepper-all = totes les cartes
stepper-close = Tanca
stepper-beginning = Principi
stepper-failed = No s’ha pogut carregar el registre.

## The page: the line

link-connecting = Connectant…
link-offline = Sense connexió.
link-back = De tornada. No s’ha perdut res.
progress-waiting = La teva jugada està desada i s’enviarà quan torni la connexió.
progress-again = Encara sense resposta. Ho torno a provar…
progress-checking = Comprovant si ha arribat la jugada…
link-unkept = Aquest navegador no desa res: l’adreça d’aquesta pàgina és l’única manera de tornar al teu lloc. Desa-la i no l’ensenyis a ningú.
link-unkept-here = Aquest navegador no desa res: la partida dura mentre aquesta pàgina estigui oberta.
link-elsewhere = La partida ha avançat. Les cartes que no havies enviat tornen a la teva mà.
progress-sending = Enviant…

## The page: refusals

page-too-old = Aquesta pàgina és més antiga que el servidor. Recarrega-la.
refused-key-needed = Aquest enllaç ja no funciona. Demana’n un de nou a qui organitza.
refused-seat-taken = Aquest lloc està ocupat.
refused-no-seat = Aquest lloc no existeix en aquesta taula.
refused-full = Tots els llocs d’aquesta taula estan ocupats.
refused-name-marks = Un nom no pot tenir caràcters invisibles ni més de tres accents en una lletra.
refused-name-taken = En aquesta taula ja hi ha algú amb aquest nom, o amb un que s’hi assembla.
refused-names-number = Durant la partida, un nom no pot ser un número. Prova’n un altre, o espera’t.
refused-not-away = Aquesta persona encara hi és, o hi era fa un moment. Torna-ho a provar més tard.
not-known-try-again = Encara sense resposta. Torna-ho a provar: res no es fa dues vegades.
refused-not-host = Només ho pot fer qui organitza.
refused-length = És massa llarg, o és buit.
refused-other = No ha funcionat ({ $code }).

## The page: rules

rules-title = Regles: { $game }
rules-of-a-game = Les regles d’un joc: subibaja rules the-game

## A table of a server

no-hints = En aquesta taula es juga sense pistes.
nobody = lliure
seated = { $seat }: { $who }
waiting-for = Llocs ocupats: { $came } de { $all }. La partida començarà quan hi sigui tothom
rematch = La partida següent, amb la mateixa gent, és a la taula { $table }; el teu enllaç també l’obre
somebody = algú
connection-lost = Sense connexió. Reconnectant…
connection-failed = Sense connexió: { $reason }
refused-version = Aquest programa i el servidor parlen versions diferents. Actualitza’n un.
refused-no-table = Aquesta taula no existeix.
refused-invitation-used = Aquesta invitació ja s’ha fet servir: { $who } té el lloc. Si és el teu, continua allà on la vas fer servir, o amb l’enllaç de «Continua en un altre dispositiu» d’allà.
refused-one-at-a-time = Això destapa una carta. Continua quan l’hagis vista.
refused-not-known = Comprovant si ha arribat. Res no es fa dues vegades.
refused-wrong-secret = Aquest enllaç ja no funciona. Demana’n un de nou a qui organitza.
refused-not-seated = Només ho pot fer qui té un lloc.
refused-seat-is-bots = En aquest lloc hi juga un bot. Qui organitza el pot tornar.
refused-not-started = La partida encara no ha començat.
refused-started = La partida ja ha començat.
refused-not-over = Això es podrà fer quan s’acabi la partida.
refused-illegal = Les regles no ho permeten.
refused-no-take-back = Això ja no es pot desfer.
refused-invalid = Això no es pot fer en aquesta taula.
refused-moved-on = La partida ha avançat. Torna-hi a mirar.
refused-no-talk = En aquesta taula no hi ha xat.
refused-too-much = Massa coses alhora. Espera’t un moment.
refused-not-stored = No s’ha pogut desar. Torna-ho a provar.
refused-stopping = El servidor es reinicia. Un moment…

## The page: lessons. They come in a file of their own.

lesson-step = { $all ->
    [1] Pas { $step } d’1
    [11] Pas { $step } d’11
   *[other] Pas { $step } de { $all }
}
lesson-next = Continua
lesson-skip = Salta aquesta part
lesson-again = Torna-ho a provar
lesson-lost = No hi va cap més carta! De vegades passa. Ara prova-ho amb passos més petits.
lesson-first = La teva primera partida
lesson-once-more = Repeteix la lliçó
lesson-end-title = Ja en saps!
lesson-end-the-game = Passos petits, el truc, dues cartes per torn. I ara, amb les 98 cartes.
lesson-end-ascenso-descenso = Passos petits, i salts de 7 just després d’una carta. I ara, amb les 68 cartes.
lesson-end-face-to-face = Dues cartes per torn, un regal i no quedar-se mai sense espai. I ara, contra un bot.
lesson-end-hormigas = Agafa’n una, insereix-la i descarta una veïna. I ara, contra dos bots.
lesson-say-up = Aquestes dues piles pugen. Toca la 4 i després una de les piles.
lesson-say-down = Les altres dues baixen des del 100. La teva 97 va allà.
lesson-say-steps = El que et saltes es perd en aquella pila. La 8 o la 45 sobre la 4? Aixeca-les i compara.
lesson-say-end = Passos petits! Amb dues cartes n’hi ha prou. Acaba el torn: robes tantes cartes com n’has posat.
lesson-say-drawn = Tres cartes posades, tres de robades. I això és un torn.
lesson-say-trick = Més tard: la 47 en una pila que puja. Hi pot anar una carta exactament 10 més baixa. Posa la 37!
lesson-say-tricked = El truc! Aquella pila torna a tenir espai. A les que baixen, és 10 més.
lesson-say-yours = Queden dotze cartes, totes teves. Posa-les a les piles!
lesson-say-row = Com a The Game: dues files pugen, dues baixen, tot a la vista. Posa la 41 després de la 39.
lesson-say-jump = La fila brilla: ara mateix hi pot anar una carta exactament 7 més baixa. Salta amb la 34!
lesson-say-jump-again = Després d’un salt pots tornar a saltar. La 27 és 7 enrere un altre cop.
lesson-say-jumped = Amb una carta en una altra fila, deixa de brillar. Acaba aquí el torn.
lesson-say-jump-drawn = Aquesta és la novetat: salts de 7, a la mateixa fila i de seguida.
lesson-say-find = Ara tu: agafa impuls i salta. A les files que baixen, el salt puja 7.
lesson-say-found = Bon impuls! Ara el salt: 7 més que la 30.
lesson-say-jump-done = Ben vist! Busca parelles com aquestes.
lesson-say-own = Les piles d’or són teves: una puja i l’altra baixa. Posa la 22 sobre la 20.
lesson-say-gift = I ara, un regal! A la meva pila que puja, una carta més baixa em dona espai. Posa-hi la 12.
lesson-say-refill = Gràcies! Amb un regal, robes fins a sis. Acaba el torn.
lesson-say-refilled = Sis cartes un altre cop. Sense regal només en robes dues. I un sol regal per torn!
lesson-say-stuck = Més tard: em quedo sense espai. Posa una carta a la teva pila. Ara, res de regals!
lesson-say-stuck-more = Una més a les teves piles.
lesson-say-stuck-end = Ara acaba el torn. Em calen dues cartes que hi vagin…
lesson-say-duel-won = …i no les tinc. Has guanyat! També guanya qui posa totes les seves cartes.
lesson-say-hand = Les cartes no es mouen. L’objectiu: tota la mà en ordre. Les cordes uneixen el que ja ho està.
lesson-say-take = Canvies una carta per torn. Agafa la 66 del centre.
lesson-say-put = La 22 fa nosa. Toca just al costat de la 22 i la 66 hi anirà.
lesson-say-drop = Una veïna ha de marxar. Descarta la 22.
lesson-say-confirm = 63, 66, 77: la seqüència creix. Confirma, i em toca a mi.
lesson-say-ropes = Al final, cada formiga de la teva millor seqüència és un punt. Només la 38 encara trenca la fila.
lesson-say-last = Agafa la 15.
lesson-say-last-put = Insereix-la just al costat de la 38.
lesson-say-last-drop = Descarta la 38.
lesson-say-finish = De 4 a 96 sense cap interrupció! Confirma.
lesson-say-in-order = Ordenada! Sumes totes les teves formigues i 5 més. Guanya qui va al davant en arribar a 60.
lesson-not-now = Bona pensada, però encara no. De moment, desfés-ho.
lesson-not-end = Encara no: abans, una cosa més.
lesson-not-far = Aquella pila baixa: la 4 se la saltaria gairebé tota.
lesson-not-skips = Així te’n saltes unes 40. Prova la 8.
lesson-not-trick-pile = Posa-la sobre la 47: són exactament 10 enrere.
lesson-not-cold = Així perds el salt: ha de venir de seguida.
lesson-not-find-row = Un pas més petit: prova la fila de la 32.
lesson-not-find = Busca dues cartes amb 7 de distància. Una fila que baixa hi ajuda.
lesson-not-no-gift = Això em salvaria! Fes servir les teves piles.
lesson-not-take = Podria ser bona. Però ja saps que la 66 hi va bé.
lesson-not-last = Agafa la 15: és just la que et falta.
lesson-not-drop = Així la fila continua trencada. Descarta l’altra.

## The command line, for those who play

cli-about = Jocs de cartes amb números de Benndorf: juga, reparteix, revisa i dibuixa
cli-usage = Ús
cli-commands = Ordres
cli-arguments = Arguments
cli-options = Opcions
cli-more = Opcions: -h, -V; cada ordre té el seu -h. Per al terminal: completions, man.
cli-example = Exemple
cli-examples = Exemples
cli-play = Juga: en solitari, amb bots o amb més gent en aquest teclat
cli-join = Seu a la taula d’un servidor, amb l’enllaç del lloc
cli-replay = Repassa una partida, pas a pas
cli-scores = Mira com t’han anat les partides: victòries, cartes, ratxes
cli-deal = Escriu un registre nou: una línia de JSON amb codi i cartes
cli-check = Reprodueix registres i digues què hi ha i si són correctes
cli-show = Dibuixa una posició d’un registre
cli-trace = Escriu cada posició dels registres en JSON, amb totes les cartes
cli-rules = Llegeix les regles d’un joc, o la llista de jocs
cli-solve = Esbrina si una partida es pot guanyar coneixent totes les cartes
cli-lab = Mesura i compara bots en moltes partides
cli-serve = Obre taules: la gent obre un enllaç i juga
cli-guard = Revisa frases: n’hi ha cap que reveli el número d’una carta?
cli-bench = Mesura com va de ràpid el motor en aquesta màquina
cli-help = Ajuda d’una ordre
cli-arg-game = Quin joc: { $games }
cli-arg-seats = Quants llocs [3; 2 a face-to-face]
cli-arg-seed = Lletres, xifres, '-', '_', '.' [a l’atzar]
cli-arg-option = Una opció del joc; es pot repetir
cli-arg-seat = El teu lloc, des de l’1; més d’una persona: 1,2
cli-arg-bots = Els altres llocs: random, novice, steady, expert
cli-arg-resume = Continua la teva última partida sense acabar
cli-arg-record = Afegeix el registre de la partida a aquest fitxer
cli-arg-pace = Mil·lisegons abans de cada acció d’un bot
cli-arg-confirm = Preguntar abans d’enviar: never, risky, always
cli-arg-plain = Línia a línia, per a lectors de pantalla i conductes
cli-arg-lang = { $codes } [automàtic]
cli-arg-color = Color: auto, always (sempre) o never (mai)
cli-arg-help = Mostra aquesta ajuda
cli-arg-link = L’enllaç del lloc
cli-arg-name = El teu nom a la taula, si el lloc encara no en té
cli-arg-folder = Mostra on es desen les teves dades
cli-arg-file = Registres, un objecte JSON per línia
cli-arg-input = Registres, un objecte JSON per línia; - és stdin
cli-arg-number = Quin registre del fitxer, a partir de l’1
cli-arg-eyes = El que veu aquest lloc, a partir de l’1
cli-arg-all = Totes les cartes
cli-arg-ply = La posició després de P accions [l’última]
cli-play-after = Sense joc hi ha un menú. `h` mostra les tecles; amb --plain, escriu `help`.
cli-join-after =
    L’enllaç te l’envia qui organitza la taula; # vol dir alguna cosa a gairebé
    tots els terminals: posa’l entre cometes. És una invitació: la primera
    visita la canvia per una clau teva, a la carpeta de dades; des d’allà, el
    mateix enllaç t’hi torna. Sense lloc pots mirar, si la taula ho permet.
cli-scores-after =
    Per joc, llocs i opcions. Les teves partides són a games.jsonl de la carpeta
    de dades: la de SUBIBAJA_DATA o, si no, la del teu usuari.
cli-replay-after =
    Fletxes: pas a pas; un número i Enter: salta-hi; `v`: canvia quines cartes
    veus. Les partides acabades són a games.jsonl de la carpeta de dades.
cli-rules-after = Al terminal, amb el paginador (PAGER o less); en un conducte, text pla.
cli-show-after = Sense --seat ni --all veus el que veu tota la taula.
cli-show-more = Això ho veu tothom. --seat N mostra les cartes d’un lloc; --all, totes.
cli-wrong-argument = { $argument } aquí no existeix.
cli-wrong-value = { $argument } no pot ser «{ $value }».
cli-wrong-missing = Falta alguna cosa: { $argument }
cli-wrong-command = No hi ha cap ordre { $argument }.
cli-wrong-together = { $argument } no va amb { $other }.
cli-wrong-seat = { $count ->
    [one] --seat { $number }: només hi ha el lloc 1
   *[other] --seat { $number }: els llocs van de l’1 al { $count }
}
cli-no-saved = No hi ha cap partida desada.
cli-wrong-other = Aquesta línia d’ordres no s’entén.
cli-see-help = Ajuda: { $command }
