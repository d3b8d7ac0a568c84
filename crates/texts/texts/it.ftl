# What Subibaja says, in Italian. The words are the game’s own: pila, mano, posto, turno, mazzo.
# A card is “la 37”; a round is a “manche”, “mano” is only the hand.

## Counts and names

cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
seats = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
points-short = { $count } pt
seat = posto { $number }
seat-you = { $seat } (tu)
you = tu
person = persona
list-and = { $items } e { $last }
label-value = { $label }: { $value }
gold = oro
silver = argento
yes = sì
no = no
waiting = In attesa del tavolo…
too-small = Questa finestra misura { $now }; a Subibaja serve { $width }×{ $height }. Ingrandiscila, o esci con Ctrl-C e usa: subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = In squadra: 98 carte, quattro pile. Si può parlare di tutto, ma mai di numeri.
about-ascenso-descenso = Come The Game, ma più breve: 68 carte in file scoperte e salti di 7.
about-face-to-face = Un duello, con un mazzo a testa. Fai un regalo alla pila avversaria e ripeschi fino a 6.
about-hormigas = Scambia una carta per turno finché non hai tutta la mano in ordine. Ogni formica conta.
sentence-of-game = { $game }: { $about }

## Options

option-start = Chi comincia
option-start-choose = decide la squadra
option-start-seat = { $seat }
option-start-lot = a sorte
option-minimum = Minimo per turno
option-minimum-number = { $count } carte
option-small_hand = Mani
option-small_hand-false = normali
option-small_hand-true = una carta in meno
option-jump = Salti di 7
option-jump-immediate = subito dopo una carta nella stessa fila
option-jump-any = da qualsiasi carta in cima
option-last_card = Un’ultima carta da sola
option-last_card-lose = perde: ne servono due
option-last_card-allow = si può giocare
option-hand = Carte in mano
option-hand-number = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
option-hand-list = { $list }
option-finish = Fine della manche
option-finish-auto = appena una mano è in ordine
option-finish-claim = la mano in ordine va dichiarata
option-target = Fine della partita
option-target-number = a { $count } punti
option-rounds = Manche
option-rounds-number = { $count ->
    [one] 1 manche
   *[other] { $count } manche
}
option-symbols = Formiche sulle carte
option-symbols-house = scelte da noi
option-symbols-one = una per carta
option-symbols-table = a scelta
option-turn_limit = Limite di turni
option-turn_limit-number = { $count ->
    [0] senza limite
    [one] 1 turno
   *[other] { $count } turni
}

# A game that differs by an option.
changed-start-seat = comincia il { $seat }
changed-minimum-number = almeno { $count } carte per turno
changed-small_hand-true = una carta in meno in mano
changed-jump-any = salti da qualsiasi carta in cima
changed-last_card-allow = l’ultima carta si può giocare da sola
changed-hand-number = mani da { $count }
changed-hand-list = mani da { $list }
changed-finish-claim = la mano in ordine va dichiarata
changed-target-number = fino a { $count } punti
changed-rounds-number = { $count ->
    [one] 1 manche
   *[other] { $count } manche
}
changed-symbols-one = una formica per carta
changed-symbols-table = formiche a scelta
changed-turn_limit-number = { $count ->
    [one] al massimo 1 turno per manche
   *[other] al massimo { $count } turni per manche
}

## Levels of bots

level-random = A caso
level-random-about = gioca come capita
level-novice = Principiante
level-novice-about = gioca la carta più vicina
level-steady = Avanzato
level-steady-about = conta le carte e pianifica
level-expert = Esperto
level-expert-about = guarda avanti; ci mette un po’

## What came out

outcome-won = vittoria con tutte le carte giocate
outcome-lost = { $count ->
    [one] sconfitta con 1 carta rimasta
   *[other] sconfitta con { $count } carte rimaste
}
outcome-emptied = { $count ->
    [one] vince il { $winner }, che ha giocato tutte le sue carte; al { $loser } ne resta 1
   *[other] vince il { $winner }, che ha giocato tutte le sue carte; al { $loser } ne restano { $count }
}
outcome-stuck = { $count ->
    [one] vince il { $winner }; il { $loser } non ha potuto giocare due carte e ne ha ancora 1
   *[other] vince il { $winner }; il { $loser } non ha potuto giocare due carte e ne ha ancora { $count }
}
outcome-points = { $count ->
    [one] vince il { $winner } con 1 punto (punti per posto: { $all })
   *[other] vince il { $winner } con { $count } punti (punti per posto: { $all })
}
outcome-shared = { $count ->
    [one] vittoria condivisa tra { $winners } con 1 punto (punti per posto: { $all })
   *[other] vittoria condivisa tra { $winners } con { $count } punti (punti per posto: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } dopo 1 manche
   *[other] { $won } dopo { $count } manche
}
outlook-turn = tocca al { $seat }
outlook-round = manche { $round }, tocca al { $seat }
outlook-deal = la manche { $round } deve ancora cominciare (punti per posto: { $points })
outlook-choose = la squadra deve ancora decidere chi comincia
best-first = La tua prima partita con queste opzioni.
best-left = { $count ->
    [0] Record con queste opzioni: tutte le carte giocate.
    [one] Record con queste opzioni: resta 1 carta.
   *[other] Record con queste opzioni: restano { $count } carte.
}
best-points = { $count ->
    [one] Record con queste opzioni: 1 punto.
   *[other] Record con queste opzioni: { $count } punti.
}
best-won = { $count ->
    [one] Vittorie con queste opzioni: { $won } su 1 partita.
   *[other] Vittorie con queste opzioni: { $won } su { $count } partite.
}
rivals = I bot, con le stesse carte:
rivals-playing = ancora in gioco…
kept = Registrazione salvata in { $path }

## Whose turn it is

turn-yours = { $count ->
    [one] Tocca a te. Ancora 1 carta.
   *[other] Tocca a te. Gioca almeno { $count } carte.
}
turn-yours-done = Tocca a te. Puoi finire il turno con `end`, o continuare.
turn-theirs = { $count ->
    [one] Tocca al { $seat }: ancora 1 carta.
   *[other] Tocca al { $seat }: almeno { $count } carte.
}
turn-theirs-done = Tocca al { $seat }: può già finire il turno.
status-yours-done = Tocca a te. Premi «e» per finire il turno, o continua.
status-choose = Guarda le tue carte. Chi comincia? Premi da 1 a { $last }.
status-deal = Manche { $round } finita. Enter dà le carte della prossima.
status-thinking = il { $seat } ci sta pensando…
status-sent = Invio…
ants-take-yours = prendi una carta dal centro
ants-take = il { $seat } prende una carta
ants-put-yours = inserisci la carta tra due delle tue
ants-put = il { $seat } inserisce la carta
ants-claim-yours = la tua mano è in ordine? `claim` dichiara, `pass` continua
status-claim-yours = Manche { $round }, turno { $turn }: la tua mano è in ordine?
ants-claim = il { $seat } dichiara, o continua
ants-turn = Manche { $round }, turno { $turn }: { $what }.
ants-deal = La manche { $round } è finita. `deal` dà le carte della prossima.
ants-over = La partita è finita con la manche { $round }.
ants-winners = { $count ->
    [one] Vince il { $seats }.
   *[other] Vittoria condivisa: { $seats }.
}
ants-in-the-air = carta presa
ants-put-away = Scarti: { $cards }
ants-preview = { $gap ->
    [0] Entra la { $card } all’estremo sinistro, esce la { $out }. Miglior sequenza: { $best }.
   *[other] Entra la { $card } con { $gap } a sinistra, esce la { $out }. Miglior sequenza: { $best }.
}

## Drawings in lines

