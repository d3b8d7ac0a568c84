# Lo que dice Subibaja, en español. Las palabras son las de las reglas: pila, mano, puesto, turno,
# mazo de robo. Un puesto lleva su artículo («el puesto 2»): así va igual que un nombre en una frase,
# y ninguna frase lo pone tras «a» o «de».

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
seat = el puesto { $number }
seat-you = { $seat } (tú)
you = tú
person = persona
list-and = { $items } y { $last }
label-value = { $label }: { $value }
gold = oro
silver = plata
yes = sí
no = no
waiting = Esperando a la mesa…
too-small = Esta ventana mide { $now }; Subibaja necesita { $width }×{ $height }. Agrándala, o sal con Ctrl-C y usa: subibaja play --plain

## Los juegos

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = En equipo: 98 cartas, cuatro pilas. Se puede hablar de todo, menos de números.
about-ascenso-descenso = Como The Game, pero más corto: 68 cartas a la vista y saltos de 7.
about-face-to-face = Un duelo, cada cual con su mazo. Coloca una carta en una pila rival y vuelves a llenar la mano.
about-hormigas = Cambia una carta por turno hasta ordenar toda tu mano. Cada hormiga cuenta.
sentence-of-game = { $game }: { $about }

## Opciones

option-start = Quién empieza
option-start-choose = decide el equipo
option-start-seat = { $seat }
option-start-lot = por sorteo
option-minimum = Mínimo por turno
option-minimum-number = { $count } cartas
option-small_hand = Manos
option-small_hand-false = completas
option-small_hand-true = una carta menos
option-jump = Saltos de 7
option-jump-immediate = justo después de otra carta en la misma fila
option-jump-any = desde cualquier carta superior
option-last_card = Una única carta al final
option-last_card-lose = pierde: hacen falta dos
option-last_card-allow = se puede colocar sola
option-hand = Cartas en la mano
option-hand-number = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
option-hand-list = { $list }
option-finish = Fin de la ronda
option-finish-auto = en cuanto una mano está ordenada
option-finish-claim = hay que anunciar la mano ordenada
option-target = Fin de la partida
option-target-number = con { $count } puntos
option-rounds = Rondas
option-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
option-symbols = Hormigas en las cartas
option-symbols-house = las de Subibaja
option-symbols-one = una por carta
option-symbols-table = según una tabla propia
option-turn_limit = Límite de turnos
option-turn_limit-number = { $count ->
    [0] sin límite
    [one] 1 turno
   *[other] { $count } turnos
}

# A game that differs by an option.
changed-start-seat = empieza { $seat }
changed-minimum-number = al menos { $count } cartas por turno
changed-small_hand-true = una carta menos en la mano
changed-jump-any = saltos desde cualquier carta superior
changed-last_card-allow = la última carta se puede colocar sola
changed-hand-number = manos de { $count }
changed-hand-list = manos de { $list }
changed-finish-claim = hay que anunciar la mano ordenada
changed-target-number = hasta { $count } puntos
changed-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
changed-symbols-one = una hormiga por carta
changed-symbols-table = hormigas según una tabla propia
changed-turn_limit-number = { $count ->
    [one] como mucho 1 turno por ronda
   *[other] como mucho { $count } turnos por ronda
}

## Niveles de los bots

level-random = Al azar
level-random-about = juega lo que sea
level-novice = Principiante
level-novice-about = juega la carta más cercana
level-steady = Avanzado
level-steady-about = cuenta cartas y planea
level-expert = Experto
level-expert-about = mira lejos; tarda un poco

## El resultado

outcome-won = victoria, con todas las cartas colocadas
outcome-lost = { $count ->
    [one] derrota, queda 1 carta
   *[other] derrota, quedan { $count } cartas
}
outcome-emptied = { $count ->
    [one] { $winner } coloca todas sus cartas y gana; { $loser }: queda 1 carta
   *[other] { $winner } coloca todas sus cartas y gana; { $loser }: quedan { $count } cartas
}
outcome-stuck = { $count ->
    [one] gana { $winner }, porque { $loser } no pudo colocar dos cartas; le queda 1
   *[other] gana { $winner }, porque { $loser } no pudo colocar dos cartas; le quedan { $count }
}
outcome-points = { $count ->
    [one] gana { $winner } con 1 punto (puntos por puesto: { $all })
   *[other] gana { $winner } con { $count } puntos (puntos por puesto: { $all })
}
outcome-shared = { $count ->
    [one] comparten la victoria { $winners }, con 1 punto (puntos por puesto: { $all })
   *[other] comparten la victoria { $winners }, con { $count } puntos (puntos por puesto: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } tras 1 ronda
   *[other] { $won } tras { $count } rondas
}
outlook-turn = juega { $seat }
outlook-round = juega { $seat } en la ronda { $round }
outlook-deal = falta repartir la ronda { $round } (puntos por puesto: { $points })
outlook-choose = el equipo aún no ha decidido quién empieza
best-first = Es tu primera partida con estas opciones.
best-left = { $count ->
    [0] Mejor marca con estas opciones: todas las cartas colocadas.
    [one] Mejor marca con estas opciones: queda 1 carta.
   *[other] Mejor marca con estas opciones: quedan { $count } cartas.
}
best-points = { $count ->
    [one] Mejor marca con estas opciones: 1 punto.
   *[other] Mejor marca con estas opciones: { $count } puntos.
}
best-won = { $count ->
    [one] Victorias con estas opciones: { $won } de 1 partida.
   *[other] Victorias con estas opciones: { $won } de { $count } partidas.
}
rivals = Los bots, con las mismas cartas:
rivals-playing = aún juegan…
kept = Registro guardado en { $path }

## De quién es el turno

turn-yours = { $count ->
    [one] Te toca. Falta colocar 1 carta.
   *[other] Te toca. Coloca { $count } cartas o más.
}
turn-yours-done = Te toca. Puedes terminar con `end`, o seguir.
turn-theirs = { $count ->
    [one] Juega { $seat }: falta 1 carta.
   *[other] Juega { $seat }: { $count } cartas o más.
}
turn-theirs-done = Juega { $seat } y ya puede terminar.
status-yours-done = Te toca. Termina con la tecla e, o sigue.
status-choose = Mira tus cartas. ¿Quién empieza? Teclas 1 a { $last }.
status-deal = Fin de la ronda { $round }. Enter reparte la siguiente.
status-thinking = { $seat } está pensando…
status-sent = Enviando…
ants-take-yours = toma una carta del centro
ants-take = { $seat } toma una carta
ants-put-yours = pon la carta entre dos de tu mano
ants-put = { $seat } pone la carta en su mano
ants-claim-yours = ¿mano ordenada? `claim` (anunciar) o `pass` (seguir)
status-claim-yours = Ronda { $round }, turno { $turn }: ¿está ordenada tu mano?
ants-claim = { $seat } anuncia, o sigue
ants-turn = Ronda { $round }, turno { $turn }: { $what }.
ants-deal = Fin de la ronda { $round }. `deal` reparte la siguiente.
ants-over = La partida termina tras la ronda { $round }.
ants-winners = { $count ->
    [one] Gana { $seats }.
   *[other] Victoria compartida: { $seats }.
}
ants-in-the-air = carta tomada
ants-put-away = Descartes: { $cards }
ants-preview = Entra el { $card } con { $gap } a su izquierda y sale el { $out }. Mejor secuencia: { $best }.

## Dibujos por líneas

