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

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Colocad 98 cartas en dos pilas que suben y dos que bajan, sin decir números.
about-ascenso-descenso = Su primo de 68 cartas, con filas abiertas y saltos de 7.
about-face-to-face = Cada cual con su mazo y sus pilas, y una carta por turno para ayudar al rival.
about-hormigas = Ordena tu mano cambiando una carta por turno; las hormigas puntúan.
sentence-of-game = { $game }: { $about }

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
changed-minimum-number = al menos { $count } cartas por turno
changed-small_hand-true = una carta menos en la mano
changed-jump-any = saltos sobre cualquier carta
changed-last_card-allow = la última carta se puede colocar sola
changed-hand-number = manos de { $count }
changed-hand-list = manos de { $list }
changed-finish-claim = hay que anunciar la mano ordenada
changed-target-number = meta { $count }
changed-rounds-number = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
changed-symbols-one = una hormiga en cada carta
changed-symbols-table = tabla de símbolos propia
changed-turn_limit-number = límite de turnos { $count }

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
signal-leave = Déjala, por favor
signal-no-big-step = Ahí sin grandes saltos
signal-good = Tengo algo bueno para ella
signal-go-ahead = Adelante, no la necesito
signal-trouble = Estoy en apuros
signal-fine = Voy bien
signal-would-start = Yo empezaría
signal-rather-not = Prefiero no empezar
reaction-bravo = ¡Bravo!
reaction-thanks = ¡Gracias!
reaction-laugh = ¡Jajaja!
reaction-wow = ¡Guau!
reaction-ouch = ¡Ay!
reaction-luck = ¡Suerte!
reaction-title = Reacciones
reaction-later = Una reacción por turno. Espera un poco.
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
plain-unknown = No se entiende. `help` dice qué se puede escribir, `legal` qué se puede hacer.
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

illegal-over = La partida ha terminado.
illegal-not-your-turn = No te toca.
illegal-other-game = Es una acción de otro juego.
illegal-choose-start-first = Primero acordad quién empieza.
illegal-already-started = Ya está decidido quién empieza.
illegal-no-such-seat = En esta mesa no hay { $seat }.
illegal-not-in-hand = No tienes el { $card }.
illegal-does-not-fit = El { $card } no cabe sobre el { $top }.
illegal-jump-not-now = El { $card } sería un salto; debe seguir de inmediato a una carta puesta ahí.
illegal-spoils-minimum = Tras el { $card } ya no llegarías al mínimo, y otra jugada lo permite.
illegal-rival-pile-used = Solo una carta por turno puede ir a las pilas de tu rival.
illegal-does-not-improve = El { $card } no mejoraría la pila de tu rival en { $top }.
illegal-take-first = Primero toma una carta del centro.
illegal-put-first = Primero mete en tu mano la carta que has tomado.
illegal-claim-or-pass = Di si tu mano está ordenada.
illegal-nothing-to-claim = Ahora no hay nada que anunciar.
illegal-deal-first = La ronda ha terminado. Reparte la siguiente.
illegal-round-not-over = La ronda aún no ha terminado.
illegal-middle-not-open = El centro solo se cambia cuando las tres cartas están boca arriba.
illegal-not-enough-to-refresh = Quedan muy pocas cartas para cambiar el centro.
illegal-no-such-place = El centro tiene los lugares 1, 2 y 3.
illegal-no-such-position = La mano tiene { $count } cartas: a la izquierda puede haber de 0 a { $count }.
illegal-other = Eso no se puede hacer ahora.
illegal-minimum-not-met = { $count ->
    [one] Coloca antes una carta más.
   *[other] Coloca antes { $count } cartas más.
}

## La página

