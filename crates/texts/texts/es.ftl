# Lo que dice Subibaja, en español. Las palabras son las de las reglas: pila, mano, puesto, turno,
# mazo de robo.

## Cantidades y nombres

cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
seats = { $count ->
    [one] 1 puesto
   *[other] { $count } puestos
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
points-short = { $count } pt
seat = puesto { $number }
seat-you = { $seat } (tú)
you = tú
person = persona
list-and = { $items } y { $last }
gold = oro
silver = plata
yes = sí
no = no
waiting = Esperando a la mesa…
too-small = La ventana mide { $now }; hacen falta al menos { $width }×{ $height }. Agrándala, o usa: subibaja play --plain

## Los juegos

game-the-game = The Game: entre todos, colocar 98 cartas en dos pilas que suben y dos que bajan, sin decir números.
game-ascenso-descenso = Ascenso-Descenso: su pariente de 68 cartas, con filas a la vista y saltos de 7.
game-face-to-face = Face to Face: un duelo, cada cual con su mazo y sus pilas, y una carta por turno para el rival.
game-hormigas = 111 Hormigas: ordenar la mano cambiando una carta por turno; las hormigas puntúan.

## Opciones

option-start = Quién empieza
option-start-choose = elige el equipo
option-start-seat = { $seat }
option-start-lot = por sorteo
option-minimum = Mínimo por turno
option-minimum-number = { $count } cartas
option-small_hand = Manos
option-small_hand-false = completas
option-small_hand-true = una carta menos
option-jump = Saltos de 7
option-jump-immediate = justo tras otra carta ahí
option-jump-any = sobre cualquier carta
option-last_card = Una única última carta
option-last_card-lose = pierde: hacen falta dos
option-last_card-allow = se puede colocar sola
option-hand = Mano
option-hand-number = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
option-hand-list = { $list }
option-finish = Fin de la ronda
option-finish-auto = por sí sola
option-finish-claim = cuando alguien la reclama
option-target = Fin de la partida
option-target-number = con { $count } puntos
option-rounds = Rondas
option-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
option-symbols = Símbolos de hormiga
option-symbols-house = tabla de la casa
option-symbols-one = uno por carta
option-symbols-table = tabla propia
option-turn_limit = Límite de turnos
option-turn_limit-number = { $count ->
    [0] ninguno
   *[other] { $count } turnos
}

# A game that differs by an option.
changed-start-seat = empieza el { $seat }
changed-minimum-number = mínimo { $count }
changed-small_hand-true = manos pequeñas
changed-jump-any = saltos sobre cualquier carta
changed-last_card-allow = basta una única última carta
changed-hand-number = manos de { $count }
changed-hand-list = manos de { $list }
changed-finish-claim = las rondas se reclaman
changed-target-number = meta { $count }
changed-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
changed-symbols-one = un símbolo por carta
changed-symbols-table = tabla de símbolos propia
changed-turn_limit-number = límite de turnos { $count }

## Niveles de los bots

level-random = al azar
level-random-about = cualquier carta permitida
level-novice = novato
level-novice-about = la carta más cercana
level-steady = sólido
level-steady-about = cuenta cartas y planea el turno
level-expert = experto
level-expert-about = mira más lejos; tarda un segundo

## El resultado

outcome-won = ganada: todas las cartas están colocadas
outcome-lost = { $count ->
    [one] perdida con 1 carta sin colocar
   *[other] perdida con { $count } cartas sin colocar
}
outcome-emptied = { $count ->
    [one] ganó el { $winner } al colocar todas sus cartas; al { $loser } le queda 1 carta
   *[other] ganó el { $winner } al colocar todas sus cartas; al { $loser } le quedan { $count } cartas
}
outcome-stuck = { $count ->
    [one] ganó el { $winner }: el { $loser } no pudo colocar las exigidas; le queda 1 carta
   *[other] ganó el { $winner }: el { $loser } no pudo colocar las exigidas; le quedan { $count } cartas
}
outcome-points = { $count ->
    [one] ganó el { $winner } con 1 punto (puntos por puesto: { $all })
   *[other] ganó el { $winner } con { $count } puntos (puntos por puesto: { $all })
}
outcome-shared = { $count ->
    [one] { $winners } comparten la victoria con 1 punto (puntos por puesto: { $all })
   *[other] { $winners } comparten la victoria con { $count } puntos (puntos por puesto: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } tras 1 ronda
   *[other] { $won } tras { $count } rondas
}
outlook-turn = juega el { $seat }
outlook-round = juega el { $seat } en la ronda { $round }
outlook-deal = falta repartir la ronda { $round } (puntos por puesto: { $points })
outlook-choose = el equipo debe elegir quién empieza
best-first = Es la primera partida con estas opciones.
best-left = { $count ->
    [0] Lo mejor hasta ahora con estas opciones: todas colocadas.
    [one] Lo mejor hasta ahora con estas opciones: 1 carta sin colocar.
   *[other] Lo mejor hasta ahora con estas opciones: { $count } cartas sin colocar.
}
best-points = { $count ->
    [one] Lo máximo hasta ahora con estas opciones: 1 punto.
   *[other] Lo máximo hasta ahora con estas opciones: { $count } puntos.
}
best-won = { $count ->
    [one] Ganadas hasta ahora con estas opciones: { $won } de 1 partida.
   *[other] Ganadas hasta ahora con estas opciones: { $won } de { $count } partidas.
}
rivals = El mismo reparto, con bots en todos los puestos:
rivals-playing = todavía juegan…
kept = El registro queda guardado en { $path }

## De quién es el turno

turn-yours = { $count ->
    [one] Es tu turno; falta colocar 1 carta.
   *[other] Es tu turno; falta colocar { $count } cartas.
}
turn-yours-done = Tu turno: otra carta, o `end` para terminarlo.
turn-theirs = { $count ->
    [one] juega el { $seat }; le falta colocar 1 carta.
   *[other] juega el { $seat }; le falta colocar { $count } cartas.
}
turn-theirs-done = juega el { $seat }; ya puede terminar el turno.
status-yours-done = Tu turno: otra carta, o e para terminarlo.
status-choose = Mira tu mano; luego el equipo elige quién empieza: pulsa de 1 a { $last }.
status-deal = Terminó la ronda { $round }. Enter reparte la siguiente.
status-thinking = el { $seat } está pensando…
status-sent = Enviado…
ants-take-yours = toma una carta del centro
ants-take = el { $seat } tiene que tomar una carta
ants-put-yours = pon la carta en tu mano
ants-put = el { $seat } tiene que insertar la carta tomada
ants-claim-yours = di `claim` (reclamar) o `pass` (pasar)
ants-claim = el { $seat } dice `claim` o `pass`
ants-turn = Ronda { $round }, turno { $turn }: { $what }.
ants-deal = Terminó la ronda { $round }; `deal` reparte la siguiente.
ants-over = Fin tras la ronda { $round }.
ants-winners = { $count ->
    [one] Ha ganado el { $seats }.
   *[other] Comparten la victoria: { $seats }.
}
ants-in-the-air = en el aire
ants-put-away = Descartes: { $cards }
ants-preview = El { $card } entra con { $gap } a su izquierda; sale el { $out }. Mejor tramo entonces: { $best }.

## Dibujos por líneas

drawing-draw-pile = Mazo de robo: { $count }
drawing-not-placed = Sin colocar: { $count }
drawing-counts = {"  "}Mazo de robo: { $draw }. Sin colocar: { $left }.
drawing-draw-pile-next = {"  "}Mazo de robo, primero la próxima:{" "}
drawing-draw-pile-of-next = {"  "}{ $seat }, mazo de robo, primero la próxima:{" "}
drawing-hand = {"  "}Mano:{" "}
drawing-card = carta
drawing-choose = El equipo elige quién empieza: de start@0, puesto 1, a start@{ $last }, puesto { $seats }.
drawing-won = Ganada: todas las cartas están colocadas.
drawing-lost = { $count ->
    [one] Perdida con 1 carta: el { $seat } no pudo colocar las exigidas.
   *[other] Perdida con { $count } cartas: el { $seat } no pudo colocar las exigidas.
}
drawing-helped = La carta para el rival ya está.
drawing-duel-emptied = Ganó el { $seat }: ha colocado todas sus cartas.
drawing-duel-stuck = Ganó el { $seat }: el { $loser } no pudo colocar las exigidas.
drawing-signs = Un número: cuánto avanza la pila. «: un paso atrás. -: ahora no.
drawing-signs-duel = Un número: cuánto avanza la pila. «: paso atrás. +: ayuda. -: ahora no.
drawing-put-away = {"  "}Descartes:{" "}
drawing-symbols = { $ant } símbolos: { $table }
drawing-in-the-air = En el aire: { $card }
drawing-in-the-air-hidden = En el aire: ░░ (estaba boca abajo)
drawing-in-this-round = { $count } de ellos en esta ronda
drawing-best-stretch = mejor tramo ahora { $count }
drawing-seen = vis.
drawing-legal = Se puede:{" "}
drawing-put =
    put@K-left o put@K-right: entra con K cartas a su izquierda (de 0 a { $last }) y sale
    la carta de ese lado; en un extremo, la carta del extremo opuesto.

## Lo que ha pasado

log-title = Lo que ha pasado
log-back = Lo que ha pasado, { $count } líneas atrás
log-started = { $seat }: empieza
log-placed = { $seat }: coloca el { $card } en { $pile }
log-placed-own = { $seat }: coloca el { $card } en su pila { $arrow }
log-placed-rival = { $seat }: coloca el { $card } en la pila { $arrow } del rival
log-drew = { $count ->
    [0] { $seat }: termina el turno y no roba
    [one] { $seat }: termina el turno y roba 1 carta
   *[other] { $seat }: termina el turno y roba { $count } cartas
}
log-stuck = { $seat }: no puede colocar las exigidas
log-refreshed = { $seat }: renueva el centro
log-took = { $seat }: toma el { $card } del lugar { $place }
log-took-face-down = { $seat }: toma la carta boca abajo del lugar { $place }
log-put-left = { $seat }: la inserta con { $at } a su izquierda y suelta el { $card }, a la izquierda
log-put-right = { $seat }: la inserta con { $at } a su izquierda y suelta el { $card }, a la derecha
log-claimed = { $seat }: dice que su mano está ordenada
log-passed = { $seat }: pasa
log-dealt = Se reparte la ronda siguiente
round-wrong-claim = Fin de la ronda: el { $seat } reclamó con la mano sin ordenar. Puntos: { $points }
round-ordered = Fin de la ronda: la mano del { $seat } está ordenada. Puntos: { $points }
round-limit = Fin de la ronda: se llegó al límite de turnos. Puntos: { $points }

## Señales

said = { $seat } dice: { $what }
said-you = Dices: { $what }
signal-leave = por favor, que nadie toque { $pile }
signal-no-big-step = sin grandes pasos en { $pile }
signal-good = tengo algo bueno para { $pile }
signal-go-ahead = { $pile } está libre, no la necesito
signal-trouble = estoy en apuros
signal-fine = estoy bien
signal-would-start = yo empezaría
signal-rather-not = mejor no empiezo yo
word-leave = no
word-no-big-step = poco
word-good = bien
word-go-ahead = ok

## Pilas y pasos

pile-yours = tuya { $arrow }
pile-rivals = rival { $arrow }
panel-draw-pile = Mazo de robo
panel-not-placed = Sin colocar
panel-hands = Manos
panel-hand = Mano
step-on = paso de { $gap }
step-back = « revés { $gap }
step-jump = « salto { $gap }
step-help = + ayuda { $gap }

## Planear

planned = Plan: { $tokens } (nadie lo ve hasta que termines el turno)
nothing-to-take-back = No hay nada que deshacer.

## Preguntas antes de lo que no tiene vuelta atrás

ask-end = ¿Terminar el turno con { $tokens }? Los demás lo verán y ya no se puede deshacer.
ask-last-card = ¿Colocar { $tokens }? Con eso acaba la partida.
ask-start = ¿Empieza el { $seat }?
ask-face-down = ¿Tomar la carta boca abajo del lugar { $place }? Una vez vista, no se puede devolver.
ask-refresh = ¿Descartar las tres cartas abiertas y poner tres nuevas boca abajo? No se puede deshacer.
ask-put = { $count ->
    [one] ¿Insertar el { $card } con 1 carta a su izquierda y soltar el { $out }? Con eso termina tu turno.
   *[other] ¿Insertar el { $card } con { $count } cartas a su izquierda y soltar el { $out }? Con eso termina tu turno.
}
ask-claim = ¿Decir que tu mano está ordenada? La ronda termina; si no lo está, recibes 0 puntos.
ask-pass = ¿Pasar, y que juegue el puesto siguiente?
ask-deal = ¿Repartir la ronda siguiente?
ask-leave-game = ¿Dejar la partida? Queda guardada y el menú la ofrece de nuevo. Otro Ctrl-C sale del todo.
ask-leave-table = ¿Dejar la mesa? Tu puesto sigue siendo tuyo: el mismo enlace te trae de vuelta.
ask-quit = ¿Salir de Subibaja?
curtain-title = { $seat }: te toca
curtain = Pasa el teclado. Pulsa Enter cuando solo mire la pantalla quien está en el { $seat }.

## Consejos

hint-thinking = El experto está pensando…
hint-none = Ahora no hay nada que decidir.
hint = { $plan }: { $reason }
hint-chance = Probabilidad de ganar: un { $percent } %, más o menos.
reason-only = no hay otra opción.
reason-start = por lo que se sabe, el { $seat } tiene las mejores cartas para empezar.
reason-stop = otra carta costaría más de lo que aporta.
reason-back = el { $card } vuelve atrás en { $pile } y recupera { $gain }.
reason-cheap = { $count ->
    [one] un paso adelante cuesta solo { $cost }.
   *[other] { $count } pasos adelante cuestan solo { $cost } en total.
}
reason-worth = { $count ->
    [one] un paso adelante cuesta { $cost }, pero lo que conserva vale más.
   *[other] { $count } pasos adelante cuestan { $cost } en total, pero lo que conservan vale más.
}
reason-skips = { $count ->
    [0] no se salta ninguna carta por salir.
    [one] se salta { $count } carta por salir.
   *[other] se saltan { $count } cartas por salir.
}
reason-more = se coloca más que el mínimo, porque vale la pena.
reason-refills = el { $card } para el rival le da { $help }, y tu mano se vuelve a llenar.
reason-leaves = { $pile } queda como está, como pidió el { $seat }.
reason-refresh = ninguna carta abierta ayuda a tu orden; tres nuevas quizá sí.
reason-face-down = ninguna carta abierta encaja tan bien como puede encajar una desconocida.
reason-run = { $count ->
    [one] ahí es donde el { $card } menos estorba.
   *[other] así el { $card } queda entre { $count } cartas en orden.
}
reason-grows = tu mejor tramo crece de { $from } a { $to }.
reason-claim = la mano está ordenada.
reason-pass = la mano aún no está ordenada.
reason-deal = la ronda ha terminado.

## Teclas

key-card = carta
key-place = colocar
key-end = terminar
key-take-back = deshacer
key-hint = consejo
key-help = ayuda
key-leave = dejar
key-choose = elegir
key-take = tomar
key-refresh = renovar
key-where = dónde
key-side = cuál sale
key-put = insertar
key-claim = reclamar
key-pass = pasar
key-deal = repartir
key-start = quién empieza
key-next-person = otra persona
key-look = mirar
key-new-deal = otro reparto
key-all = todas las cartas
key-result = resultado
key-menu = menú
key-quit = salir
key-go = seguir
key-line = línea
key-change = cambiar
key-back = atrás
key-scroll = mover
key-step-back = atrás
key-step = paso
key-first = inicio
key-last = final
key-jump = ir a
key-view = quién mira

## Ayuda

help-menu =
    Las flechas eligen, Enter sigue, Esc vuelve; el ratón también sirve.
    De 1 a 4 se elige un juego directamente.
    Las partidas en curso se guardan tras cada jugada y están arriba.
    Las reglas: subibaja rules. Por líneas: subibaja play --plain
help-piles =
    ← → eligen una carta; también se puede escribir su número
    ↑ ↓ eligen una pila; Enter coloca ahí la carta
    a s d f la colocan en la primera a la cuarta pila
    Bajo cada carta: la pila que menos avanza, y cuánto; « es un paso atrás
    e termina el turno, u deshace; hasta entonces el plan es solo tuyo
help-signals =
    Señales, sobre la pila entre ▶ ◀: l dejarla · n sin grandes pasos
    g tengo algo bueno · o adelante; y además: x en apuros · k estoy bien
    antes de empezar: w yo empezaría · m mejor no
help-ants =
    a s d (o 1 2 3) toman una carta del centro; una abierta se devuelve con u.
    r renueva el centro.
    ← → eligen dónde entra (▲), ↑ ↓ qué vecina sale (✗), Enter la inserta
    ═ marca tu mejor tramo
help-game =
    ? pide un consejo al experto · RePág AvPág mueven lo que ha pasado
    • marca las cartas nuevas · q deja la partida, guardada · Ctrl-C pregunta
    Las reglas: subibaja rules { $game }
help-reel =
    ← → una acción atrás o adelante, ↑ ↓ diez; Inicio y Fin van a los extremos
    se escribe un número y Enter para ir a esa posición
    v cambia de quién son las cartas que se ven: lo público, cada puesto, todas

## El menú y el formulario

menu-title = juegos de cartas con números
menu-saved = Continuar: { $game }
menu-scores = Puntuaciones
menu-quit = Salir
form-title = una partida nueva
form-seats = Puestos
form-person = una persona en este teclado
form-bot = bot, { $level }: { $about }
form-seed = Semilla
form-seed-chance = (al azar; o escribe una)
form-start = Empezar

## Puntuaciones

scores-title = puntuaciones
scores-none = Aún no hay ninguna partida terminada. Para jugar: subibaja play
scores-played = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
scores-won = { $count ->
    [one] 1 ganada ({ $percent } %)
   *[other] { $count } ganadas ({ $percent } %)
}
scores-best-left = lo mejor: quedan { $count }
scores-best-points = lo mejor: { $count }
scores-mean = media: { $mean }
scores-streak = Ganadas seguidas: { $now } ahora, { $most } como mucho
scores-last-left = Cartas sin colocar, partida a partida:
scores-last-won = Ganada + o perdida -, partida a partida:
scores-last-points = Puntos, partida a partida:
scores-cards-left = Cuántas veces quedaron cuántas cartas:

## Repetición

replay-place = Posición { $ply } de { $last }
replay-seat = Como la vio el { $seat }.
replay-public = Como la vio todo el mundo.
replay-all = Todas las cartas.
replay-jump = Ir a { $ply }: Enter

## Línea a línea

plain-too-long = Esa línea es demasiado larga. Escribe `help`.
plain-left-out = Se deja fuera, pues tu turno ha terminado: { $tokens }
plain-enter-deals = Enter reparte la ronda siguiente.
plain-planned = Plan: { $tokens }. `end` termina el turno, `undo` deshace.
plain-unknown = no se entiende; `help` dice qué se puede escribir, `legal` qué se puede hacer
plain-look = `look 2` muestra las cartas del puesto 2 a quien está ahí, mientras el equipo elige quién empieza.
plain-pass-on = Pasa el teclado al { $seat }. Enter cuando solo lea quien está en el { $seat }.
plain-not-finished = Sin terminar: { $what }.
plain-saved = La partida queda guardada: `subibaja play --resume` la continúa.
plain-record = El registro se añadió a { $path }. Para verlo: subibaja replay { $path }
plain-again = El mismo reparto: { $command }
plain-menu = ¿Qué juego? Su número; Enter solo sale.
plain-menu-saved = { $count ->
    [one] c  Continuar: { $game }, tras 1 acción
   *[other] c  Continuar: { $game }, tras { $count } acciones
}
plain-menu-wrong = Escribe un número de 1 a 4.
plain-help-team =
    37@up1     planear el 37 en up1 (o up2, down1, down2)
    end        terminar el turno: se juega lo planeado
    start@0    al principio: empieza el puesto 1 (start@1: el 2, etc.)
    leave@up1  decir: que nadie la toque (o no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        planear el 37 en tu pila up (o down)
    37@rival-up  planear el 37 en la pila up del rival (o rival-down)
    end          terminar el turno: se juega lo planeado
plain-help-ants =
    take@1      tomar la carta del centro en el lugar 1 (o 2, 3)
    put@5-left  insertarla con 5 cartas a su izquierda y soltar la vecina izquierda
    refresh     antes, renovar las tres cartas del centro, si están boca arriba
    claim pass  decir si tu mano está ordenada, donde la mesa juega así
    deal        repartir la ronda siguiente; Enter también
plain-help =
    undo   deshacer lo planeado          hint   qué haría el experto, y por qué
    legal  todo lo que se puede hacer    show   dibujar la mesa otra vez
    help   esto                          quit   dejar la partida, que se guarda
    Puede haber varias acciones en una línea. Las reglas: subibaja rules { $game }
plain-replay-help = Enter: seguir · back · un número de 0 a { $last } · seat 2 · all · public · quit

## Por qué algo no se puede

illegal-over = la partida ha terminado
illegal-not-your-turn = es el turno de otro puesto
illegal-other-game = es una acción de otro juego
illegal-choose-start-first = primero hay que elegir quién empieza: `start@` y un puesto
illegal-already-started = ya está decidido quién empieza
illegal-no-such-seat = en esta mesa no hay { $seat }
illegal-not-in-hand = el { $card } no está en la mano
illegal-does-not-fit = el { $card } no puede ir sobre el { $top }
illegal-jump-not-now = el { $card } sería un salto, y un salto va justo después de otra carta en esa pila
illegal-spoils-minimum = tras el { $card } ya no se llegaría al mínimo, y otra carta lo permite
illegal-rival-pile-used = solo una carta por turno puede ir a las pilas del rival
illegal-does-not-improve = el { $card } no mejora la pila del rival, que está en { $top }
illegal-take-first = primero hay que tomar una carta del centro: `take@1` a 3
illegal-put-first = primero hay que insertar la carta tomada: `put@5-left` o parecido
illegal-claim-or-pass = di `claim` o `pass`
illegal-nothing-to-claim = ahora no hay nada que reclamar
illegal-deal-first = la ronda ha terminado: `deal` reparte la siguiente
illegal-round-not-over = la ronda aún no ha terminado
illegal-middle-not-open = el centro solo se renueva con las tres cartas boca arriba
illegal-not-enough-to-refresh = el centro solo se renueva si quedan tres cartas en el mazo de robo
illegal-no-such-place = el centro tiene los lugares 1, 2 y 3
illegal-no-such-position = la mano tiene { $count } cartas: a la izquierda puede haber de 0 a { $count }
illegal-minimum-not-met = { $count ->
    [one] falta colocar una carta más para poder terminar el turno
   *[other] falta colocar { $count } cartas más para poder terminar el turno
}

## Una mesa de un servidor

no-hints = En esta mesa se juega sin consejos.
nobody = nadie todavía
seated = { $seat }: { $who }
waiting-for = Hay { $came } de { $all } puestos ocupados; la partida empieza cuando estén todos
rematch = Otra partida de las mismas personas está en la mesa { $table }; tu secreto también la abre
connection-lost = Se perdió la conexión; se intenta de nuevo
connection-failed = No hay conexión: { $reason }
refused-version = el servidor habla otra versión del protocolo; hay que actualizar uno de los dos
refused-no-table = en este servidor no hay esa mesa
somebody = alguien
refused-invitation-used = la invitación ya se usó: ahí se sienta { $who }. Si eres tú, sigue donde la usaste, o con el enlace «seguir en otro dispositivo» de allí
refused-one-at-a-time = lo que sigue se decide cuando hayas visto lo que esto muestra
refused-not-known = se está comprobando si quedó guardado; nada se hace dos veces
refused-wrong-secret = el secreto del enlace no abre esta mesa, o ya no
refused-not-seated = eso solo puede hacerlo quien tiene un puesto
refused-seat-is-bots = ahora el puesto lo tiene un bot; quien organiza la mesa puede devolverlo
refused-not-started = la partida no ha empezado
refused-moved-on = la partida ha seguido mientras tanto; vuelve a mirar
refused-no-talk = esta mesa no permite hablar así
refused-too-much = demasiado de golpe; espera un poco
refused-not-stored = no se pudo guardar y no se hizo; inténtalo de nuevo
refused-stopping = el servidor está a punto de parar; vuelve en un momento