drawing-draw-pile = Mazo: { $count }
drawing-not-placed = Por colocar: { $count }
drawing-counts = {"  "}Mazo: { $draw }. Por colocar: { $left }.
drawing-draw-pile-next = {"  "}Mazo, primero la próxima carta:{" "}
drawing-draw-pile-of-next = {"  "}Mazo ({ $seat }), primero la próxima carta:{" "}
drawing-hand = {"  "}Mano:{" "}
drawing-card = carta
drawing-choose = El equipo decide quién empieza: start@0 (puesto 1) a start@{ $last } (puesto { $seats }).
drawing-won = Todas las cartas colocadas. ¡Gana el equipo!
drawing-lost = { $count ->
    [one] Queda 1 carta: { $seat } no pudo colocar las suficientes.
   *[other] Quedan { $count } cartas: { $seat } no pudo colocar las suficientes.
}
drawing-helped = Regalo hecho.
drawing-duel-emptied = Gana { $seat }: todas sus cartas están colocadas.
drawing-duel-stuck = Gana { $seat }: { $loser } no pudo colocar dos cartas.
drawing-signs = Un número: la distancia en esa pila. «: hacia atrás. -: ahora no.
drawing-signs-duel = Un número: la distancia en esa pila. «: hacia atrás. +: regalo. -: ahora no.
drawing-put-away = {"  "}Descartes:{" "}
drawing-symbols = { $ant } hormigas: { $table }
drawing-in-the-air = Carta tomada: { $card }
drawing-in-the-air-hidden = Carta tomada: ░░ (estaba boca abajo)
drawing-in-this-round = { $count } de ellos en esta ronda
drawing-best-stretch = mejor secuencia { $count }
drawing-seen = vis.
drawing-legal = Posible:{" "}
drawing-put =
    put@K-left o put@K-right: entra con K cartas a su izquierda (0 a { $last }) y
    sale la vecina de ese lado; en un extremo, la carta del extremo opuesto.

## Lo que ha pasado

log-title = Jugadas
log-back = Jugadas, { $count } líneas atrás
log-started = empieza { $seat }
log-placed = { $seat } coloca el { $card } { $on }
log-drew = { $count ->
    [0] { $seat } termina el turno y no roba
    [one] { $seat } termina el turno y roba 1 carta
   *[other] { $seat } termina el turno y roba { $count } cartas
}
log-stuck = { $seat } no puede colocar las suficientes
log-refreshed = { $seat } renueva el centro
log-took = { $seat } toma el { $card } del centro, lugar { $place }
log-took-face-down = { $seat } toma la carta boca abajo del lugar { $place }
log-put-left = { $seat } la pone con { $at } a su izquierda y descarta el { $card }, a la izquierda
log-put-right = { $seat } la pone con { $at } a su izquierda y descarta el { $card }, a la derecha
log-claimed = { $seat } anuncia: ¡ordenada!
log-passed = { $seat } sigue
log-dealt = Se reparte la ronda siguiente
log-swap = toma el { $card }, descarta el { $out }
log-swap-hidden = toma una carta boca abajo, descarta el { $out }
round-wrong-claim = Fin de la ronda: { $seat } anuncia, pero su mano no está ordenada. Puntos: { $points }
round-ordered = Fin de la ronda: { $seat } tiene toda la mano ordenada. Puntos: { $points }
round-limit = Fin de la ronda: no quedan turnos. Puntos: { $points }

## Señales, sin punto final: van entre comillas, y el punto iría detrás

signal-leave = Esta pila no, por favor
signal-no-big-step = Aquí, solo pasos pequeños
signal-good = Tengo algo bueno para esta
signal-go-ahead = Adelante, no la necesito
signal-trouble = Lo tengo difícil
signal-fine = Voy bien
signal-would-start = Puedo empezar yo
signal-rather-not = Prefiero no empezar
reaction-bravo = ¡Bravo!
reaction-thanks = ¡Gracias!
reaction-laugh = ¡Jajaja!
reaction-wow = ¡Guau!
reaction-ouch = ¡Ay!
reaction-luck = ¡Suerte!
reaction-title = Reacciones
reaction-later = Una reacción por turno. Espera un poco.
word-leave = deja
word-no-big-step = poco
word-good = bueno
word-go-ahead = libre

## Pilas y pasos

panel-draw-pile = Mazo
panel-not-placed = Por colocar
panel-hands = Manos
panel-hand = Mano
step-on = paso { $gap }
step-back = « atrás { $gap }
step-jump = « salto { $gap }
step-help = + regalo { $gap }

## Planear

planned = Tu jugada: { $tokens } (solo tú la ves hasta que termines el turno)
nothing-to-take-back = No hay nada que deshacer.

## Preguntas antes de lo que no tiene vuelta atrás

ask-end = ¿Terminar el turno con { $tokens }? La mesa lo ve y ya no se puede deshacer.
ask-last-card = ¿Colocar { $tokens }? Con eso termina la partida.
ask-start = ¿Empieza { $seat }?
ask-face-down = ¿Tomar la carta boca abajo del lugar { $place }? Una vez vista, no se puede devolver.
ask-refresh = ¿Descartar las tres cartas boca arriba y poner tres nuevas boca abajo? No se puede deshacer.
ask-put = { $count ->
    [one] ¿Poner el { $card } con 1 carta a su izquierda y descartar el { $out }? Con eso termina tu turno.
   *[other] ¿Poner el { $card } con { $count } cartas a su izquierda y descartar el { $out }? Con eso termina tu turno.
}
ask-claim = ¿Anunciar que tu mano está ordenada? La ronda termina y, si no lo está, no sumas nada.
ask-pass = ¿Seguir sin anunciar?
ask-deal = ¿Repartir la ronda siguiente?
ask-leave-game = ¿Salir de la partida? Queda guardada y el menú la ofrece de nuevo. Otro Ctrl-C cierra al momento.
ask-leave-table = ¿Salir de la mesa? El puesto sigue siendo tuyo: con el mismo enlace vuelves.
ask-quit = ¿Salir de Subibaja?
ask-forget = ¿Borrar esta partida? No se puede recuperar.
curtain-title = ahora juega { $seat }
curtain = Pasa el teclado. Presiona Enter cuando solo { $seat } vea la pantalla.

## Consejos

hint-thinking = El experto está pensando…
hint-none = Ahora no hay nada que decidir.
hint-chance = Probabilidad de ganar: cerca del { $percent }
reason-only = No hay otra opción.
reason-start = { $seat } parece tener las mejores cartas para empezar.
reason-start-you = Parece que tienes las mejores cartas para empezar.
reason-stop = Otra carta cuesta más de lo que aporta.
reason-back = { $gain } atrás: el { $card } { $on }.
reason-cheap = { $count ->
    [one] Es un paso pequeño: solo { $cost }.
   *[other] { $count } pasos que cuestan solo { $cost } en total.
}
reason-worth = { $count ->
    [one] Es un paso de { $cost }, pero lo que salva vale más.
   *[other] { $count } pasos que cuestan { $cost } en total, pero lo que salvan vale más.
}
reason-skips = { $count ->
    [0] Así no te saltas ninguna carta que aún falte.
    [one] Así te saltas 1 carta que aún falta.
   *[other] Así te saltas { $count } cartas que aún faltan.
}
reason-more = Aquí vale la pena colocar más del mínimo.
reason-refills = Con el { $card } tu rival recupera { $help } de sitio, y tú vuelves a llenar la mano.
reason-leaves = Así respetas lo que pide { $seat }.
reason-refresh = Ninguna carta a la vista ayuda a ordenar tu mano; tres nuevas quizá sí.
reason-face-down = Ninguna carta a la vista promete tanto como una desconocida.
reason-run = { $count ->
    [one] Ahí es donde menos estorba el { $card }.
   *[other] El { $card } forma ahí una secuencia de { $count } cartas.
}
reason-grows = Tu mejor secuencia crece de { $from } a { $to } hormigas.
reason-claim = Tu mano está ordenada.
reason-pass = Tu mano aún no está ordenada.
reason-deal = La ronda ha terminado.
risk-skips = Así te saltas { $count } cartas más de las necesarias.
risk-asked = { $seat } pidió otra cosa para { $pile }.
risk-shrinks = Tu mejor secuencia baja de { $from } a { $to } hormigas.
pause-is = Antes de cada jugada, los bots esperan { $seconds } s.