drawing-draw-pile = Mazzo: { $count }
drawing-not-placed = Da giocare: { $count }
drawing-counts = {"  "}Mazzo: { $draw }. Da giocare: { $left }.
drawing-draw-pile-next = {"  "}Mazzo, in ordine di pesca:{" "}
drawing-draw-pile-of-next = {"  "}Mazzo del { $seat }, in ordine di pesca:{" "}
drawing-hand = {"  "}Mano:{" "}
drawing-card = carta
drawing-choose = La squadra decide chi comincia: da start@0 (posto 1) a start@{ $last } (posto { $seats }).
drawing-won = Tutte le carte giocate. Vince la squadra!
drawing-lost = { $count ->
    [one] Resta 1 carta: il { $seat } non ha potuto giocarne abbastanza.
   *[other] Restano { $count } carte: il { $seat } non ha potuto giocarne abbastanza.
}
drawing-helped = Il regalo è fatto.
drawing-duel-emptied = Vince il { $seat }: ha giocato tutte le sue carte.
drawing-duel-stuck = Vince il { $seat }: il { $loser } non ha potuto giocare due carte.
drawing-signs = Un numero: la distanza su quella pila. «: indietro. -: ora no.
drawing-signs-duel = Un numero: la distanza su quella pila. «: indietro. +: regalo. -: ora no.
drawing-put-away = {"  "}Scarti:{" "}
drawing-symbols = { $ant } formiche: { $table }
drawing-in-the-air = Carta presa: { $card }
drawing-in-the-air-hidden = Carta presa: ░░ (era coperta)
drawing-in-this-round = { $count } in questa manche
drawing-best-stretch = miglior sequenza { $count }
drawing-seen = nota
drawing-legal = Possibile:{" "}
drawing-put =
    put@K-left o put@K-right: entra con K carte a sinistra (da 0 a { $last }),
    poi esce la vicina da quel lato; a un estremo, la carta dell’altro estremo.

## The log

log-title = Mosse
log-back = { $count ->
    [one] Mosse, 1 riga indietro
   *[other] Mosse, { $count } righe indietro
}
log-started = comincia il { $seat }
log-placed = il { $seat } gioca la { $card } { $on }
log-drew = { $count ->
    [0] il { $seat } finisce il turno e non pesca
    [one] il { $seat } finisce il turno e pesca 1 carta
   *[other] il { $seat } finisce il turno e pesca { $count } carte
}
log-stuck = il { $seat } non può giocare abbastanza carte
log-refreshed = il { $seat } rinnova il centro
log-took = il { $seat } prende la { $card } dal centro, posizione { $place }
log-took-face-down = il { $seat } prende la carta coperta in posizione { $place }
log-put-left = { $at ->
    [0] il { $seat } la inserisce all’estremo sinistro e scarta la { $card }, all’estremo destro
   *[other] il { $seat } la inserisce con { $at } a sinistra e scarta la vicina di sinistra, la { $card }
}
log-put-right = { $at ->
    [0] il { $seat } la inserisce all’estremo sinistro e scarta la vicina di destra, la { $card }
   *[other] il { $seat } la inserisce con { $at } a sinistra e scarta la vicina di destra, la { $card }
}
log-claimed = il { $seat } dichiara: in ordine!
log-passed = il { $seat } continua
log-dealt = Nuova manche, nuove carte
log-swap = prende la { $card }, scarta la { $out }
log-swap-hidden = prende una carta coperta, scarta la { $out }
round-wrong-claim = Fine della manche: il { $seat } dichiara, ma la mano non è in ordine. Punti: { $points }
round-ordered = Fine della manche: il { $seat } ha tutta la mano in ordine. Punti: { $points }
round-limit = Fine della manche: turni esauriti. Punti: { $points }

## Signals

signal-leave = Questa pila no, per favore.
signal-no-big-step = Qui solo passi piccoli.
signal-good = Ho qualcosa di buono per questa.
signal-go-ahead = È libera, non mi serve.
signal-trouble = Sono nei guai.
signal-fine = Sono a posto.
signal-would-start = Posso cominciare io.
signal-rather-not = Preferirei non cominciare.
reaction-bravo = Grande!
reaction-thanks = Grazie!
reaction-laugh = Ahah!
reaction-wow = Caspita!
reaction-ouch = Ahi!
reaction-luck = In bocca al lupo!
reaction-title = Reazioni
reaction-later = Una reazione per turno. Aspetta un attimo.
word-leave = lascia
word-no-big-step = poco
word-good = buono
word-go-ahead = libera

## Piles and steps

panel-draw-pile = Mazzo
panel-not-placed = Da giocare
panel-hands = Mani
panel-hand = Mano
step-on = passo { $gap }
step-back = « indietro { $gap }
step-jump = « salto { $gap }
step-help = + regalo { $gap }

## Planning

planned = La tua mossa: { $tokens } (fino a fine turno la vedi solo tu)
nothing-to-take-back = Non c’è niente da annullare.

## Questions before what can't be undone

ask-end = Finire il turno con { $tokens }? Poi la mossa la vede tutto il tavolo, e non si può più annullare.
ask-last-card = Giocare { $tokens }? Così finisce la partita.
ask-start = Comincia il { $seat }?
ask-face-down = Prendere la carta coperta in posizione { $place }? Una volta vista, non si rimette giù.
ask-refresh = Scartare le tre carte scoperte e metterne tre nuove, coperte? Non si può annullare.
ask-put = { $count ->
    [0] Inserire la { $card } all’estremo sinistro e scartare la { $out }? Così finisce il tuo turno.
    [one] Inserire la { $card } con 1 carta a sinistra e scartare la { $out }? Così finisce il tuo turno.
   *[other] Inserire la { $card } con { $count } carte a sinistra e scartare la { $out }? Così finisce il tuo turno.
}
ask-claim = Dichiarare che la tua mano è in ordine? La manche finisce e, se non lo è, non fai punti.
ask-pass = Continuare senza dichiarare?
ask-deal = Passare alla prossima manche?
ask-leave-game = Lasciare la partita? È salvata, e la ritrovi nel menu. Un altro Ctrl-C chiude subito.
ask-leave-table = Lasciare il tavolo? Il posto resta tuo: lo stesso link ti riporta qui.
ask-quit = Uscire da Subibaja?
ask-forget = Eliminare questa partita? Non si può recuperare.
curtain-title = { $seat }, tocca a te
curtain = Passa la tastiera. Premi Enter quando lo schermo lo vede solo il { $seat }.

## Hints

hint-thinking = Il bot esperto ci sta pensando…
hint-none = Ora non c’è niente da decidere.
hint-chance = Probabilità di vincere: circa { $percent }
reason-only = Non c’è altro modo.
reason-start = { $seat } sembra avere le carte migliori per cominciare.
reason-start-you = Sembra che le carte migliori per cominciare siano le tue.
reason-stop = Un’altra carta costerebbe più di quanto vale.
reason-back = { $gain } indietro: la { $card } { $on }.
reason-cheap = { $count ->
    [one] È un passo piccolo: costa solo { $cost }.
   *[other] Sono { $count } passi che in tutto costano solo { $cost }.
}
reason-worth = { $count ->
    [one] È un passo di { $cost }, ma ciò che salva vale di più.
   *[other] Sono { $count } passi che in tutto costano { $cost }, ma ciò che salvano vale di più.
}
reason-skips = { $count ->
    [0] Così non salti nessuna carta ancora da giocare.
    [one] Così salti una carta ancora da giocare.
   *[other] Così salti { $count } carte ancora da giocare.
}
reason-more = Qui conviene giocare più del minimo.
reason-refills = Con la { $card } la pila avversaria guadagna { $help }, e tu peschi fino a 6.
reason-leaves = Così rispetti ciò che chiede { $seat }.
reason-refresh = Nessuna carta scoperta migliora il tuo ordine; tre nuove, forse sì.
reason-face-down = Nessuna carta scoperta promette quanto una coperta.
reason-run = { $count ->
    [one] Lì la { $card } dà meno fastidio.
   *[other] Lì la { $card } forma una sequenza di { $count } carte.
}
reason-grows = La tua miglior sequenza cresce da { $from } a { $to } formiche.
reason-claim = La tua mano è in ordine.
reason-pass = La tua mano non è ancora in ordine.
reason-deal = La manche è finita.
risk-skips = Così salti { $count } carte più del necessario.
risk-asked = { $seat } ha chiesto altro per { $pile }.
risk-shrinks = La tua miglior sequenza scende da { $from } a { $to } formiche.
pause-is = Prima di ogni mossa, i bot aspettano { $seconds } s.