site-tagline = Unas pilas suben, otras bajan.
site-tagline-more = Comparte un enlace y a jugar, sin cuenta.
site-skip = Ir al contenido
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
site-damaged = Este enlace está dañado.
site-damaged-text = Una parte se perdió o cambió por el camino. Pídelo de nuevo y ábrelo entero.
site-security = Qué prometemos y cómo avisar de un fallo

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
settings-left = Mano izquierda
settings-confirm = Confirmar al terminar turno
settings-coach = Guía
settings-coach-about = Avisa antes de una jugada costosa

## La página: el inicio

start-title = Juegos
start-players = { $range } personas
start-minutes = { $range } min
start-kind-team = equipo
start-kind-duel = duelo
start-kind-each = rivales
start-about-the-game = En equipo: 98 cartas, cuatro pilas. Se puede hablar de todo, menos de números.
start-about-ascenso-descenso = Como The Game, pero más corto: 68 cartas a la vista y saltos de 7.
start-about-face-to-face = Un duelo, cada cual con su mazo. Ayuda a tu rival una vez por turno y vuelves a llenar la mano.
start-about-hormigas = Cambia una carta por turno hasta ordenar toda la mano. Cada hormiga cuenta.
start-play = Jugar
start-learn = Aprender
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
play-wrong-rules = Las reglas no lo permiten: { $reason }
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
new-table-listed = Cualquiera puede unirse desde el inicio
new-table-clock = Tiempo por turno
new-table-no-clock = sin límite
new-table-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
new-table-go = Crear mesa
new-table-failed = No se pudo crear la mesa.
new-table-unreached = El servidor no responde. Inténtalo de nuevo.

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
invite-text = Un enlace por sitio. Envía cada uno a una sola persona: abre el sitio una vez, a quien llegue primero.
invite-link-of = Enlace de { $seat }
invite-watch-link = Enlace para quienes miran
invite-watch-make = Crear un enlace para mirar
invite-leave-text = Tu sitio queda libre para otra persona.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-qr = Código QR
invite-qr-of = Código QR del enlace de { $seat }
invite-waiting = Esperando a los demás. Se reparte cuando estén todos.
invite-came = está aquí
invite-not-yet = aún no ha venido
invite-start = Empezar ya, con bots en los sitios libres
invite-share-text = Ven a jugar a { $game } conmigo:
invite-waiting-title = Ya estás dentro
invite-group = Un enlace para todos
invite-group-text = Envía este enlace a tu grupo. Quien lo abra recibe el siguiente sitio libre.
invite-group-make = Crear un enlace para todos
invite-group-renew = Enlace nuevo para todos
invite-group-renew-text = Un enlace nuevo anula el anterior. Quien ya ha llegado se queda.
invite-group-void = Anular el enlace
invite-by-seat = Más enlaces: uno para cada sitio
invite-count = Han llegado { $came } de { $all }.
invite-host = organiza
invite-start-now = Empezar ya
invite-copy-failed = Aquí no se puede copiar. El enlace está seleccionado: cópialo a mano.
join-title = Te invitan a jugar
join-name = ¿Cómo te llaman los demás?
join-go = Sentarme
name-take = Cambiar el nombre
plays-listed = Cualquiera puede unirse o mirar
plays-private = Solo quien tenga un enlace
preview-table = Ven a jugar a { $game }
preview-invited = Ven a jugar
preview-game = { $game } · Subibaja
preview-about = Juegos de cartas con números desde un enlace, sin cuenta: con amigos, con bots o en solitario.

## La página: una mesa