## Teclas

key-card = carta
key-place = colocar
key-end = terminar
key-take-back = deshacer
key-hint = pista
key-delete = borrar
key-accept = jugar la pista
key-say = decir algo
key-other-game = otro juego
key-hurry = deprisa
key-pace = ritmo
key-help = ayuda
key-leave = salir
key-choose = elegir
key-take = tomar
key-refresh = renovar
key-where = dónde
key-side = cuál sale
key-put = poner
key-claim = anunciar
key-pass = seguir
key-deal = repartir
key-start = quién empieza
key-next-person = otra persona
key-look = mirar
key-new-deal = otras cartas
key-all = ver todas
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
    Las teclas 1 a 4 eligen un juego directamente.
    Las partidas en curso se guardan tras cada jugada y aparecen arriba.
    Línea a línea: subibaja play --plain
help-piles =
    ← → eligen una carta; también se puede escribir su número
    ↑ ↓ eligen una pila; Enter coloca ahí la carta
    a s d f la colocan en la primera, segunda, tercera o cuarta pila
    Bajo cada carta: dónde cuesta menos, y cuánto; « es un paso atrás
    e termina el turno, u deshace; hasta que termines, solo tú ves tu jugada
help-signals =
    t abre lo que puedes decir de la pila entre ▶ ◀: las flechas eligen la
    pila y la frase, Enter la dice; durante un segundo, u la retira
saying = Enseguida: “{ $what }” (u lo retira)
signals-keys = ←→ pila · ↑↓ frase · Enter la dice · Esc cierra
help-rules = r muestra las reglas; cualquier otra tecla vuelve.
help-ants =
    a s d (o 1 2 3) toman una carta del centro; si estaba boca arriba, u la
    devuelve. r renueva el centro.
    ← → eligen dónde entra (▲), ↑ ↓ qué vecina sale (✗), Enter la pone
    ═ marca tu mejor secuencia
help-game =
    ? pide una pista · RePág y AvPág recorren las jugadas
    • marca las cartas nuevas · q sale y guarda la partida · Ctrl-C pregunta
    Espacio apura a los bots · + y - cambian cuánto esperan
help-reel =
    ← → una jugada atrás o adelante, ↑ ↓ diez; Inicio y Fin van a los extremos
    con un número y Enter vas a esa posición
    v cambia qué cartas se ven: las públicas, las de cada puesto, todas

## El menú y el formulario

menu-title = juegos de cartas con números
menu-saved = Continuar: { $game }
menu-scores = Puntuaciones
menu-shelf = Ver partidas terminadas
menu-join = Entrar en una mesa con su enlace
join-link = El enlace del puesto
join-your-name = Tu nombre allí, si el puesto aún no tiene
join-wrong = Eso no es el enlace de un puesto. Es así: https://…/t/…#…
ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace 1 minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace 1 hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] hace 1 día
   *[other] hace { $count } días
}
menu-quit = Salir
form-title = partida nueva
form-seats = Puestos
form-person = alguien en este teclado
form-bot = bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Semilla
form-seed-chance = (al azar; o escribe una)
form-start = Empezar

## Puntuaciones

scores-title = puntuaciones
scores-none = Aún no hay partidas terminadas. Para jugar: subibaja play
scores-played = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
scores-won = { $count ->
    [one] 1 victoria ({ $percent })
   *[other] { $count } victorias ({ $percent })
}
scores-best-left = { $count ->
    [one] mejor marca: queda 1
   *[other] mejor marca: quedan { $count }
}
scores-best-points = mejor marca: { $count }
scores-mean = media: { $mean }
scores-streak = Victorias seguidas: { $now } ahora; la mejor racha, { $most }
scores-last-left = Cartas que quedan, partida a partida:
scores-last-won = Victoria + o derrota -, partida a partida:
scores-last-points = Puntos, partida a partida:
scores-cards-left = Cartas que quedan al final:

## Repetición

replay-place = Posición { $ply } de { $last }
replay-seat = Como lo ve { $seat }.
replay-public = Como lo ve toda la mesa.
replay-all = Todas las cartas.
replay-jump = Ir a { $ply }: Enter

## Línea a línea