## Keys

key-card = carta
key-place = gioca
key-end = finisci
key-take-back = annulla
key-hint = suggerimento
key-delete = elimina
key-accept = gioca così
key-say = di’ qualcosa
key-other-game = altro gioco
key-hurry = svelti
key-pace = ritmo
key-help = aiuto
key-leave = esci
key-choose = scegli
key-take = prendi
key-refresh = rinnova
key-where = dove
key-side = esce
key-put = inserisci
key-claim = dichiara
key-pass = continua
key-deal = dai le carte
key-start = chi comincia
key-next-person = altra persona
key-look = guarda
key-new-deal = altre carte
key-all = vedi tutto
key-result = risultato
key-menu = menu
key-quit = esci
key-go = avanti
key-line = riga
key-change = cambia
key-back = indietro
key-scroll = scorri
key-step-back = indietro
key-step = avanti
key-first = inizio
key-last = fine
key-jump = vai a
key-view = vista

## Help

help-menu =
    Le frecce scelgono, Enter va avanti, Esc indietro; anche col mouse.
    Da 1 a 4 scegli subito un gioco.
    Le partite in corso si salvano a ogni mossa e stanno in cima all’elenco.
    Riga per riga: subibaja play --plain
help-piles =
    ← → scelgono una carta; oppure scrivi il suo numero
    ↑ ↓ scelgono una pila, Enter ci gioca la carta
    a s d f la giocano sulla prima, seconda, terza o quarta pila
    Sotto la carta: la pila dove costa meno, e quanto; « è un passo indietro
    «e» finisce il turno, «u» annulla; fin lì la tua mossa la vedi solo tu
help-signals =
    «t» apre ciò che puoi dire della pila tra ▶ ◀: le frecce scelgono pila
    e frase, Enter la dice; per un secondo «u» la ritira
saying = Tra un attimo: «{ $what }» («u» la ritira)
signals-keys = ←→ pila · ↑↓ frase · Enter la dice · Esc chiude
help-rules = «r» mostra le regole; ogni altro tasto torna indietro.
help-ants =
    a s d (o 1 2 3) prendono una carta dal centro; se era scoperta, con «u»
    torna al suo posto. «r» rinnova il centro.
    ← → dove entra (▲), ↑ ↓ quale vicina esce (✗), Enter la inserisce
    ═ segna la tua miglior sequenza
help-game =
    ? chiede un suggerimento · PagSu PagGiù scorrono le mosse
    • carta nuova · «q» esce e salva la partita · Ctrl-C chiede conferma
    Spazio mette fretta ai bot · + e - cambiano quanto aspettano
help-reel =
    ← → una mossa indietro o avanti, ↑ ↓ dieci; Home ed End agli estremi
    scrivi un numero e premi Enter per andare lì
    «v» cambia le carte in vista: quelle per il tavolo, per un posto, tutte

## The menu and the form

menu-title = giochi di carte con i numeri
menu-saved = Riprendi: { $game }
menu-scores = Punteggi
menu-shelf = Rivedi le partite finite
menu-join = Entra in un tavolo col link
join-link = Il link del posto
join-your-name = Il tuo nome lì, se il posto non ne ha ancora
join-wrong = Questo non è il link di un posto. È fatto così: https://…/t/…#…
ago-now = proprio ora
ago-minutes = { $count ->
    [one] 1 minuto fa
   *[other] { $count } minuti fa
}
ago-hours = { $count ->
    [one] 1 ora fa
   *[other] { $count } ore fa
}
ago-days = { $count ->
    [one] 1 giorno fa
   *[other] { $count } giorni fa
}
menu-quit = Esci
form-title = nuova partita
form-seats = Posti
form-person = una persona a questa tastiera
form-bot = bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Codice carte
form-seed-chance = (a caso; oppure scrivilo)
form-start = Inizia

## Scores

scores-title = punteggi
scores-none = Ancora nessuna partita finita. Per giocare: subibaja play
scores-played = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
scores-won = { $count ->
    [one] 1 vittoria ({ $percent })
   *[other] { $count } vittorie ({ $percent })
}
scores-best-left = { $count ->
    [0] record: tutte giocate
    [one] record: ne resta 1
   *[other] record: ne restano { $count }
}
scores-best-points = record: { $count }
scores-mean = media: { $mean }
scores-streak = Vittorie di fila: { $now } adesso, { $most } al massimo
scores-last-left = Carte rimaste, partita per partita:
scores-last-won = Vinta + o persa -, partita per partita:
scores-last-points = Punti, partita per partita:
scores-cards-left = Carte rimaste alla fine:

## Replay

replay-place = Posizione { $ply } di { $last }
replay-seat = Come la vede il { $seat }.
replay-public = Come la vede tutto il tavolo.
replay-all = Tutte le carte.
replay-jump = Vai a { $ply }: Enter

## Line by line