table-bot = bot
you-label = Tú
table-away = ausente
table-on-turn = tiene el turno
table-draw = Mazo
table-your-turn = Te toca
table-turn-of = Le toca a { $who }
table-watching = Estás mirando.
table-watchers = { $count ->
    [one] mira { $count }
   *[other] miran { $count }
}
table-choose = ¿Quién empieza?
table-start-with = Empieza { $who }
table-me-start = Empiezo yo
table-started = Primer turno: { $who }.
table-end = Terminar turno
table-hand = Tu mano
table-empty-hand = sin cartas
table-hand-of = Mano de { $who }
table-piles = Pilas
table-piles-of = Pilas de { $who }
pile-label-up1 = primera pila que sube
pile-label-up2 = segunda pila que sube
pile-label-down1 = primera pila que baja
pile-label-down2 = segunda pila que baja
pile-label-up = tu pila que sube
pile-label-down = tu pila que baja
pile-label-rival-up = la pila que sube de tu rival
pile-label-rival-down = la pila que baja de tu rival
pile-the-up1 = la primera pila que sube
pile-the-up2 = la segunda pila que sube
pile-the-down1 = la primera pila que baja
pile-the-down2 = la segunda pila que baja
pile-the-up = tu pila que sube
pile-the-down = tu pila que baja
pile-the-rival-up = la pila que sube de tu rival
pile-the-rival-down = la pila que baja de tu rival
pile-on-up1 = en la primera pila que sube
pile-on-up2 = en la segunda pila que sube
pile-on-down1 = en la primera pila que baja
pile-on-down2 = en la segunda pila que baja
pile-on-up = en tu pila que sube
pile-on-down = en tu pila que baja
pile-on-rival-up = en la pila que sube de tu rival
pile-on-rival-down = en la pila que baja de tu rival
table-card-new = { $card }, nueva
table-fits = cabe
table-no-fit = no cabe
table-last-move = última: { $who } { $step }
table-trick-call = ¡Truco!
pile-goes-up = sube
pile-goes-down = baja
table-left-of = Quedan { $count } de { $all } cartas
table-undo = Deshacer
table-take-back-card = Deshacer desde el { $card }
table-lift-first = Primero toca una carta de tu mano y luego una pila.
prompt-where = ¿Dónde va el { $card }?
prompt-place = { $count ->
    [one] Coloca una carta
   *[other] Coloca { $count } cartas o más
}
prompt-still = { $count ->
    [one] Una más
   *[other] { $count } más
}
prompt-more = Coloca más o termina el turno
prompt-no-more = Nada más cabe: termina el turno
prompt-draws = { $count ->
    [one] robas 1
   *[other] robas { $count }
}
prompt-take = Toma una carta del centro
prompt-put = Ponla entre dos cartas
prompt-drop = ¿Cuál descartas, el { $left } o el { $right }?
prompt-confirm = ¿Se queda así?
prompt-pass = ¿Está ordenada tu mano?
prompt-deal = La ronda terminó
prompt-sure = ¿Terminar ya?
coach-skips = { $count ->
    [one] Te saltas una carta.
   *[other] Te saltas { $count } cartas.
}
hint-play = Jugar esto
hint-chance-alone = Jugando como experto, se gana { $percent } de las veces
log-turn = { $who } · turno { $number }
log-empty = Aún no hay jugadas.
menu-players = Jugadores
menu-leave = Dejar la mesa
menu-plays = Qué se juega aquí
rail-together = Juntos
rules-short = Reglas
table-top = arriba { $card }
table-row = Fila: { $cards }
table-gap = hueco de { $count }
table-trick = ¡{ $count } atrás!
table-gift = regalo de { $count }
table-jump-with = salto de 7 con el { $card }
pile-of-up = { $who }: pila ascendente
pile-of-down = { $who }: pila descendente
duel-to-go = por jugar
duel-tight = ¡Casi sin sitio!
duel-deck = por robar
duel-draws = { $count ->
    [0] no robas
   *[other] robas { $count }
}
duel-refill = hasta 6: robas { $count }
duel-gift-refills = de regalo: hasta 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [one] { $card } levantada. Cabe en { $count } pila.
   *[other] { $card } levantada. Cabe en { $count } pilas.
}
table-dropped = Devuelta a la mano.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [one] { $who }: { $count } carta robada.
   *[other] { $who }: { $count } cartas robadas.
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
table-keys = Teclas: las flechas eligen una carta, Intro la levanta, del 1 al 4 la colocan, Retroceso deshace, E termina el turno, H pide un consejo.
table-keys-ants = Teclas: 1 a 3 toman del centro, las flechas mueven el lugar (arriba y abajo, de cinco en cinco), Intro pone la carta ahí, izquierda o derecha descarta, Retroceso deshace, E termina el turno.
table-chosen = Alguien eligió la semilla de este reparto y puede conocer las cartas.
table-devices = { $count ->
    [one] { $count } dispositivo
   *[other] { $count } dispositivos
}
table-devices-hint = Tu sitio está abierto en más de un dispositivo. Si no son tuyos, abre el menú de tu sitio y cierra los demás.