plain-too-long = Esa línea es demasiado larga. Escribe `help`.
plain-left-out = Se deja fuera, porque tu turno ha terminado: { $tokens }
plain-enter-deals = Enter reparte la ronda siguiente.
plain-planned = Tu jugada: { $tokens }. `end` termina el turno, `undo` deshace un paso.
plain-unknown = No lo entiendo. `help` dice qué puedes escribir; `legal`, qué puedes hacer.
plain-look = `look 2` muestra las cartas del puesto 2 a quien lo ocupa, antes de empezar.
plain-say = De una pila puedes decir: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; y además trouble, fine, would-start, rather-not.
no-legal = En esta mesa no se dice dónde cabe cada carta.
plain-pass-on = Pasa el teclado: juega { $seat }. Presiona Enter cuando nadie más lea.
plain-not-finished = Sin terminar: { $what }.
plain-saved = La partida queda guardada. Para continuar: subibaja play --resume
plain-record = Registro añadido a { $path }. Para repasar la partida: subibaja replay { $path }
plain-again = Mismas cartas otra vez: { $command }
plain-menu = ¿Qué juego? Escribe su número; Enter sin nada sale.
plain-menu-saved = { $count ->
    [one] c  Continuar: { $game }, tras 1 acción
   *[other] c  Continuar: { $game }, tras { $count } acciones
}
plain-menu-wrong = Escribe un número de 1 a 4.
plain-help-team =
    37@up1     colocar el 37 en up1 (o up2, down1, down2)
    end        terminar el turno: tus cartas quedan colocadas
    start@0    al principio: empieza el puesto 1 (start@1: el 2, etc.)
    leave@up1  decir: esta no (o no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        colocar el 37 en tu pila ascendente (o down)
    37@rival-up  colocar el 37 en la pila ascendente rival (o rival-down)
    end          terminar el turno: tus cartas quedan colocadas
plain-help-ants =
    take@1      tomar la carta del centro en el lugar 1 (o 2, 3)
    put@5-left  ponerla con 5 cartas a la izquierda y descartar esa vecina
    refresh     antes, renovar las tres cartas del centro, si están boca arriba
    claim pass  decir si tu mano está ordenada, si en esta mesa se anuncia
    deal        repartir la ronda siguiente; Enter también
plain-help =
    undo   deshacer un paso              hint   qué haría el experto, y por qué
    legal  todo lo que puedes hacer      show   la mesa otra vez
    log    qué ha pasado                 say    una señal: say leave up1
    rules  las reglas de { $game }
    help   esto                          quit   salir; la partida se guarda
    Caben varias acciones en una línea.
plain-replay-help = Enter: seguir · back · un número de 0 a { $last } · seat 2 · all · public · quit

## Por qué algo no se puede

illegal-over = La partida ha terminado.
illegal-not-your-turn = No te toca.
illegal-other-game = Eso es de otro juego.
illegal-choose-start-first = Primero hay que decidir quién empieza.
illegal-already-started = Ya está decidido quién empieza.
illegal-no-such-seat = En esta mesa no existe { $seat }.
illegal-not-in-hand = No tienes el { $card }.
illegal-does-not-fit = El { $card } no va sobre el { $top }.
illegal-jump-not-now = El { $card } sería un salto: solo vale justo después de otra carta en esa fila.
illegal-spoils-minimum = Con el { $card } ahora ya no llegas al mínimo. Prueba antes con otra carta.
illegal-rival-pile-used = Solo una carta por turno puede ir a una pila rival.
illegal-does-not-improve = El { $card } sobre el { $top } no ayuda a tu rival: no es un regalo.
illegal-take-first = Primero toma una carta del centro.
illegal-put-first = Pon la carta entre dos de tu mano.
illegal-claim-or-pass = ¿Está ordenada tu mano? Anúncialo, o sigue.
illegal-nothing-to-claim = Ahora no hay nada que anunciar.
illegal-deal-first = La ronda ha terminado. Reparte la siguiente.
illegal-round-not-over = La ronda aún no ha terminado.
illegal-middle-not-open = El centro solo se renueva con las tres cartas boca arriba.
illegal-not-enough-to-refresh = Quedan muy pocas cartas para renovar el centro.
illegal-no-such-place = El centro tiene los lugares 1, 2 y 3.
illegal-no-such-position = Tu mano tiene { $count } cartas: a la izquierda pueden quedar de 0 a { $count }.
illegal-other = Eso no se puede hacer ahora.
illegal-minimum-not-met = { $count ->
    [one] Coloca antes una carta más.
   *[other] Coloca antes { $count } cartas más.
}

## La página

site-tagline = Unas pilas suben, otras bajan.
site-tagline-more = Comparte un enlace y a jugar, sin cuenta.
site-skip = Saltar al contenido
site-home = Inicio
site-menu = Menú
site-language = Idioma
site-theme = Aspecto
site-themes-auto = Auto
site-themes-light = Claro
site-themes-dark = Oscuro
site-not-found = No hay nada en esta dirección.
site-back = Volver al inicio
close = Cerrar
site-credits = Los juegos son de sus autores y editoriales. Subibaja es independiente y usa palabras y dibujos propios. Si te gusta un juego, compra la caja.
site-loading = Un momento…
site-offline = Sin conexión. Puedes jugar en solitario o con bots.
site-failed = Algo no se pudo cargar. Revisa la conexión e inténtalo de nuevo. No se pierde nada.
site-again = Intentar de nuevo
site-reload = Recargar la página
wait-failed = La página no se pudo cargar. No se pierde nada.
wait-no-script = Esta página necesita JavaScript para repartir cartas. Actívalo y recarga la página.
site-damaged = Este enlace está dañado.
site-damaged-text = Una parte se perdió por el camino. Pídelo de nuevo y abre el enlace entero.
site-security = Nuestras promesas y cómo avisar de un problema

## La página: los ajustes

settings-title = Ajustes
settings-sound = Sonido
settings-volume = Volumen
settings-haptics = Vibración
settings-speed = Ritmo
settings-speed-calm = Tranquilo
settings-speed-normal = Normal
settings-speed-fast = Rápido
settings-cards = Tamaño de las cartas
settings-cards-normal = Normal
settings-cards-large = Grande
settings-left = Modo zurdo
settings-confirm = Confirmar al terminar turno
settings-coach = Guía
settings-coach-about = Avisa antes de una jugada cara y te acompaña en tus primeras partidas

## La página: el inicio

start-title = Juegos
start-players = { $range } personas
start-minutes = { $range } min
start-kind-team = equipo
start-kind-duel = duelo
start-kind-each = rivales
start-play = Jugar
start-learn = Aprender
learn-offer = ¿Tu primera vez con { $game }? Se aprende jugando, en un minuto.
learn-first = Aprender primero
learn-play = Jugar ya
start-alone = En solitario
start-with-bots = Con bots
start-how-many = Cuántos bots
start-level = Nivel
start-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-friends = Con amigos
start-play-friends = Jugar con amigos
start-own = Tus partidas
start-open = Mesas abiertas
start-open-count = { $count ->
    [one] 1 mesa abierta
   *[other] { $count } mesas abiertas
}
start-resume = Continuar
start-look = Repasar
start-forget = Borrar
start-forget-game = Borrar { $what }
start-join = Unirse
start-watch = Mirar
start-seats = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}
start-free = { $count ->
    [one] { $count } puesto libre
   *[other] { $count } puestos libres
}
start-here = en este dispositivo
start-over = terminada
start-running = en curso

## La página: un enlace que reparte al momento

play-wrong-title = Este enlace no puede empezar una partida.
play-wrong-unknown = “{ $name }” no existe en { $game }.
play-wrong-twice = “{ $name }” aparece dos veces.
play-wrong-value = “{ $name }” no puede ser “{ $value }”. Posible: { $allowed }
play-wrong-together = Estas opciones no se pueden combinar.
play-to-game = Ir a { $game }

## La página: una mesa nueva

new-table-title = Nueva mesa: { $game }
new-table-name = Tu nombre
new-table-players = Quién juega
new-table-person = Invitar a alguien
new-table-bot = Bot: { $level }
new-table-add = Añadir un puesto
new-table-remove = Quitar este puesto
seat-label = Puesto { $number }
new-table-help = Ayuda
new-table-talk = Chat
new-table-options = Ajustes de la mesa
new-table-listed = Cualquiera puede unirse desde la página de inicio
new-table-clock = Tiempo por turno
new-table-no-clock = sin límite
new-table-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
new-table-go = Crear mesa
new-table-failed = No se pudo crear la mesa.
new-table-unreached = No se pudo conectar con el servidor. Inténtalo de nuevo.

## La página: la ayuda

help-degree-none = Sin ayuda
help-degree-legal = Dónde va cada carta
help-degree-gaps = Distancias y cartas no vistas
help-degree-hints = Pistas de nivel experto

## La página: quién habla

talk-off = Sin hablar
talk-signals = Solo señales
talk-guarded = Palabras, sin números
talk-open = Sin límites

## La página: invitaciones

invite-title = Invita a tus amigos
invite-text = Un enlace por puesto. Envía cada uno a una sola persona: abre el puesto una vez, para quien llegue primero.
invite-link-of = Enlace: { $seat }
invite-watch-link = Enlace para mirar
invite-watch-make = Crear un enlace para mirar
invite-leave-text = Tu puesto queda libre para otra persona.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-qr = Código QR
invite-qr-of = Código QR del enlace: { $seat }
invite-waiting = Esperando a los demás. Se reparte cuando esté todo el mundo.
invite-came = aquí
invite-not-yet = aún no está
invite-start = Empezar ya, con bots en los puestos libres
invite-share-text = Ven a jugar a { $game } conmigo:
invite-waiting-title = Ya estás dentro
invite-group = Un enlace para todos
invite-group-text = Envía este enlace a tu grupo. Quien lo abra recibe el siguiente puesto libre.
invite-group-make = Crear un enlace para todos
invite-group-renew = Enlace nuevo para todos
invite-group-renew-text = Un enlace nuevo anula el anterior. Quien ya está, se queda.
invite-group-void = Anular el enlace
invite-by-seat = Un enlace por puesto
invite-count = Aquí: { $came } de { $all }.
invite-host = organiza
invite-start-now = Empezar ya
invite-copy-failed = Este navegador no puede copiar. Ya está seleccionado: cópialo a mano.
join-title = Te invitan a jugar
join-name = ¿Con qué nombre juegas?
join-go = Ocupar un puesto
name-take = Cambiar nombre
plays-listed = Cualquiera puede unirse o mirar
plays-private = Solo con enlace
preview-table = Ven a jugar a { $game }
preview-invited = Ven a jugar
preview-game = { $game } · Subibaja
preview-about = Juegos de cartas con números, sin cuenta: con amigos, con bots o en solitario.

## La página: una mesa