plain-too-long = Questa riga è troppo lunga. Scrivi `help`.
plain-left-out = Tralasciato, perché il tuo turno è finito: { $tokens }
plain-enter-deals = Enter dà le carte della prossima manche.
plain-planned = La tua mossa: { $tokens }. `end` finisce il turno, `undo` annulla un passo.
plain-unknown = Non capisco. `help` elenca cosa puoi scrivere, `legal` cosa puoi fare ora.
plain-look = `look 2` mostra le carte del posto 2 a chi siede lì, mentre la squadra decide chi comincia.
plain-say = Di una pila puoi dire: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; e anche trouble, fine, would-start, rather-not.
no-legal = A questo tavolo non si dice dove va ogni carta.
plain-pass-on = Passa la tastiera al { $seat }. Premi Enter quando legge solo chi siede lì.
plain-not-finished = Partita non finita: { $what }.
plain-saved = La partita è salvata. Per riprenderla: subibaja play --resume
plain-record = Registrazione aggiunta a { $path }. Per rivederla: subibaja replay { $path }
plain-again = Di nuovo le stesse carte: { $command }
plain-menu = Quale gioco? Scrivi il suo numero; Enter da solo esce.
plain-menu-saved = { $count ->
    [one] c  Riprendi: { $game }, dopo 1 azione
   *[other] c  Riprendi: { $game }, dopo { $count } azioni
}
plain-menu-wrong = Scrivi un numero da 1 a 4.
plain-help-team =
    37@up1     gioca la 37 su up1 (o up2, down1, down2)
    end        finisci il turno: le tue carte sono giocate
    start@0    all’inizio: comincia il posto 1 (start@1: il posto 2, e così via)
    leave@up1  di’: questa no (o no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        gioca la 37 sulla tua pila ascendente (o down)
    37@rival-up  gioca la 37 sulla pila ascendente avversaria (o rival-down)
    end          finisci il turno: le tue carte sono giocate
plain-help-ants =
    take@1      prendi la carta del centro in posizione 1 (o 2, 3)
    put@5-left  inseriscila con 5 carte a sinistra, scarta la vicina sinistra
    refresh     prima, rinnova le tre carte del centro, se sono tutte scoperte
    claim pass  di’ se la tua mano è in ordine, se a questo tavolo va dichiarata
    deal        dai le carte della prossima manche; lo fa anche Enter
plain-help =
    undo   riprendi una carta            hint   cosa farebbe il bot esperto
    legal  tutto quello che puoi fare    show   di nuovo il tavolo
    log    che cosa è successo           say    un segnale: say leave up1
    rules  le regole di { $game }
    help   questo                        quit   esci; la partita è salvata
    Più azioni stanno in una riga.
plain-replay-help = Enter: avanti · back · un numero da 0 a { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = La partita è finita.
illegal-not-your-turn = Non tocca a te.
illegal-other-game = Questo è di un altro gioco.
illegal-choose-start-first = Prima si decide chi comincia.
illegal-already-started = È già deciso chi comincia.
illegal-no-such-seat = A questo tavolo quel posto non c’è: { $seat }.
illegal-not-in-hand = Non hai la { $card }.
illegal-does-not-fit = La { $card } non va sulla { $top }.
illegal-jump-not-now = La { $card } sarebbe un salto: vale solo subito dopo una carta nella stessa fila.
illegal-spoils-minimum = Con la { $card } adesso non arrivi più al minimo. Prova prima un’altra carta.
illegal-rival-pile-used = Sulle pile avversarie va una sola carta per turno.
illegal-does-not-improve = La { $card } sulla { $top } non aiuta la pila avversaria: non è un regalo.
illegal-take-first = Prima prendi una carta dal centro.
illegal-put-first = Prima inserisci la carta tra due delle tue.
illegal-claim-or-pass = La tua mano è in ordine? Dichiaralo, o continua.
illegal-nothing-to-claim = Ora non c’è niente da dichiarare.
illegal-deal-first = La manche è finita. Dai le carte della prossima.
illegal-round-not-over = La manche non è ancora finita.
illegal-middle-not-open = Il centro si rinnova solo con tutte e tre le carte scoperte.
illegal-not-enough-to-refresh = Restano troppo poche carte per rinnovare il centro.
illegal-no-such-place = Il centro ha le posizioni 1, 2 e 3.
illegal-no-such-position = La tua mano ha { $count } carte: a sinistra possono restarne da 0 a { $count }.
illegal-other = Ora non si può fare.
illegal-minimum-not-met = { $count ->
    [one] Prima gioca ancora una carta.
   *[other] Prima gioca ancora { $count } carte.
}

## The page

site-tagline = Pile che salgono, pile che scendono.
site-tagline-more = Manda un link e si gioca, senza account.
site-skip = Vai al contenuto
site-home = Pagina iniziale
site-menu = Menu
site-language = Lingua
site-theme = Aspetto
site-themes-auto = Auto
site-themes-light = Chiaro
site-themes-dark = Scuro
site-not-found = A questo indirizzo non c’è niente.
site-back = Torna alla pagina iniziale
close = Chiudi
site-credits = I giochi appartengono ai loro autori ed editori. Subibaja è indipendente e usa parole e disegni propri. Se un gioco ti piace, compra la scatola.
site-loading = Un attimo…
site-offline = Sei offline. Puoi giocare in solitario o con i bot.
site-failed = Qualcosa non si è caricato. Controlla la connessione e riprova. Niente è andato perso.
site-again = Riprova
site-reload = Ricarica la pagina
wait-failed = La pagina non si è caricata. Niente è andato perso.
wait-no-script = Per dare le carte, a questa pagina serve JavaScript. Attivalo e ricarica la pagina.
site-damaged = Questo link è danneggiato.
site-damaged-text = Se n’è perso un pezzo per strada. Fattelo rimandare e apri il link intero.
site-security = Le nostre promesse, e come segnalare un problema

## The page: settings

settings-title = Impostazioni
settings-sound = Audio
settings-volume = Volume
settings-haptics = Vibrazione
settings-speed = Velocità
settings-speed-calm = Calma
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-cards = Dimensione delle carte
settings-cards-normal = Normale
settings-cards-large = Grande
settings-left = Gioco con la sinistra
settings-confirm = Conferma a fine turno
settings-coach = Guida
settings-coach-about = Ti avvisa prima di una mossa costosa e ti accompagna nelle prime partite

## The page: where it starts

start-title = Giochi
start-players = { $range } persone
start-minutes = { $range } min
start-kind-team = squadra
start-kind-duel = duello
start-kind-each = rivali
start-play = Gioca
start-learn = Impara
learn-offer = Mai giocato a { $game }? Si impara carte in mano, in un minuto.
learn-first = Prima impara
learn-play = Gioca subito
start-alone = In solitario
start-with-bots = Con i bot
start-how-many = Quanti bot
start-level = Livello
start-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
start-friends = Con amici
start-play-friends = Gioca con amici
start-own = Le tue partite
start-open = Tavoli aperti
start-open-count = { $count ->
    [one] 1 tavolo aperto
   *[other] { $count } tavoli aperti
}
start-resume = Riprendi
start-look = Rivedi
start-forget = Elimina
start-forget-game = Elimina { $what }
start-join = Unisciti
start-watch = Guarda
start-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
start-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
start-here = su questo dispositivo
start-over = finita
start-running = in corso

## The page: a link that deals at once

play-wrong-title = Questo link non può iniziare una partita.
play-wrong-unknown = «{ $name }» non esiste in { $game }.
play-wrong-twice = «{ $name }» compare due volte.
play-wrong-value = «{ $name }» non può essere «{ $value }». Possibile: { $allowed }
play-wrong-together = Queste opzioni non vanno insieme.
play-to-game = Vai a { $game }

## The page: a new table

new-table-title = Nuovo tavolo: { $game }
new-table-name = Il tuo nome
new-table-players = Chi gioca
new-table-person = Invita qualcuno
new-table-bot = Bot: { $level }
new-table-add = Aggiungi un posto
new-table-remove = Togli questo posto
seat-label = Posto { $number }
new-table-help = Aiuto
new-table-talk = Chat
new-table-options = Opzioni del tavolo
new-table-listed = Chiunque può unirsi dalla pagina iniziale
new-table-clock = Tempo per turno
new-table-no-clock = senza limite
new-table-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
new-table-go = Crea tavolo
new-table-failed = Il tavolo non è stato creato.
new-table-unreached = Il server non risponde. Riprova.

## The page: help

help-degree-none = Nessun aiuto
help-degree-legal = Dove vanno le carte
help-degree-gaps = Distanze e carte non viste
help-degree-hints = Suggerimenti di livello esperto

## The page: who may speak

talk-off = Silenzio
talk-signals = Solo segnali
talk-guarded = Parole, niente numeri
talk-open = Tutto è permesso

## The page: invitations

invite-title = Invita i tuoi amici
invite-text = Un link per posto. Manda ciascun link a una persona sola: vale una volta, e il posto va a chi arriva prima.
invite-link-of = Link: { $seat }
invite-watch-link = Link per guardare
invite-watch-make = Crea un link per guardare
invite-leave-text = Il tuo posto torna libero per qualcun altro.
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-qr = Codice QR
invite-qr-of = Codice QR del link: { $seat }
invite-waiting = In attesa degli altri. Si danno le carte quando il tavolo è al completo.
invite-came = al tavolo
invite-not-yet = non ancora al tavolo
invite-start = Inizia ora, con i bot nei posti liberi
invite-share-text = Vieni a giocare a { $game } con me:
invite-waiting-title = Hai il tuo posto
invite-group = Un link per il gruppo
invite-group-text = Manda questo link al tuo gruppo. Chi lo apre riceve il prossimo posto libero.
invite-group-make = Crea un link per il gruppo
invite-group-renew = Nuovo link per il gruppo
invite-group-renew-text = Il nuovo link disattiva quello vecchio. Chi è già al tavolo ci resta.
invite-group-void = Disattiva il link
invite-by-seat = Un link per posto
invite-count = Al tavolo: { $came } su { $all }.
invite-host = organizza
invite-start-now = Inizia ora
invite-copy-failed = Questo browser non riesce a copiare. È già selezionato: copialo a mano.
join-title = Ti invitano a giocare
join-name = Con che nome giochi?
join-go = Prendi posto
name-take = Cambia nome
plays-listed = Chiunque può unirsi o guardare
plays-private = Solo con il link
preview-table = Vieni a giocare a { $game }
preview-invited = Vieni a giocare
preview-game = { $game } · Subibaja
preview-about = Giochi di carte con i numeri, senza account: con amici, con i bot o in solitario.

## The page: a table

table-bot = bot
you-label = Tu
table-away = assente
table-on-turn = gioca ora
table-draw = Mazzo
table-your-turn = Tocca a te
table-turn-of = Tocca a { $who }
table-watching = Stai guardando.
table-watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
table-choose = Chi comincia?
table-start-with = Comincia { $who }
table-me-start = Comincio io
table-started = Comincia { $who }.
table-you-start = Cominci tu.
table-end = Fine turno
table-hand = La tua mano
table-empty-hand = nessuna carta
table-hand-of = Mano: { $who }
table-piles = Pile
table-piles-of = Pile: { $who }
pile-short-up1 = Sale 1
pile-short-up2 = Sale 2
pile-short-down1 = Scende 1
pile-short-down2 = Scende 2
pile-short-up = tua ↑
pile-short-down = tua ↓
pile-short-rival-up = rivale ↑
pile-short-rival-down = rivale ↓
pile-short-own-up = propria ↑
pile-short-own-down = propria ↓
pile-short-other-up = rivale ↑
pile-short-other-down = rivale ↓
pile-label-up1 = prima pila ascendente
pile-label-up2 = seconda pila ascendente
pile-label-down1 = prima pila discendente
pile-label-down2 = seconda pila discendente
pile-label-up = tua pila ascendente
pile-label-down = tua pila discendente
pile-label-rival-up = pila ascendente avversaria
pile-label-rival-down = pila discendente avversaria
pile-the-up1 = la prima pila ascendente
pile-the-up2 = la seconda pila ascendente
pile-the-down1 = la prima pila discendente
pile-the-down2 = la seconda pila discendente
pile-the-up = la tua pila ascendente
pile-the-down = la tua pila discendente
pile-the-rival-up = la pila ascendente avversaria
pile-the-rival-down = la pila discendente avversaria
pile-on-up1 = sulla prima pila ascendente
pile-on-up2 = sulla seconda pila ascendente
pile-on-down1 = sulla prima pila discendente
pile-on-down2 = sulla seconda pila discendente
pile-on-up = sulla tua pila ascendente
pile-on-down = sulla tua pila discendente
pile-on-rival-up = sulla pila ascendente avversaria
pile-on-rival-down = sulla pila discendente avversaria
pile-on-own-up = sulla propria pila ascendente
pile-on-own-down = sulla propria pila discendente
pile-on-other-up = sulla pila ascendente avversaria
pile-on-other-down = sulla pila discendente avversaria
table-card-new = { $card }, nuova
table-fits = ci va
table-no-fit = non ci va
table-last-move = ultima mossa: { $who } { $step }
table-trick-call = Trucco!
pile-goes-up = sale
pile-goes-down = scende
table-left-of = { $count ->
    [one] Resta { $count } carta su { $all }
   *[other] Restano { $count } carte su { $all }
}
table-undo = Annulla
table-your-move = La tua mossa: { $cards }.
table-take-back-card = Annulla dalla { $card } in poi
table-lift-first = Prima tocca una carta della tua mano, poi una pila.
prompt-where = { $card }: scegli una pila.
prompt-place = { $count ->
    [one] Gioca una carta.
   *[other] Gioca almeno { $count } carte.
}
prompt-still = { $count ->
    [one] Ancora una.
   *[other] Ancora { $count }.
}
prompt-more = Puoi finire il turno, o continuare.
prompt-no-more = Non puoi giocare altre carte. Finisci il turno.
prompt-draws = { $count ->
    [one] peschi 1
   *[other] peschi { $count }
}
prompt-take = Prendi una carta dal centro.
prompt-put = Inseriscila tra due carte.
prompt-drop = Scarti la { $left } o la { $right }?
prompt-confirm = Va bene così?
prompt-pass = La tua mano è in ordine?
prompt-deal = La manche è finita.
prompt-sure = Finire davvero?
tip-trick = Dieci indietro è il trucco: la { $card } può andare qui.
tip-jump = Sette indietro, subito dopo una carta: la { $card } può saltare qui.
tip-gift = Un regalo: gioca qui la { $card } e peschi fino a sei.
tip-deck = { $count ->
    [one] Finisci il turno e peschi da qui una carta.
   *[other] Finisci il turno e peschi da qui { $count } carte.
}
tip-signals = Tocca una pila per dire alla squadra cosa ne pensi, senza numeri.
tip-middle = Prendine una. Se è coperta, la vedi solo tu.
tip-ropes = Le corde uniscono ciò che è in ordine. Allunga la tua miglior sequenza.
coach-skips = { $count ->
    [one] Così salti una carta.
   *[other] Così salti { $count } carte.
}
hint-play = Gioca così
hint-chance-alone = Probabilità di vincere, giocando a livello esperto: circa { $percent }
log-turn = { $who } · turno { $number }
log-empty = Ancora nessuna mossa.
menu-players = Chi gioca
menu-leave = Lascia il tavolo
menu-plays = A questo tavolo
out-title = Carte che devono ancora uscire
out-out = deve ancora uscire
out-own = in mano tua
out-up = in cima a una pila ascendente
out-down = in cima a una pila discendente
out-gone = già uscita
rail-together = Finora
rules-short = Regole
table-top = carta in cima { $card }
table-row = Fila: { $cards }
table-gap = distanza { $count }
table-trick = Trucco: { $count } indietro!
table-gift = regalo di { $count }
table-jump-with = c’è posto per un salto di 7 con la { $card }
pile-of-up = { $who }: pila ascendente
pile-of-down = { $who }: pila discendente
duel-to-go = da giocare
duel-tight = Quasi senza spazio!
duel-deck = nel mazzo
duel-draws = { $count ->
    [0] non peschi
   *[other] peschi { $count }
}
duel-refill = fino a 6: peschi { $count }
duel-gift-refills = regalo: fino a 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] { $card }: ora non va su nessuna pila.
    [one] { $card }: può andare su 1 pila.
   *[other] { $card }: può andare su { $count } pile.
}
table-dropped = Di nuovo in mano.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } non pesca.
    [one] { $who } pesca 1 carta.
   *[other] { $who } pesca { $count } carte.
}
table-you-draw = { $count ->
    [0] Non peschi niente.
    [one] Peschi 1 carta.
   *[other] Peschi { $count } carte.
}
table-you-drew = Peschi { $cards }.
table-drew-none = Non resta niente da pescare.
table-drawn = { $count ->
    [one] { $count } carta pescata
   *[other] { $count } carte pescate
}
table-planned = { $card } { $on }.
table-took-back = Di nuovo in mano: { $cards }.
table-told-deal = Ecco le carte. La tua mano: { $cards }.
table-told-hand = La tua mano: { $cards }.
table-played-last = giocata per ultima
table-deadline = { $count ->
    [one] resta { $count } secondo
   *[other] restano { $count } secondi
}
table-keys = Tasti: le frecce scelgono una carta, Invio la solleva, da 1 a 4 la giochi, Backspace annulla, il tasto E finisce il turno, il tasto H chiede un suggerimento.
table-keys-ants = Tasti: da 1 a 3 prendi una carta dal centro, le frecce spostano il punto (su e giù di cinque), Invio inserisce lì la carta, sinistra o destra scarta la vicina di quel lato, Backspace annulla, il tasto E finisce il turno.
keys-title = Tasti
key-name-sides = Sinistra, destra
key-name-up-down = Su, giù
key-name-pages = Pag su, Pag giù
key-name-ends = Home, Fine
key-name-enter = Invio
key-name-escape = Esc
key-name-backspace = Backspace
keys-choose = Scegli una carta
keys-first-last = Prima o ultima carta
keys-lift = Sollevala
keys-place = Giocala su quella pila
keys-put-back = Rimettila in mano
keys-take = Prendi dal centro
keys-by-one = Spostati di una carta
keys-by-two = Spostati di due
keys-by-five = Spostati di cinque
keys-to-ends = A un estremo
keys-put = Inserisci lì la carta
keys-drop = Poi: scarta la vicina di quel lato
keys-main = Il pulsante principale: fine turno
keys-these = Mostra questi tasti
table-chosen = Queste carte sono state scelte apposta: qualcuno potrebbe conoscerle.
table-devices = { $count ->
    [one] { $count } dispositivo
   *[other] { $count } dispositivi
}
table-devices-hint = Il tuo posto è aperto su più di un dispositivo. Se non sei tu, apri il menu del tuo posto ed esci dagli altri dispositivi.