## La página: el menú de un sitio

seat-menu-title = Sitio de { $who }
seat-menu-to-bot = Que juegue un bot
seat-menu-to-person = Devolver el sitio
seat-menu-to-guest = Dar el sitio a una persona
seat-menu-new-link = Crear un enlace nuevo
seat-menu-new-link-text = El enlace anterior deja de funcionar.
seat-menu-own-bot = Que juegue un bot por mí
seat-menu-own-bot-text = El sitio sigue siendo tuyo: recupéralo cuando quieras.
seat-menu-free = Liberar el sitio
seat-menu-free-there = Podrás liberar el sitio cuando esa persona lleve un rato ausente.
seat-menu-free-in = { $count ->
    [one] Podrás liberar el sitio en { $count } segundo.
   *[other] Podrás liberar el sitio en { $count } segundos.
}
seat-menu-free-text = Para cuando alguien se ha ido. La mesa entera lo ve, y tú recibes un enlace para otra persona.
seat-menu-own = Tu sitio
seat-menu-elsewhere = Seguir en otro dispositivo
seat-menu-device-link = Enlace para tu otro dispositivo
seat-menu-warning = Guarda este enlace para ti: quien lo tenga ve tus cartas y juega en tu sitio.
seat-menu-turn-out = Cerrar en los demás dispositivos
seat-menu-turn-out-text = Solo este dispositivo conserva tu sitio. Los enlaces para otros dejan de funcionar.

## La página: quien vuelve

returned-mine = Un bot juega en tu sitio. Puedes seguir hablando.
returned-ask = Pedir mi sitio
returned-asked = Pedido. Falta que te lo devuelvan.
returned-take = Recuperar mi sitio
returned-is-back = { $who } está de vuelta.

## La página: novedades

news-freed = Quien organiza la mesa ha liberado el sitio de { $who }.
news-invited = Hay un enlace nuevo: { $who }.
news-rekeyed = { $who } ha cerrado sus demás dispositivos.
news-asked-back = { $who } está de vuelta y pide su sitio.
news-wished = { $who } jugaría otra vez con las mismas cartas.
news-bot-took = Un bot juega por { $who }.
news-plays-again = { $who } vuelve a jugar.
news-clock = A { $who } se le acabó el tiempo: jugó un bot.
own-news-freed = Quien organiza la mesa ha liberado tu sitio.
own-news-invited = Hay un enlace nuevo para tu sitio.
own-news-rekeyed = Tu sitio queda cerrado en los demás dispositivos.
own-news-asked-back = Has pedido tu sitio.
own-news-wished = Jugarías otra vez con las mismas cartas.
own-news-bot-took = Un bot juega por ti.
own-news-plays-again = Vuelves a jugar.
own-news-clock = Se te acabó el tiempo: jugó un bot.

## La página: el reparto prometido

fair-fixed = El reparto estaba fijado antes de la partida: comprobado.
fair-since = El reparto es el que se prometió a este dispositivo al entrar: comprobado.
fair-broken = Atención: este no es el reparto que se prometió antes de la partida. Guarda el registro y avisa a quien lleva este servidor.

## La página: enlaces que no sirven