table-bot = bot
you-label = Tú
table-away = fuera
table-on-turn = juega ahora
table-draw = Mazo
table-your-turn = Te toca
table-turn-of = Le toca a { $who }
table-watching = Estás mirando.
table-watchers = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}
table-choose = ¿Quién empieza?
table-start-with = Empieza { $who }
table-me-start = Empiezo yo
table-started = Empieza { $who }.
table-you-start = Empiezas tú.
table-end = Terminar turno
table-hand = Tu mano
table-empty-hand = sin cartas
table-hand-of = Mano: { $who }
table-piles = Pilas
table-piles-of = Pilas: { $who }
pile-short-up1 = Sube 1
pile-short-up2 = Sube 2
pile-short-down1 = Baja 1
pile-short-down2 = Baja 2
pile-short-up = tuya ↑
pile-short-down = tuya ↓
pile-short-rival-up = rival ↑
pile-short-rival-down = rival ↓
pile-short-own-up = propia ↑
pile-short-own-down = propia ↓
pile-short-other-up = rival ↑
pile-short-other-down = rival ↓
pile-label-up1 = primera pila ascendente
pile-label-up2 = segunda pila ascendente
pile-label-down1 = primera pila descendente
pile-label-down2 = segunda pila descendente
pile-label-up = tu pila ascendente
pile-label-down = tu pila descendente
pile-label-rival-up = pila ascendente rival
pile-label-rival-down = pila descendente rival
pile-the-up1 = la primera pila ascendente
pile-the-up2 = la segunda pila ascendente
pile-the-down1 = la primera pila descendente
pile-the-down2 = la segunda pila descendente
pile-the-up = tu pila ascendente
pile-the-down = tu pila descendente
pile-the-rival-up = la pila ascendente rival
pile-the-rival-down = la pila descendente rival
pile-on-up1 = en la primera pila ascendente
pile-on-up2 = en la segunda pila ascendente
pile-on-down1 = en la primera pila descendente
pile-on-down2 = en la segunda pila descendente
pile-on-up = en tu pila ascendente
pile-on-down = en tu pila descendente
pile-on-rival-up = en la pila ascendente rival
pile-on-rival-down = en la pila descendente rival
pile-on-own-up = en su propia pila ascendente
pile-on-own-down = en su propia pila descendente
pile-on-other-up = en la pila ascendente rival
pile-on-other-down = en la pila descendente rival
table-card-new = { $card }, nueva
table-fits = va
table-no-fit = no va
table-last-move = última jugada: { $who } { $step }
table-trick-call = ¡Truco!
pile-goes-up = sube
pile-goes-down = baja
table-left-of = { $count ->
    [one] Queda { $count } de { $all } cartas
   *[other] Quedan { $count } de { $all } cartas
}
table-undo = Deshacer
table-your-move = Tu jugada: { $cards }.
table-take-back-card = Deshacer desde el { $card }
table-lift-first = Primero toca una carta de tu mano y luego una pila.
prompt-where = { $card }: elige una pila.
prompt-place = { $count ->
    [one] Coloca una carta.
   *[other] Coloca { $count } cartas o más.
}
prompt-still = { $count ->
    [one] Una más.
   *[other] { $count } más.
}
prompt-more = Ya puedes terminar, o seguir.
prompt-no-more = No va ninguna otra. Termina el turno.
prompt-draws = { $count ->
    [one] robas 1
   *[other] robas { $count }
}
prompt-take = Toma una carta del centro.
prompt-put = Ponla entre dos cartas.
prompt-drop = ¿Descartas el { $left } o el { $right }?
prompt-confirm = ¿Se queda así?
prompt-pass = ¿Está ordenada tu mano?
prompt-deal = Fin de la ronda.
prompt-sure = ¿Terminar ya?
tip-trick = Diez atrás es el truco: el { $card } puede ir aquí.
tip-jump = Siete atrás, justo después de una carta: el { $card } puede saltar aquí.
tip-gift = Un regalo: pon aquí el { $card } y robas hasta tener seis.
tip-deck = { $count ->
    [one] Termina el turno y robas una carta de aquí.
   *[other] Termina el turno y robas { $count } cartas de aquí.
}
tip-signals = Toca una pila para decir al equipo qué te parece, sin números.
tip-middle = Toma una. Si está boca abajo, solo la ves tú.
tip-ropes = Las cuerdas unen lo que está en orden. Alarga la mejor.
coach-skips = { $count ->
    [one] Así te saltas una carta.
   *[other] Así te saltas { $count } cartas.
}
hint-play = Jugar así
hint-chance-alone = Probabilidad de ganar, jugando como experto: cerca del { $percent }
log-turn = { $who } · turno { $number }
log-empty = Aún no hay jugadas.
menu-players = Quién juega
menu-leave = Salir de la mesa
menu-plays = En esta mesa
out-title = Cartas por salir
out-out = por salir
out-own = en tu mano
out-up = carta superior de una pila ascendente
out-down = carta superior de una pila descendente
out-gone = ya ha salido
rail-together = Hasta ahora
rules-short = Reglas
table-top = carta superior { $card }
table-row = Fila: { $cards }
table-gap = distancia { $count }
table-trick = ¡Truco: { $count } atrás!
table-gift = regalo de { $count }
table-jump-with = cabe un salto de 7 con el { $card }
pile-of-up = { $who }: pila ascendente
pile-of-down = { $who }: pila descendente
duel-to-go = por colocar
duel-tight = ¡Casi sin sitio!
duel-deck = en el mazo
duel-draws = { $count ->
    [0] no robas
   *[other] robas { $count }
}
duel-refill = hasta 6: robas { $count }
duel-gift-refills = regalo: hasta 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] { $card }: ahora no va en ninguna pila.
    [one] { $card }: puede ir en 1 pila.
   *[other] { $card }: puede ir en { $count } pilas.
}
table-dropped = De vuelta en tu mano.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } no roba nada.
    [one] { $who } roba 1 carta.
   *[other] { $who } roba { $count } cartas.
}
table-you-draw = { $count ->
    [0] No robas nada.
    [one] Robas 1 carta.
   *[other] Robas { $count } cartas.
}
table-you-drew = Robas { $cards }.
table-drew-none = No queda nada que robar.
table-drawn = { $count ->
    [one] { $count } carta robada
   *[other] { $count } cartas robadas
}
table-planned = { $card } { $on }.
table-took-back = { $cards } de vuelta en tu mano.
table-told-deal = Cartas repartidas. Tu mano: { $cards }.
table-told-hand = Tu mano: { $cards }.
table-played-last = la última jugada
table-deadline = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}
table-keys = Teclas: las flechas eligen una carta, Enter la levanta, 1 a 4 la colocan, Retroceso deshace, E termina el turno, H pide una pista.
table-keys-ants = Teclas: 1 a 3 toman una carta del centro, las flechas mueven el lugar (arriba y abajo, de cinco en cinco), Enter pone la carta ahí, izquierda o derecha descarta la de ese lado, Retroceso deshace, E termina el turno.
keys-title = Teclas
key-name-sides = Izquierda, derecha
key-name-up-down = Arriba, abajo
key-name-pages = RePág, AvPág
key-name-ends = Inicio, Fin
key-name-enter = Enter
key-name-escape = Esc
key-name-backspace = Retroceso
keys-choose = Elegir una carta
keys-first-last = Primera o última carta
keys-lift = Levantarla
keys-place = Colocarla en esa pila
keys-put-back = Devolverla a la mano
keys-take = Tomar del centro
keys-by-one = Moverse una carta
keys-by-two = Moverse dos
keys-by-five = Moverse cinco
keys-to-ends = A un extremo
keys-put = Poner la carta ahí
keys-drop = Después: descartar la carta de ese lado
keys-main = El botón principal: terminar turno
keys-these = Ver estas teclas
table-chosen = Este reparto se eligió a propósito: puede que alguien conozca las cartas.
table-devices = { $count ->
    [one] { $count } dispositivo
   *[other] { $count } dispositivos
}
table-devices-hint = Tu puesto está abierto en más de un dispositivo. Si no son tuyos, abre el menú de tu puesto y ciérralo en los demás.

## La página: el menú de un puesto