## The page: the menu of a seat

seat-menu-title = Posto: { $who }
seat-menu-to-bot = Fai giocare un bot
seat-menu-to-person = Restituisci il posto
seat-menu-to-guest = Invita qualcuno a questo posto
seat-menu-new-link = Nuovo link
seat-menu-new-link-text = Il vecchio link smette di funzionare.
seat-menu-own-bot = Fai giocare un bot per me
seat-menu-own-bot-text = Il posto resta tuo: riprendilo quando vuoi.
seat-menu-free = Libera il posto
seat-menu-free-there = Potrai liberare il posto quando questa persona sarà assente da un po’.
seat-menu-free-in = { $count ->
    [one] Potrai liberare il posto tra { $count } secondo.
   *[other] Potrai liberare il posto tra { $count } secondi.
}
seat-menu-free-text = Serve se qualcuno se n’è andato. Tutto il tavolo lo vede, e tu ricevi un link per un’altra persona.
seat-menu-own = Il tuo posto
seat-menu-elsewhere = Continua su un altro dispositivo
seat-menu-device-link = Link per il tuo altro dispositivo
seat-menu-warning = Tieni questo link per te: chi lo ha vede le tue carte e gioca al tuo posto.
seat-menu-turn-out = Esci dagli altri dispositivi
seat-menu-turn-out-text = Solo questo dispositivo conserva il tuo posto. I link per altri dispositivi smettono di funzionare.