ended-used = Esta invitación ya se ha usado: el sitio es de { $who }.
ended-used-by-nobody = Esta invitación ya se ha usado: el sitio está ocupado.
ended-used-own = ¿Es tuyo? En el dispositivo de antes, la partida está en el inicio, en “Tus partidas”.
ended-used-device = Para jugar también aquí, abre allí el menú de tu sitio y elige “Seguir en otro dispositivo”.
ended-used-host = Si esa persona se ha ido, quien organiza la mesa puede liberar el sitio y enviarte un enlace nuevo.
ended-turned-out = Tu sitio se ha cerrado en este dispositivo.
ended-turned-out-text = El sitio se abrió con una llave nueva en otro dispositivo, o quien organiza la mesa lo ha liberado. En el dispositivo que lo tiene, elige “Seguir en otro dispositivo”, o pide un enlace nuevo.
ended-full-text = Pide a quien organiza la mesa el enlace para mirar, o crea una mesa tuya.

## La página: señales

signal-about = Decir algo sobre { $pile }
signal-on-pile = { $said } ({ $pile })
says = { $who }: { $what }

## La página: la charla

chat-news = hay algo nuevo
chat-title = Charla
chat-box = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.
chat-guard = «{ $what }» dice el número de una carta, así que no se ha enviado. Dilo sin números o con una señal:
chat-guard-plain = Eso dice el número de una carta, así que no se ha enviado. Dilo sin números o con una señal:

## La página: pistas

assist-hint = Pista
assist-thinking = Pensando…
assist-none = Ahora no hay nada que decidir.
assist-end = terminar el turno

## La página: 111 Hormigas

hormigas-middle = El centro
hormigas-face-down = boca abajo
hormigas-take = Tomar la carta { $count }
hormigas-take-card = Tomar el { $card }
hormigas-take-back = Recuperar el { $card }
hormigas-do-refresh = Renovar el centro
hormigas-held = La carta que tomaste
hormigas-held-other = { $who } tiene una carta del centro.
hormigas-falls-here = Aquí cae
hormigas-between = Entre el { $left } y el { $right }
hormigas-at-left = En el extremo izquierdo, antes del { $card }
hormigas-at-right = En el extremo derecho, después del { $card }
hormigas-put-here = entra una carta, { $count } a su izquierda
hormigas-drop = Descartar el { $card }
hormigas-drop-gives = Descartar el { $card }: mejor secuencia, de { $from } a { $to }
hormigas-drop-orders = Descartar el { $card }: ¡mano ordenada!
hormigas-put-drop = Entra el { $card }, sale el { $dropped }.
hormigas-confirm = Confirmar
hormigas-symbols = { $count ->
    [one] { $count } hormiga
   *[other] { $count } hormigas
}
hormigas-house = Estas hormigas son nuestras; las cartas impresas pueden tener otras.
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
hormigas-limit-end = Fin de la ronda.
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
hormigas-took-back = Deshecho. Descarta la otra carta o elige otro sitio.
hormigas-did-refresh = { $who }: centro renovado.
hormigas-did-claim = { $who }: “¡Ordenada!”
hormigas-did-pass = { $who }: “Sigo”.
hormigas-did-deal = Nueva ronda: cartas repartidas.

## La página: el final

over-won = ¡Victoria!
over-excellent = Menos de diez: ¡excelente!
over-all = ¡{ $all } de { $all }!
over-left = { $count ->
    [one] Queda una carta
   *[other] Quedan { $count } cartas
}
over-lost-about = ¿La revancha?
over-you-emptied = Colocaste todas tus cartas.
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
over-wins-of = victorias de { $who }
over-look-back = Repasar
over-share = Compartir
over-more = Más
over-you-won = ¡Has ganado!
over-won-by = Ha ganado { $who }.
over-shared = Comparten la victoria: { $who }.
over-emptied = Todas las cartas propias están colocadas.
over-stuck = Sin manera de colocar dos cartas: { $who }.
over-best = { $count ->
    [one] Lo mejor de este equipo: quedó { $count } carta
   *[other] Lo mejor de este equipo: quedaron { $count } cartas
}
over-games = { $count ->
    [one] { $count } partida juntos
   *[other] { $count } partidas juntos
}
over-rematch = Jugar otra vez
over-same = El mismo reparto otra vez
over-same-ask = Pedir el mismo reparto
over-same-asked = Has pedido el mismo reparto. Faltan los demás.
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
stepper-failed = No se ha podido cargar el registro.