seat-menu-title = Puesto: { $who }
seat-menu-to-bot = Que juegue un bot
seat-menu-to-person = Devolver el puesto
seat-menu-to-guest = Invitar a alguien a este puesto
seat-menu-new-link = Enlace nuevo
seat-menu-new-link-text = El enlace anterior deja de funcionar.
seat-menu-own-bot = Que juegue un bot por mí
seat-menu-own-bot-text = El puesto sigue siendo tuyo: recupéralo cuando quieras.
seat-menu-free = Liberar el puesto
seat-menu-free-there = Podrás liberar el puesto cuando esa persona lleve un rato fuera.
seat-menu-free-in = { $count ->
    [one] Podrás liberar el puesto en { $count } segundo.
   *[other] Podrás liberar el puesto en { $count } segundos.
}
seat-menu-free-text = Para cuando alguien se ha ido. La mesa entera lo ve, y tú recibes un enlace para otra persona.
seat-menu-own = Tu puesto
seat-menu-elsewhere = Continuar en otro dispositivo
seat-menu-device-link = Enlace para tu otro dispositivo
seat-menu-warning = No compartas este enlace: quien lo tenga ve tus cartas y juega en tu puesto.
seat-menu-turn-out = Cerrar en los demás dispositivos
seat-menu-turn-out-text = Solo este dispositivo conserva tu puesto. Los enlaces para otros dejan de funcionar.

## La página: quien vuelve

returned-mine = Un bot juega en tu puesto. El chat sigue abierto.
returned-ask = Pedir mi puesto
returned-asked = Pedido. Esperando a quien organiza.
returned-take = Recuperar mi puesto
returned-is-back = { $who } está de vuelta.

## La página: novedades

news-freed = Quien organiza libera un puesto: { $who }.
news-invited = Hay un enlace nuevo: { $who }.
news-rekeyed = { $who } cierra su puesto en los demás dispositivos.
news-asked-back = { $who } está de vuelta y pide su puesto.
news-wished = { $who } quiere jugar otra vez las mismas cartas.
news-bot-took = Un bot juega por { $who }.
news-plays-again = { $who } vuelve a jugar.
news-clock = A { $who } se le acaba el tiempo: juega un bot.
own-news-freed = Quien organiza libera tu puesto.
own-news-invited = Hay un enlace nuevo para tu puesto.
own-news-rekeyed = Tu puesto queda cerrado en los demás dispositivos.
own-news-asked-back = Pides recuperar tu puesto.
own-news-wished = Quieres jugar otra vez las mismas cartas.
own-news-bot-took = Un bot juega por ti.
own-news-plays-again = Vuelves a jugar.
own-news-clock = Se te acaba el tiempo: juega un bot.

## La página: el reparto prometido

fair-fixed = Comprobado: las cartas estaban fijadas antes de la partida.
fair-since = Comprobado: son las cartas que se prometieron cuando entró este dispositivo.
fair-broken = Atención: no son las cartas que se prometieron antes de la partida. Guarda el registro y avisa a quien lleva este servidor.

## La página: enlaces que no sirven

ended-used = Esta invitación ya se usó: { $who } tiene el puesto.
ended-used-by-nobody = Esta invitación ya se usó: el puesto está ocupado.
ended-used-own = ¿Es tu puesto? En el dispositivo de antes, la partida está en la página de inicio, en “Tus partidas”.
ended-used-device = Para jugar también aquí, abre allí el menú de tu puesto y elige “Continuar en otro dispositivo”.
ended-used-host = Si esa persona se ha ido, quien organiza puede liberar el puesto y enviarte un enlace nuevo.
ended-turned-out = Este dispositivo ya no tiene el puesto.
ended-turned-out-text = El puesto se abrió con una llave nueva en otro dispositivo, o quien organiza lo ha liberado. En el dispositivo que lo tiene, elige “Continuar en otro dispositivo”, o pide un enlace nuevo.
ended-full-text = Pide a quien organiza el enlace para mirar, o crea una mesa.

## La página: señales

signal-about = Decir algo sobre { $pile }
signal-on-pile = { $pile }: { $said }
says = { $who }: “{ $what }”
says-of-pile = { $who }, { $pile }: “{ $what }”

## La página: la charla

chat-news = mensaje nuevo
chat-title = Chat
chat-box = Di algo
chat-send = Enviar
chat-empty = Aún no hay mensajes.
chat-guard = No enviado: “{ $what }” revela el número de una carta. Dilo de otra forma o con una señal:
chat-guard-plain = No enviado: eso revela el número de una carta. Dilo de otra forma o con una señal:

## La página: pistas

assist-hint = Pista
assist-thinking = Pensando…
assist-none = Ahora no hay nada que decidir.
assist-end = terminar el turno

## La página: 111 Hormigas

hormigas-middle = Centro
hormigas-face-down = boca abajo
hormigas-take = Tomar la carta { $count }
hormigas-take-card = Tomar el { $card }
hormigas-take-back = Recuperar el { $card }
hormigas-do-refresh = Renovar el centro
hormigas-held = La carta tomada: { $card }
hormigas-held-other = { $who } toma una carta.
hormigas-holds = { $who } tiene el { $card } del centro.
hormigas-falls-here = Aquí cae
hormigas-between = Entre el { $left } y el { $right }
hormigas-at-left = En el extremo izquierdo, antes del { $card }
hormigas-at-right = En el extremo derecho, después del { $card }
hormigas-put-here = entra una carta, { $count } a su izquierda
hormigas-drop = Descartar el { $card }
hormigas-drop-gives = Descartar el { $card }: mejor secuencia, de { $from } a { $to } hormigas
hormigas-drop-orders = Descartar el { $card }: ¡mano ordenada!
hormigas-put-drop = Entra el { $card }, sale el { $dropped }.
hormigas-confirm = Confirmar
hormigas-symbols = { $count ->
    [one] { $count } hormiga
   *[other] { $count } hormigas
}
hormigas-house = Las hormigas de cada carta son las de Subibaja; las cartas impresas pueden tener otras.
hormigas-best-run = Mejor secuencia
hormigas-run-is = { $count ->
    [one] Mejor secuencia: { $cards }. { $count } hormiga.
   *[other] Mejor secuencia: { $cards }. { $count } hormigas.
}
hormigas-do-claim = ¡Ordenada!
hormigas-do-pass = Seguir
hormigas-do-deal = Siguiente ronda
hormigas-round = Ronda { $count }
hormigas-round-score = { $count ->
    [one] { $count } punto en esta ronda
   *[other] { $count } puntos en esta ronda
}
hormigas-total = Total
hormigas-target = Meta
hormigas-rounds = Rondas
hormigas-sheet = Puntuaciones
hormigas-round-end = { $who } cierra la ronda.
hormigas-round-yours = ¡Cierras la ronda!
hormigas-limit-end = No quedan turnos: fin de la ronda.
hormigas-discard = Descartes
hormigas-unknown = aún no vista
hormigas-others = Las otras manos
hormigas-hands = Manos
hormigas-did-take = { $who }: carta { $count } del centro, boca abajo.
hormigas-did-take-card = { $who }: { $card } del centro.
hormigas-did-put = { $who }: { $card } al centro.
hormigas-you-took = Tomas el { $card }.
hormigas-did-turn = { $who }: entra el { $card }, sale el { $dropped }.
hormigas-did-turn-unseen = { $who }: entra una carta boca abajo, sale el { $dropped }.
hormigas-took-back = Deshecho. Descarta la otra carta o elige otro lugar.
hormigas-did-refresh = { $who }: cartas nuevas en el centro.
hormigas-did-claim = { $who }: “¡Ordenada!”.
hormigas-did-pass = { $who }: “Sigo”.
hormigas-did-deal = Nueva ronda: cartas repartidas.

## La página: el final