## The page: who comes back

returned-mine = Un bot gioca al tuo posto. Puoi comunque scrivere in chat.
returned-ask = Richiedi il mio posto
returned-asked = Richiesto. In attesa di chi organizza.
returned-take = Riprendi il mio posto
returned-is-back = { $who } è di nuovo qui.

## The page: news

news-freed = Chi organizza ha liberato un posto: { $who }.
news-invited = Chi organizza ha creato un nuovo link: { $who }.
news-rekeyed = { $who } ora gioca da un solo dispositivo.
news-asked-back = { $who } è di nuovo qui e chiede il suo posto.
news-wished = { $who } vorrebbe rigiocare le stesse carte.
news-bot-took = Un bot gioca per { $who }.
news-plays-again = { $who } gioca di nuovo.
news-clock = { $who }: tempo scaduto, gioca un bot.
own-news-freed = Chi organizza ha liberato il tuo posto.
own-news-invited = Chi organizza ha creato un nuovo link per il tuo posto.
own-news-rekeyed = Ora giochi da un solo dispositivo.
own-news-asked-back = Hai chiesto di riavere il tuo posto.
own-news-wished = Vorresti rigiocare le stesse carte.
own-news-bot-took = Un bot gioca per te.
own-news-plays-again = Giochi di nuovo tu.
own-news-clock = Tempo scaduto: un bot gioca per te.

## The page: the promised deal

fair-fixed = Controllato: le carte erano fissate prima della partita.
fair-since = Controllato: sono le carte promesse quando è entrato questo dispositivo.
fair-broken = Attenzione: non sono le carte promesse prima della partita. Salva la registrazione e avvisa chi gestisce questo server.

## The page: links that are no use

ended-used = Questo invito è già stato usato: il posto è di { $who }.
ended-used-by-nobody = Questo invito è già stato usato: il posto è occupato.
ended-used-own = Sei tu? Sul dispositivo usato prima trovi la partita nella pagina iniziale, sotto «Le tue partite».
ended-used-device = Per giocare anche qui, apri lì il menu del tuo posto e scegli «Continua su un altro dispositivo».
ended-used-host = Se quella persona se n’è andata, chi organizza può liberare il posto e mandarti un nuovo link.
ended-turned-out = Questo dispositivo non ha più il suo posto.
ended-turned-out-text = Il posto è stato aperto con una nuova chiave su un altro dispositivo, oppure chi organizza lo ha liberato. Sul dispositivo che ha il posto scegli «Continua su un altro dispositivo», o chiedi un nuovo link a chi organizza.
ended-full-text = Chiedi a chi organizza il link per guardare, o crea un tavolo tuo.

## The page: signals

signal-about = Un segnale per { $pile }
signal-on-pile = { $pile }: { $said }
says = { $who }: «{ $what }»
says-of-pile = { $who }, { $pile }: «{ $what }»

## The page: talk

chat-news = nuovo messaggio
chat-title = Chat
chat-box = Di’ qualcosa
chat-send = Invia
chat-empty = Ancora nessun messaggio.
chat-guard = Non inviato: «{ $what }» rivela il numero di una carta. Dillo in un altro modo o con un segnale:
chat-guard-plain = Non inviato: rivela il numero di una carta. Dillo in un altro modo o con un segnale:

## The page: hints

assist-hint = Suggerimento
assist-thinking = Ci penso…
assist-none = Ora non c’è niente da decidere.
assist-end = fine turno

## The page: 111 Hormigas

hormigas-middle = Centro
hormigas-face-down = coperta
hormigas-take = Prendi la carta in posizione { $count }
hormigas-take-card = Prendi la { $card }
hormigas-take-back = Riprendi la { $card }
hormigas-do-refresh = Rinnova il centro
hormigas-held = La carta che hai preso: { $card }
hormigas-held-other = { $who } prende una carta.
hormigas-holds = { $who } ha preso la { $card }.
hormigas-falls-here = Qui va lo scarto
hormigas-between = Tra la { $left } e la { $right }
hormigas-at-left = All’estremo sinistro, prima della { $card }
hormigas-at-right = All’estremo destro, dopo la { $card }
hormigas-put-here = { $count ->
    [0] la carta entra all’estremo sinistro
    [one] la carta entra con 1 carta a sinistra
   *[other] la carta entra con { $count } carte a sinistra
}
hormigas-drop = Scarta la { $card }
hormigas-drop-gives = Scarta la { $card }: miglior sequenza da { $from } a { $to } formiche
hormigas-drop-orders = Scarta la { $card }: la tua mano è in ordine!
hormigas-put-drop = Entra la { $card }, esce la { $dropped }.
hormigas-confirm = Conferma
hormigas-symbols = { $count ->
    [one] { $count } formica
   *[other] { $count } formiche
}
hormigas-house = Queste formiche le abbiamo scelte noi; sulle carte stampate possono essere diverse.
hormigas-best-run = Miglior sequenza
hormigas-run-is = { $count ->
    [one] Miglior sequenza: { $cards }. { $count } formica.
   *[other] Miglior sequenza: { $cards }. { $count } formiche.
}
hormigas-do-claim = In ordine!
hormigas-do-pass = Continua
hormigas-do-deal = Prossima manche
hormigas-round = Manche { $count }
hormigas-round-score = { $count ->
    [one] { $count } punto in questa manche
   *[other] { $count } punti in questa manche
}
hormigas-total = Totale
hormigas-target = Traguardo
hormigas-rounds = Manche
hormigas-sheet = Punteggi
hormigas-round-end = { $who } chiude la manche.
hormigas-round-yours = Hai chiuso la manche!
hormigas-limit-end = Turni esauriti: la manche è finita.
hormigas-discard = Scarti
hormigas-unknown = non ancora vista
hormigas-others = Le altre mani
hormigas-hands = Mani
hormigas-did-take = { $who }: una carta coperta dal centro, posizione { $count }.
hormigas-did-take-card = { $who }: la { $card } dal centro.
hormigas-did-put = { $who }: la { $card } al centro.
hormigas-you-took = Prendi la { $card }.
hormigas-did-turn = { $who }: entra la { $card }, esce la { $dropped }.
hormigas-did-turn-unseen = { $who }: entra una carta coperta, esce la { $dropped }.
hormigas-took-back = Annullato. Scarta l’altra carta, o scegli un altro punto.
hormigas-did-refresh = { $who }: nuove carte al centro.
hormigas-did-claim = { $who }: «In ordine!»
hormigas-did-pass = { $who }: «Continuo.»
hormigas-did-deal = Nuova manche, nuove carte.

## The page: the end of a game