## La página: la conexión

link-connecting = Conectando…
link-offline = No hay conexión a internet.
progress-waiting = Lo que has hecho está guardado y se enviará al volver la conexión.
progress-again = Aún sin respuesta. Preguntando de nuevo…
progress-checking = Comprobando si tu jugada quedó guardada…
link-unkept = Este navegador no guarda nada: el camino de vuelta a tu sitio está en la dirección de esta página. Consérvala y no la enseñes.
link-unkept-here = Este navegador no guarda nada: la partida dura mientras esta página esté abierta.
link-elsewhere = La partida ha avanzado mientras tanto; tu plan se ha deshecho.
progress-sending = Enviando…

## La página: rechazos

page-too-old = Esta página es más antigua que el servidor. Vuelve a cargarla.
refused-key-needed = Este enlace ya no funciona. Pide uno nuevo a quien organiza la mesa.
refused-seat-taken = El sitio está ocupado.
refused-full = Todos los sitios de esta mesa están ocupados.
refused-name-marks = Un nombre no puede llevar caracteres invisibles ni más de tres marcas en una letra.
refused-name-taken = En esta mesa ya hay alguien con ese nombre, o con uno que se le parece.
refused-names-number = Durante la partida, un nombre nuevo no puede decir un número. Prueba otro, o espera al final.
refused-not-away = Esa persona sigue aquí, o estaba hace un momento. Inténtalo dentro de un rato.
not-known-try-again = Aún no se sabe si quedó guardado. Inténtalo de nuevo: se hace una sola vez.
refused-not-host = Solo el anfitrión puede hacerlo.
refused-length = Es demasiado largo o está vacío.
refused-other = No se ha hecho: { $reason }

## La página: reglas

rules-title = Reglas: { $game }

## Una mesa de un servidor

no-hints = En esta mesa se juega sin consejos.
nobody = nadie todavía
seated = { $seat }: { $who }
waiting-for = Hay { $came } de { $all } puestos ocupados; la partida empieza cuando estén todos
rematch = Otra partida de las mismas personas está en la mesa { $table }; tu secreto también la abre
connection-lost = Se ha perdido la conexión. Reintentando; no se pierde nada.
connection-failed = No hay conexión: { $reason }
refused-version = El servidor habla otra versión del protocolo. Hay que actualizar uno de los dos.
refused-no-table = No existe esa mesa.
somebody = alguien
refused-invitation-used = La invitación ya se usó: ahí se sienta { $who }. Si eres tú, sigue donde la usaste, o con el enlace «seguir en otro dispositivo» de allí.
refused-one-at-a-time = Eso descubre una carta. Sigue cuando la hayas visto.
refused-not-known = Se está comprobando si quedó guardado. Nada se hace dos veces.
refused-wrong-secret = Este enlace ya no funciona. Pide uno nuevo a quien organiza la mesa.
refused-not-seated = Eso solo puede hacerlo quien tiene un puesto.
refused-seat-is-bots = En este sitio juega un bot. El anfitrión puede devolverlo.
refused-not-started = La partida no ha empezado.
refused-moved-on = La partida ha seguido mientras tanto. Vuelve a mirar.
refused-no-talk = En esta mesa no se habla.
refused-too-much = Demasiado a la vez. Espera un poco.
refused-not-stored = No se ha podido guardar, así que no se ha hecho. Inténtalo de nuevo.
refused-stopping = El servidor se está reiniciando. Un momento…