over-won = ¡Victoria en { $game }!
over-won-team = ¡El equipo gana en { $game }!
over-excellent = { $count ->
    [one] ¡Excelente! Solo queda 1
   *[other] ¡Excelente! Solo quedan { $count }
}
over-all = ¡{ $all } de { $all }!
over-left = { $count ->
    [one] Queda una carta
   *[other] Quedan { $count } cartas
}
over-lost-about = ¿Otra?
over-you-emptied = Todas tus cartas están colocadas.
over-you-stuck = No pudiste colocar dos cartas.
over-turns = { $count ->
    [one] turno
   *[other] turnos
}
over-tricks = { $count ->
    [one] truco
   *[other] trucos
}
over-minutes = { $count ->
    [one] minuto
   *[other] minutos
}
over-best-label = mejor marca
over-streak-label = victorias seguidas
over-share-label = El resultado como texto
over-share-copy = Copiar el texto
over-share-picture = Guardar la imagen
over-wins-of = victorias: { $who }
over-you-wins = tus victorias
over-look-back = Repasar la partida
over-share = Compartir
over-more = Más
over-you-won = ¡Victoria!
over-won-by = Gana { $who }
over-shared = Victoria compartida: { $who }
over-shared-you = Compartes la victoria con { $who }
over-emptied = { $who } coloca todas sus cartas.
over-stuck = { $who } no pudo colocar dos cartas.
over-best = { $count ->
    [0] mejor marca: todas las cartas
    [one] mejor marca: queda { $count } carta
   *[other] mejor marca: quedan { $count } cartas
}
over-games = { $count ->
    [one] { $count } partida en esta mesa
   *[other] { $count } partidas en esta mesa
}
over-rematch = Otra partida
over-same = Mismas cartas
over-same-ask = Pedir las mismas cartas
over-same-asked = Pediste las mismas cartas. Esperando a los demás.
over-agree = Sí, las mismas cartas
over-to-rematch = A la siguiente partida
over-rematch-ready = La siguiente partida está lista.
over-record = Guardar el registro
over-seed = Semilla: { $seed }
over-title = La partida ha terminado

## La página: paso a paso

stepper-first = Al principio
stepper-back = Un paso atrás
stepper-on = Un paso adelante
stepper-last = Al final
stepper-at = { $count } de { $of }
stepper-slider = Posición
stepper-eyes = Visto por
stepper-all = todas las cartas
stepper-close = Cerrar
stepper-beginning = Principio
stepper-failed = No se pudo cargar el registro.

## La página: la conexión

link-connecting = Conectando…
link-offline = Sin conexión a internet.
link-back = De vuelta. No falta nada.
progress-waiting = Tu jugada está guardada y se envía al volver la conexión.
progress-again = Aún sin respuesta. Preguntando de nuevo…
progress-checking = Comprobando si llegó tu jugada…
link-unkept = Este navegador no guarda nada: solo la dirección de esta página te trae de vuelta a tu puesto. Guárdala y no se la muestres a nadie.
link-unkept-here = Este navegador no guarda nada: la partida dura mientras esta página esté abierta.
link-elsewhere = La partida ha avanzado. Las cartas sin enviar vuelven a tu mano.
progress-sending = Enviando…

## La página: rechazos

page-too-old = Esta página es más antigua que el servidor. Recárgala.
refused-key-needed = Este enlace ya no funciona. Pide uno nuevo a quien organiza.
refused-seat-taken = Ese puesto está ocupado.
refused-no-seat = Ese puesto no existe en esta mesa.
refused-full = Todos los puestos de esta mesa están ocupados.
refused-name-marks = Un nombre no puede llevar caracteres invisibles ni más de tres acentos en una letra.
refused-name-taken = En esta mesa ya hay alguien con ese nombre, o con uno que se le parece.
refused-names-number = Durante la partida un nombre no puede ser un número. Prueba otro, o espera.
refused-not-away = Esa persona sigue aquí, o estaba hace un momento. Inténtalo dentro de un rato.
not-known-try-again = Aún sin respuesta. Inténtalo de nuevo: nada se hace dos veces.
refused-not-host = Solo puede hacerlo quien organiza.
refused-length = Es demasiado largo o está vacío.
refused-other = No se pudo ({ $code }).

## La página: reglas

rules-title = Reglas: { $game }
rules-of-a-game = Las reglas de un juego: subibaja rules the-game

## Una mesa de un servidor

no-hints = En esta mesa se juega sin pistas.
nobody = libre
seated = en { $seat }: { $who }
waiting-for = Puestos ocupados: { $came } de { $all }. La partida empieza cuando esté todo el mundo
rematch = La siguiente partida está en la mesa { $table }; tu enlace también la abre
connection-lost = Sin conexión. Reconectando…
connection-failed = Sin conexión: { $reason }
refused-version = Este programa y el servidor usan versiones distintas. Actualiza uno de los dos.
refused-no-table = No existe esa mesa.
somebody = alguien
refused-invitation-used = Esta invitación ya se usó: { $who } tiene el puesto. Si es el tuyo, sigue en el dispositivo donde la usaste, o pide allí un enlace con “Continuar en otro dispositivo”.
refused-one-at-a-time = Eso descubre una carta. Sigue cuando la hayas visto.
refused-not-known = Comprobando si llegó. Nada se hace dos veces.
refused-wrong-secret = Este enlace ya no funciona. Pide uno nuevo a quien organiza.
refused-not-seated = Solo puede hacerlo quien tiene un puesto.
refused-seat-is-bots = En este puesto juega un bot. Quien organiza puede devolverlo.
refused-not-started = La partida aún no ha empezado.
refused-started = La partida ya ha empezado.
refused-not-over = Eso solo se puede hacer al terminar la partida.
refused-illegal = Las reglas no lo permiten.
refused-no-take-back = Eso ya no se puede deshacer.
refused-invalid = Eso no es posible en esta mesa.
refused-moved-on = La partida ha avanzado. Vuelve a mirar.
refused-no-talk = En esta mesa no hay chat.
refused-too-much = Demasiado a la vez. Espera un poco.
refused-not-stored = No se pudo guardar. Inténtalo de nuevo.
refused-stopping = El servidor se está reiniciando. Un momento…

## La página: las lecciones. Vienen en un archivo aparte.