over-won = Vittoria a { $game }!
over-won-team = La squadra vince a { $game }!
over-excellent = { $count ->
    [one] Ottimo! Ne resta solo 1
   *[other] Ottimo! Ne restano solo { $count }
}
over-all = { $all } su { $all }!
over-left = { $count ->
    [one] Resta una carta
   *[other] Restano { $count } carte
}
over-lost-about = Ci riprovi?
over-you-emptied = Hai giocato tutte le tue carte.
over-you-stuck = Non hai potuto giocare due carte.
over-turns = { $count ->
    [one] turno
   *[other] turni
}
over-tricks = { $count ->
    [one] trucco
   *[other] trucchi
}
over-minutes = { $count ->
    [one] minuto
   *[other] minuti
}
over-best-label = record
over-streak-label = vittorie di fila
over-share-label = Il risultato come testo
over-share-copy = Copia il testo
over-share-picture = Salva l’immagine
over-wins-of = vittorie: { $who }
over-you-wins = le tue vittorie
over-look-back = Rivedi la partita
over-share = Condividi
over-more = Altro
over-you-won = Vittoria!
over-won-by = Vince { $who }
over-shared = Vittoria condivisa: { $who }
over-shared-you = Vittoria condivisa con { $who }
over-emptied = { $who } ha giocato tutte le sue carte.
over-stuck = { $who } non ha potuto giocare due carte.
over-best = { $count ->
    [0] record: tutte le carte giocate
    [one] record: resta { $count } carta
   *[other] record: restano { $count } carte
}
over-games = { $count ->
    [one] { $count } partita insieme
   *[other] { $count } partite insieme
}
over-rematch = Un’altra partita
over-same = Stesse carte
over-same-ask = Chiedi le stesse carte
over-same-asked = Hai chiesto le stesse carte. In attesa degli altri.
over-agree = Sì, le stesse carte
over-to-rematch = Alla prossima partita
over-rematch-ready = La prossima partita è pronta.
over-record = Salva la registrazione
over-seed = Codice delle carte: { $seed }
over-title = La partita è finita

## The page: step by step

stepper-first = All’inizio
stepper-back = Un passo indietro
stepper-on = Un passo avanti
stepper-last = Alla fine
stepper-at = { $count } di { $of }
stepper-slider = Posizione
stepper-eyes = Visto da
stepper-all = tutte le carte
stepper-close = Chiudi
stepper-beginning = Inizio
stepper-failed = La registrazione non si è caricata.

## The page: the line

link-connecting = Connessione…
link-offline = Sei offline.
link-back = Di nuovo qui. Niente è andato perso.
progress-waiting = La tua mossa è al sicuro: parte appena torna la connessione.
progress-again = Ancora nessuna risposta. Riprovo…
progress-checking = Controllo se la tua mossa è arrivata…
link-unkept = Questo browser non conserva nulla: solo l’indirizzo di questa pagina ti riporta al tuo posto. Salvalo e non mostrarlo a nessuno.
link-unkept-here = Questo browser non conserva nulla: la partita dura finché questa pagina resta aperta.
link-elsewhere = La partita è andata avanti. Le carte non ancora inviate sono di nuovo in mano tua.
progress-sending = Invio…

## The page: refusals

page-too-old = Questa pagina è più vecchia del server. Ricaricala.
refused-key-needed = Questo link non funziona più. Chiedine uno nuovo a chi organizza.
refused-seat-taken = Questo posto è occupato.
refused-no-seat = A questo tavolo quel posto non c’è.
refused-full = Tutti i posti di questo tavolo sono occupati.
refused-name-marks = Un nome non può avere caratteri invisibili, né più di tre accenti su una lettera.
refused-name-taken = A questo tavolo c’è già qualcuno con questo nome, o con uno che gli somiglia.
refused-names-number = Durante la partita un nome non può essere un numero. Provane un altro, o aspetta.
refused-not-away = Questa persona è ancora qui, o lo era un attimo fa. Riprova tra un po’.
not-known-try-again = Ancora nessuna risposta. Riprova: niente viene fatto due volte.
refused-not-host = Può farlo solo chi organizza.
refused-length = È troppo lungo, oppure vuoto.
refused-other = Non ha funzionato ({ $code }).

## The page: rules

rules-title = Regole: { $game }
rules-of-a-game = Le regole di un gioco: subibaja rules the-game

## A table of a server

no-hints = A questo tavolo si gioca senza suggerimenti.
nobody = libero
seated = { $seat }: { $who }
waiting-for = Posti occupati: { $came } su { $all }. La partita inizia quando il tavolo è al completo
rematch = La prossima partita con le stesse persone è al tavolo { $table }; il tuo link apre anche quella
somebody = qualcuno
connection-lost = Connessione persa. Riprovo…
connection-failed = Nessuna connessione: { $reason }
refused-version = Questo programma e il server parlano versioni diverse. Aggiornane uno.
refused-no-table = Questo tavolo non esiste.
refused-invitation-used = Questo invito è già stato usato: il posto è di { $who }. Se sei tu, continua dove l’hai usato, o con il link di «Continua su un altro dispositivo» che trovi lì.
refused-one-at-a-time = Così si scopre una carta nuova. Continua quando l’hai vista.
refused-not-known = Controllo se è arrivato. Niente viene fatto due volte.
refused-wrong-secret = Questo link non funziona più. Chiedine uno nuovo a chi organizza.
refused-not-seated = Può farlo solo chi ha un posto.
refused-seat-is-bots = In questo posto gioca un bot. Chi organizza può restituirlo.
refused-not-started = La partita non è ancora iniziata.
refused-started = La partita è già iniziata.
refused-not-over = Si può fare quando la partita è finita.
refused-illegal = Le regole non lo permettono.
refused-no-take-back = Non si può più annullare.
refused-invalid = A questo tavolo non si può.
refused-moved-on = La partita è andata avanti. Guarda di nuovo.
refused-no-talk = A questo tavolo non c’è la chat.
refused-too-much = Troppo in una volta. Aspetta un attimo.
refused-not-stored = Salvataggio fallito. Riprova.
refused-stopping = Il server si sta riavviando. Un attimo…

## The page: lessons. They come in a file of their own.