lesson-step = Paso { $step } de { $all }
lesson-next = Continuar
lesson-skip = Saltar esta parte
lesson-again = Otra vez
lesson-lost = Ya no cabe ninguna. ¡A veces pasa! Prueba con pasos más pequeños.
lesson-first = Tu primera partida
lesson-once-more = Repetir la lección
lesson-end-title = ¡Ya lo tienes!
lesson-end-the-game = Pasos pequeños, el truco, dos cartas por turno. Ahora, con las 98 cartas.
lesson-end-ascenso-descenso = Pasos pequeños y saltos de 7 justo después de una carta. Ahora, con las 68.
lesson-end-face-to-face = Dos cartas por turno, un regalo y nunca quedarse sin sitio. Ahora, contra un bot.
lesson-end-hormigas = Toma una, ponla y descarta una vecina. Ahora, contra dos bots.
lesson-say-up = Estas dos pilas suben. Toca el 4 y después una de ellas.
lesson-say-down = Las otras dos bajan desde 100. Ahí va tu 97.
lesson-say-steps = Lo que te saltas ya no cabe en esa pila. ¿8 o 45 sobre el 4? Levanta las dos y compara.
lesson-say-end = ¡Pasos pequeños! Con dos cartas basta. Termina el turno: robas tantas como colocaste.
lesson-say-drawn = Tres cartas colocadas, tres robadas. Eso es un turno.
lesson-say-trick = Más tarde: 47 en una pila que sube. Una carta justo 10 más baja puede ir hacia atrás. ¡Coloca el 37!
lesson-say-tricked = ¡El truco! Esa pila vuelve a tener sitio. En las que bajan, es 10 más.
lesson-say-yours = Quedan doce cartas, todas tuyas. ¡Colócalas en las pilas!
lesson-say-row = Como en The Game: dos filas suben, dos bajan, todo a la vista. Pon el 41 tras el 39.
lesson-say-jump = La fila brilla: justo ahora puede ir atrás una carta exactamente 7 más baja. ¡Salta con el 34!
lesson-say-jump-again = Tras un salto se puede saltar otra vez. El 27 va otros 7 atrás.
lesson-say-jumped = Con una carta en otra fila, el brillo se apaga. Termina el turno aquí.
lesson-say-jump-drawn = Esto es lo nuevo: saltos de 7, en la misma fila y al momento.
lesson-say-find = Ahora tú: toma impulso y salta. En las filas que bajan, el salto sube 7.
lesson-say-found = ¡Buen impulso! Ahora el salto: 7 más que el 30.
lesson-say-jump-done = ¡Bien visto! Busca parejas así.
lesson-say-own = Las pilas doradas son tuyas: una sube y otra baja. Pon el 22 sobre el 20.
lesson-say-gift = ¡Ahora, un regalo! En mi pila que sube, una carta más baja me da sitio. Pon ahí tu 12.
lesson-say-refill = ¡Gracias! Por un regalo robas hasta tener seis. Termina el turno.
lesson-say-refilled = Otra vez seis cartas. Sin regalo robas solo dos. ¡Un regalo por turno!
lesson-say-stuck = Más tarde: me quedo sin sitio. Coloca una carta en tus pilas. ¡Ahora, nada de regalos!
lesson-say-stuck-more = Una más en tus pilas.
lesson-say-stuck-end = Termina el turno. Necesito dos cartas que quepan…
lesson-say-duel-won = …y no las tengo. ¡Victoria! También gana quien coloca todas sus cartas.
lesson-say-hand = Tus cartas no se mueven. La meta: todas en orden. Las cuerdas unen lo que ya lo está.
lesson-say-take = Cambias una carta por turno. Toma el 66 del centro.
lesson-say-put = El 22 está en medio. Toca justo al lado del 22 y el 66 irá ahí.
lesson-say-drop = Una vecina tiene que irse. Descarta el 22.
lesson-say-confirm = 63, 66, 77: la secuencia crece. Confirma y me toca a mí.
lesson-say-ropes = Al final, cada hormiga de tu mejor secuencia es un punto. Solo el 38 rompe el orden.
lesson-say-last = Toma el 15.
lesson-say-last-put = Ponlo justo al lado del 38.
lesson-say-last-drop = Descarta el 38.
lesson-say-finish = ¡De 4 a 96 sin interrupción! Confirma.
lesson-say-in-order = ¡Ordenada! Sumas todas tus hormigas y 5 más. Cuando alguien llega a 60, gana quien va en cabeza.
lesson-not-now = Buena idea, pero todavía no. Deshaz por ahora.
lesson-not-end = Todavía no: antes, una cosa más.
lesson-not-far = Esa pila baja: el 4 se saltaría casi todo.
lesson-not-skips = Así te saltas unas 40 cartas. Prueba con el 8.
lesson-not-trick-pile = Ponlo sobre el 47: justo 10 menos.
lesson-not-cold = Así se pierde el salto: tiene que ir justo después.
lesson-not-find-row = Un paso más pequeño: prueba la fila del 32.
lesson-not-find = Busca dos cartas con 7 de distancia y una fila que baje.
lesson-not-no-gift = ¡Eso me salvaría! Usa tus pilas.
lesson-not-take = Podría ser buena. Pero el 66 seguro que encaja.
lesson-not-last = Toma el 15: es justo la que falta.
lesson-not-drop = Así el orden sigue roto. Descarta la otra.

## La línea de órdenes, para quien juega

cli-about = Juegos de cartas de Benndorf, con números: jugar, repartir, revisar y dibujar
cli-usage = Uso
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opciones
cli-more = Opciones: -h, -V; cada comando tiene -h. Para tu terminal: completions, man.
cli-example = Ejemplo
cli-examples = Ejemplos
cli-play = Jugar: en solitario, con bots o con más gente en este teclado
cli-join = Ocupar un puesto en la mesa de un servidor, con su enlace
cli-replay = Repasar una partida, paso a paso
cli-scores = Ver cómo fueron tus partidas: victorias, cartas, rachas
cli-deal = Escribir un registro nuevo: una línea de JSON con semilla y mazo
cli-check = Reproducir registros y decir qué contienen y si son correctos
cli-show = Dibujar una posición de un registro
cli-trace = Escribir cada posición de los registros como JSON, con todo a la vista
cli-rules = Leer las reglas de un juego, o ver la lista de juegos
cli-solve = Averiguar si un reparto se puede ganar con todas las cartas a la vista
cli-lab = Medir y comparar bots en muchos repartos
cli-serve = Abrir mesas: la gente abre un enlace y juega
cli-guard = Revisar frases: ¿alguna revela el número de una carta?
cli-bench = Medir la velocidad del motor en esta máquina
cli-help = Ayuda de un comando
cli-arg-game = Qué juego: { $games }
cli-arg-seats = Cuántas personas o bots [3; 2 en face-to-face]
cli-arg-seed = Letras, cifras, '-', '_', '.' [al azar]
cli-arg-option = Una opción del juego; se puede repetir
cli-arg-seat = Tu puesto, desde 1; varias personas: 1,2
cli-arg-bots = Los demás puestos: random, novice, steady, expert
cli-arg-resume = Continuar tu última partida sin terminar
cli-arg-record = Añadir el registro de la partida a este archivo
cli-arg-pace = Milisegundos antes de cada acción de un bot
cli-arg-confirm = Preguntar antes de enviar: never, risky, always
cli-arg-plain = Línea a línea, para lectores de pantalla y tuberías
cli-arg-lang = { $codes } [automático]
cli-arg-color = Color: auto, always (siempre) o never (nunca)
cli-arg-help = Mostrar esta ayuda
cli-arg-link = El enlace del puesto
cli-arg-name = Tu nombre en la mesa, si el puesto aún no tiene uno
cli-arg-folder = Mostrar dónde se guardan tus datos
cli-arg-file = Registros, un objeto JSON por línea
cli-arg-input = Registros, un objeto JSON por línea; - es stdin
cli-arg-number = Qué registro del archivo, desde 1
cli-arg-eyes = Lo que ve este puesto, desde 1
cli-arg-all = Todas las cartas
cli-arg-ply = La posición tras tantas acciones [la última]
cli-play-after = Sin juego hay un menú. `h` muestra las teclas; en --plain, escribe `help`.
cli-join-after =
    El enlace lo envía quien organiza la mesa; # significa algo en casi todas
    las terminales: ponlo entre comillas. Es una invitación: la primera visita
    la cambia por una llave tuya, que queda en tu carpeta de datos, y el mismo
    enlace te trae de vuelta. Sin puesto puedes mirar, si la mesa lo permite.
cli-scores-after =
    Por juego, puestos y opciones. Tus partidas están en games.jsonl, en la
    carpeta de datos: la de SUBIBAJA_DATA o, si no, la de tu usuario.
cli-replay-after =
    Las flechas avanzan, un número y Enter saltan, `v` cambia qué cartas ves.
    Tus partidas terminadas están en games.jsonl, en la carpeta de datos.
cli-rules-after = En una terminal, en tu paginador (PAGER o less); en una tubería, texto.
cli-show-after = Sin --seat ni --all ves lo que ve toda la mesa.
cli-show-more = Esto lo ve la mesa. --seat N muestra las cartas de un puesto; --all, todas.
cli-wrong-argument = Aquí no existe { $argument }.
cli-wrong-value = { $argument } no puede ser “{ $value }”.
cli-wrong-missing = Falta algo: { $argument }
cli-wrong-command = No existe el comando { $argument }.
cli-wrong-together = { $argument } no va con { $other }.
cli-wrong-seat = { $count ->
    [one] --seat { $number }: solo hay un puesto
   *[other] --seat { $number }: los puestos son de 1 a { $count }
}
cli-no-saved = No hay ninguna partida guardada.
cli-wrong-other = No se entiende esta línea de comandos.
cli-see-help = Ayuda: { $command }