lesson-step = Passo { $step } di { $all }
lesson-next = Avanti
lesson-skip = Salta questa parte
lesson-again = Riprova
lesson-lost = Niente più mosse! Succede. Stavolta prova con passi più piccoli.
lesson-first = La tua prima partita
lesson-once-more = Ripeti la lezione
lesson-end-title = Ci sei!
lesson-end-the-game = Passi piccoli, il trucco, due carte per turno. Ora con tutte e 98 le carte.
lesson-end-ascenso-descenso = Passi piccoli, e salti di 7 subito dopo una carta. Ora con tutte e 68 le carte.
lesson-end-face-to-face = Due carte per turno, un regalo, e mai restare senza spazio. Ora contro un bot.
lesson-end-hormigas = Prendine una, inseriscila, scarta una vicina. Ora contro due bot.
lesson-say-up = Queste due pile salgono. Tocca la 4, poi una delle due.
lesson-say-down = Le altre due scendono da 100. La tua 97 va lì.
lesson-say-steps = Le carte che salti sono perse per quella pila. La 8 o la 45 sulla 4? Sollevale e confronta.
lesson-say-end = Passi piccoli! Bastano due carte per turno. Finisci il turno: peschi tante carte quante ne hai giocate.
lesson-say-drawn = Tre carte giocate, tre pescate. Ecco un turno intero.
lesson-say-trick = Più avanti: 47 su una pila che sale. Una carta più bassa di 10 esatti può tornare indietro. Gioca la 37!
lesson-say-tricked = Il trucco! Quella pila ha di nuovo spazio. Su quelle che scendono è 10 in più.
lesson-say-yours = Restano dodici carte, tutte tue. Giocale sulle pile!
lesson-say-row = Come in The Game: due file salgono, due scendono, tutto in vista. Gioca la 41 dopo la 39.
lesson-say-jump = La fila brilla: proprio ora può seguire una carta più bassa di 7 esatti. Salta con la 34!
lesson-say-jump-again = Dopo un salto si può saltare ancora. La 27 torna indietro di altri 7.
lesson-say-jumped = Una carta in un’altra fila, e la luce si spegne. Finisci qui il turno.
lesson-say-jump-drawn = Ecco la novità: salti di 7, nella stessa fila e subito.
lesson-say-find = Ora fai tu: una rincorsa, poi un salto. Nelle file che scendono si salta in su di 7.
lesson-say-found = Bella rincorsa! Ora il salto: 7 sopra la 30.
lesson-say-jump-done = Che occhio! Cerca coppie come questa.
lesson-say-own = Le pile dorate sono tue: una sale, una scende. Gioca la 22 sulla 20.
lesson-say-gift = Ora un regalo! Sulla mia pila che sale, una carta più bassa mi fa spazio. Giocaci la tua 12.
lesson-say-refill = Grazie! Con un regalo peschi fino a sei. Finisci il turno.
lesson-say-refilled = Di nuovo sei carte. Senza regalo ne peschi solo due. Un regalo per turno!
lesson-say-stuck = Più avanti: non ho più spazio. Gioca una carta su una tua pila. Niente regali adesso!
lesson-say-stuck-more = Ancora una sulle tue pile.
lesson-say-stuck-end = Ora finisci il turno. Mi servono due carte giuste…
lesson-say-duel-won = …e non le ho. Vittoria! Vince anche chi gioca tutte le sue carte.
lesson-say-hand = Le tue carte non si spostano. Lo scopo: tutte in ordine. Le corde uniscono quelle che lo sono già.
lesson-say-take = Si scambia una carta per turno. Prendi la 66 dal centro.
lesson-say-put = La 22 è d’intralcio. Tocca proprio accanto alla 22: la 66 va lì.
lesson-say-drop = Una vicina deve farle posto. Scarta la 22.
lesson-say-confirm = 63, 66, 77: la sequenza si allunga. Conferma, poi tocca a me.
lesson-say-ropes = Alla fine ogni formica della tua miglior sequenza è un punto. Solo la 38 rompe ancora la fila.
lesson-say-last = Prendi la 15.
lesson-say-last-put = Inseriscila proprio accanto alla 38.
lesson-say-last-drop = Scarta la 38.
lesson-say-finish = Da 4 a 96 senza interruzioni! Conferma.
lesson-say-in-order = In ordine! Prendi tutte le tue formiche, più 5. Quando si arriva a 60, vince chi è in testa.
lesson-not-now = Buona idea, ma non ancora. Per adesso annulla.
lesson-not-end = Non ancora: prima, un’altra cosa.
lesson-not-far = Quella pila scende: con la 4 la salteresti quasi tutta.
lesson-not-skips = Così salti una quarantina di carte. Prova la 8.
lesson-not-trick-pile = Giocala sulla 47: sono 10 indietro esatti.
lesson-not-cold = Così il salto sfuma: deve venire subito.
lesson-not-find-row = Un passo più piccolo: prova la fila con la 32.
lesson-not-find = Cerca due carte a distanza 7. Ti aiuta una fila che scende.
lesson-not-no-gift = Così mi salvi! Usa le tue pile.
lesson-not-take = Potrebbe essere buona. Ma della 66 sai già che va bene.
lesson-not-last = Prendi la 15: è proprio quella che ti serve.
lesson-not-drop = Così la fila resta rotta. Scarta l’altra.

## The command line, for those who play

cli-about = I giochi di carte di Benndorf: gioca, dai le carte, controlla e disegna
cli-usage = Uso
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-more = Opzioni: -h, -V; ogni comando ha un suo -h. Per la shell: completions, man.
cli-example = Esempio
cli-examples = Esempi
cli-play = Gioca: in solitario, con i bot o con altre persone a questa tastiera
cli-join = Prendi posto al tavolo di un server, con il suo link
cli-replay = Rivedi una partita, passo per passo
cli-scores = Guarda come vanno le tue partite: vittorie, carte rimaste, serie
cli-deal = Scrivi una nuova registrazione: una riga JSON con codice e carte
cli-check = Ripercorri le registrazioni: cosa contengono, e se sono corrette
cli-show = Disegna una posizione di una partita
cli-trace = Stampa come JSON ogni posizione, con tutte le carte
cli-rules = Leggi le regole di un gioco, o l’elenco dei giochi
cli-solve = Scopri se, a carte scoperte, una partita si può vincere
cli-lab = Misura e confronta i bot su tante partite
cli-serve = Ospita tavoli: si apre un link e si gioca
cli-guard = Controlla delle frasi: qualcuna rivela il numero di una carta?
cli-bench = Misura la velocità del motore su questo computer
cli-help = Aiuto su un comando
cli-arg-game = Quale gioco: { $games }
cli-arg-seats = In quanti si gioca [3; 2 in face-to-face]
cli-arg-seed = Lettere, cifre, '-', '_', '.' [a caso]
cli-arg-option = Un’opzione del gioco; si può ripetere
cli-arg-seat = Il tuo posto, da 1; più persone: 1,2
cli-arg-bots = Gli altri posti: random, novice, steady, expert
cli-arg-resume = Riprendi la tua ultima partita non finita
cli-arg-record = Aggiungi la registrazione a questo file
cli-arg-pace = Millisecondi prima di ogni azione di un bot
cli-arg-confirm = Chiedere prima di inviare: never, risky, always
cli-arg-plain = Riga per riga, per lettori di schermo e pipe
cli-arg-lang = { $codes } [automatico]
cli-arg-color = Colori: auto, always (sempre) o never (mai)
cli-arg-help = Mostra questo aiuto
cli-arg-link = Il link del posto
cli-arg-name = Il tuo nome al tavolo, se il posto non ne ha ancora uno
cli-arg-folder = Mostra dove sono i tuoi dati
cli-arg-file = Registrazioni, un oggetto JSON per riga
cli-arg-input = Registrazioni, un oggetto JSON per riga; - è stdin
cli-arg-number = Quale registrazione del file, da 1
cli-arg-eyes = Ciò che vede questo posto, da 1
cli-arg-all = Tutte le carte
cli-arg-ply = La posizione dopo P azioni [l’ultima]
cli-play-after = Senza un gioco c’è un menu. `h` mostra i tasti; con --plain scrivi `help`.
cli-join-after =
    Il link te lo manda chi organizza il tavolo; mettilo tra virgolette, perché
    per molte shell # ha un significato. È un invito: la prima visita lo cambia
    con una chiave tutta tua, nella tua cartella dei dati, e da lì lo stesso
    link ti riporta al tavolo. Senza posto puoi guardare, se è permesso.
cli-scores-after =
    Per gioco, posti e opzioni. Le tue partite sono in games.jsonl, nella
    cartella dei dati: quella in SUBIBAJA_DATA o, se manca, la tua di utente.
cli-replay-after =
    Le frecce vanno di passo in passo, un numero ed Enter saltano, `v` cambia le
    carte in vista. Le partite finite sono in games.jsonl: vedi subibaja scores.
cli-rules-after = In un terminale, nel tuo pager (PAGER, o less); in una pipe, testo semplice.
cli-show-after = Senza --seat e --all vedi ciò che vede tutto il tavolo.
cli-show-more = Così lo vede tutto il tavolo. --seat N mostra le carte di un posto, --all tutte.
cli-wrong-argument = { $argument } qui non esiste.
cli-wrong-value = { $argument } non può essere «{ $value }».
cli-wrong-missing = Manca qualcosa: { $argument }
cli-wrong-command = Il comando { $argument } non esiste.
cli-wrong-together = { $argument } non va con { $other }.
cli-wrong-seat = { $count ->
    [one] --seat { $number }: c’è solo il posto 1
   *[other] --seat { $number }: i posti vanno da 1 a { $count }
}
cli-no-saved = Non c’è nessuna partita salvata da riprendere.
cli-wrong-other = Questa riga di comando non si capisce.
cli-see-help = Aiuto: { $command }
