# O que o Subibaja diz, em português. As palavras são as das regras: pilha, mão, lugar, vez, monte.

## Quantidades e nomes

cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
seats = { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
}
points = { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}
points-short = { $count } pt
seat = lugar { $number }
seat-you = { $seat } (tu)
you = tu
person = pessoa
list-and = { $items } e { $last }
label-value = { $label }: { $value }
gold = ouro
silver = prata
yes = sim
no = não
waiting = À espera da mesa…
too-small = Esta janela tem { $now }; o Subibaja precisa de { $width }×{ $height }. Aumenta-a, ou sai com Ctrl-C e usa: subibaja play --plain

## Os jogos

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Em equipa: 98 cartas, quatro pilhas. Fala-se de tudo, menos de números.
about-ascenso-descenso = Como The Game, mas mais curto: 68 cartas à vista e saltos de 7.
about-face-to-face = Um duelo. Joga uma carta numa pilha rival e voltas a encher a mão.
about-hormigas = Troca uma carta por turno até pores a mão toda em ordem. Cada formiga conta.
sentence-of-game = { $game }: { $about }

## Opções

option-start = Quem começa
option-start-choose = decide a equipa
option-start-seat = { $seat }
option-start-lot = por sorteio
option-minimum = Mínimo por turno
option-minimum-number = { $count } cartas
option-small_hand = Mãos
option-small_hand-false = completas
option-small_hand-true = uma carta a menos
option-jump = Saltos de 7
option-jump-immediate = logo depois de outra carta na mesma fila
option-jump-any = a partir de qualquer carta do topo
option-last_card = Uma única carta no fim
option-last_card-lose = perde: são precisas duas
option-last_card-allow = pode ser jogada
option-hand = Cartas na mão
option-hand-number = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
option-hand-list = { $list }
option-finish = Fim da ronda
option-finish-auto = assim que uma mão está em ordem
option-finish-claim = é preciso anunciar a mão em ordem
option-target = Fim da partida
option-target-number = com { $count } pontos
option-rounds = Rondas
option-rounds-number = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
option-symbols = Formigas nas cartas
option-symbols-house = a nossa contagem
option-symbols-one = uma por carta
option-symbols-table = uma contagem própria
option-turn_limit = Limite de turnos
option-turn_limit-number = { $count ->
    [0] sem limite
    [one] 1 turno
   *[other] { $count } turnos
}

# A game that differs by an option.
changed-start-seat = começa o { $seat }
changed-minimum-number = pelo menos { $count } cartas por turno
changed-small_hand-true = uma carta a menos na mão
changed-jump-any = saltos a partir de qualquer carta do topo
changed-last_card-allow = a última carta pode ser jogada sem outra
changed-hand-number = { $count ->
    [one] mãos de 1 carta
   *[other] mãos de { $count } cartas
}
changed-hand-list = mãos de { $list } cartas
changed-finish-claim = é preciso anunciar a mão em ordem
changed-target-number = até { $count } pontos
changed-rounds-number = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
changed-symbols-one = uma formiga por carta
changed-symbols-table = formigas com contagem própria
changed-turn_limit-number = { $count ->
    [one] no máximo 1 turno por ronda
   *[other] no máximo { $count } turnos por ronda
}

## Níveis dos bots

level-random = Aleatório
level-random-about = joga o que calhar
level-novice = Principiante
level-novice-about = joga a carta mais próxima
level-steady = Avançado
level-steady-about = conta cartas e planeia
level-expert = Especialista
level-expert-about = vê mais longe; demora um pouco

## O resultado

outcome-won = vitória, com todas as cartas jogadas
outcome-lost = { $count ->
    [one] derrota, sobra 1 carta
   *[other] derrota, sobram { $count } cartas
}
outcome-emptied = { $count ->
    [one] o { $winner } jogou todas as suas cartas e ganha; o { $loser } ficou com 1 carta
   *[other] o { $winner } jogou todas as suas cartas e ganha; o { $loser } ficou com { $count } cartas
}
outcome-stuck = { $count ->
    [one] ganha o { $winner }, porque o { $loser } não conseguiu jogar duas cartas e ficou com 1
   *[other] ganha o { $winner }, porque o { $loser } não conseguiu jogar duas cartas e ficou com { $count }
}
outcome-points = { $count ->
    [one] ganha o { $winner } com 1 ponto (pontos por lugar: { $all })
   *[other] ganha o { $winner } com { $count } pontos (pontos por lugar: { $all })
}
outcome-shared = { $count ->
    [one] vitória partilhada com 1 ponto: { $winners } (pontos por lugar: { $all })
   *[other] vitória partilhada com { $count } pontos: { $winners } (pontos por lugar: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } ao fim de 1 ronda
   *[other] { $won } ao fim de { $count } rondas
}
outlook-turn = é a vez do { $seat }
outlook-round = é a vez do { $seat }, na ronda { $round }
outlook-deal = falta dar as cartas da ronda { $round } (pontos por lugar: { $points })
outlook-choose = a equipa ainda não decidiu quem começa
best-first = É a tua primeira partida com estas opções.
best-left = { $count ->
    [0] Melhor marca com estas opções: todas as cartas jogadas.
    [one] Melhor marca com estas opções: sobra 1 carta.
   *[other] Melhor marca com estas opções: sobram { $count } cartas.
}
best-points = { $count ->
    [one] Melhor marca com estas opções: 1 ponto.
   *[other] Melhor marca com estas opções: { $count } pontos.
}
best-won = { $count ->
    [one] Vitórias com estas opções: { $won } em 1 partida.
   *[other] Vitórias com estas opções: { $won } em { $count } partidas.
}
rivals = Os bots, com as mesmas cartas:
rivals-playing = ainda a jogar…
kept = Registo guardado em { $path }

## De quem é a vez

turn-yours = { $count ->
    [one] É a tua vez. Falta jogar 1 carta.
   *[other] É a tua vez. Joga { $count } cartas ou mais.
}
turn-yours-done = É a tua vez. Podes terminar com `end`, ou continuar.
turn-theirs = { $count ->
    [one] É a vez do { $seat }: falta 1 carta.
   *[other] É a vez do { $seat }: { $count } cartas ou mais.
}
turn-theirs-done = É a vez do { $seat }: já pode terminar o turno.
status-yours-done = É a tua vez. Termina com a tecla e, ou continua.
status-choose = Olha para as tuas cartas. Quem começa? Teclas 1 a { $last }.
status-deal = A ronda { $round } acabou. Enter dá as cartas da próxima.
status-thinking = O { $seat } está a pensar…
status-sent = A enviar…
ants-take-yours = tira uma carta do centro
ants-take = o { $seat } tira uma carta
ants-put-yours = põe a carta entre duas da tua mão
ants-put = o { $seat } põe a carta na mão
ants-claim-yours = a tua mão está em ordem? `claim` (anunciar) ou `pass` (continuar)
status-claim-yours = Ronda { $round }, turno { $turn }: a tua mão está em ordem?
ants-claim = o { $seat } anuncia, ou continua
ants-turn = Ronda { $round }, turno { $turn }: { $what }.
ants-deal = A ronda { $round } acabou. `deal` dá as cartas da próxima.
ants-over = A partida acaba na ronda { $round }.
ants-winners = { $count ->
    [one] Ganha o { $seats }.
   *[other] Vitória partilhada: { $seats }.
}
ants-in-the-air = carta tirada
ants-put-away = Descartes: { $cards }
ants-preview = Entra o { $card } com { $gap } à esquerda e sai o { $out }. Melhor sequência: { $best }.

## Desenhos por linhas

drawing-draw-pile = Monte: { $count }
drawing-not-placed = Por jogar: { $count }
drawing-counts = {"  "}Monte: { $draw }. Por jogar: { $left }.
drawing-draw-pile-next = {"  "}Monte, primeiro a próxima carta:{" "}
drawing-draw-pile-of-next = {"  "}Monte do { $seat }, primeiro a próxima carta:{" "}
drawing-hand = {"  "}Mão:{" "}
drawing-card = carta
drawing-choose = A equipa decide quem começa: start@0 (lugar 1) a start@{ $last } (lugar { $seats }).
drawing-won = Todas as cartas jogadas. A equipa ganha!
drawing-lost = { $count ->
    [one] Sobra 1 carta: o { $seat } não conseguiu jogar o mínimo.
   *[other] Sobram { $count } cartas: o { $seat } não conseguiu jogar o mínimo.
}
drawing-helped = A oferta já está na pilha.
drawing-duel-emptied = Ganha o { $seat }: jogou todas as suas cartas.
drawing-duel-stuck = Ganha o { $seat }: o { $loser } não conseguiu jogar duas cartas.
drawing-signs = Um número: a distância nessa pilha. «: para trás. -: agora não.
drawing-signs-duel = Um número: a distância nessa pilha. «: para trás. +: oferta. -: agora não.
drawing-put-away = {"  "}Descartes:{" "}
drawing-symbols = { $ant } formigas: { $table }
drawing-in-the-air = Carta tirada: { $card }
drawing-in-the-air-hidden = Carta tirada: ░░ (estava virada para baixo)
drawing-in-this-round = { $count } deles nesta ronda
drawing-best-stretch = melhor sequência { $count }
drawing-seen = vis.
drawing-legal = Possível:{" "}
drawing-put =
    put@K-left ou put@K-right: entra com K cartas à esquerda (de 0 a { $last }) e
    sai a vizinha desse lado; numa ponta, sai a carta da outra ponta.

## O que aconteceu

log-title = Jogadas
log-back = Jogadas, { $count } linhas atrás
log-started = começa o { $seat }
log-placed = o { $seat } joga o { $card } { $on }
log-drew = { $count ->
    [0] o { $seat } termina o turno e não bisca
    [one] o { $seat } termina o turno e bisca 1 carta
   *[other] o { $seat } termina o turno e bisca { $count } cartas
}
log-stuck = o { $seat } não consegue jogar o mínimo
log-refreshed = o { $seat } renova o centro
log-took = o { $seat } tira o { $card } do centro, posição { $place }
log-took-face-down = o { $seat } tira a carta virada para baixo da posição { $place }
log-put-left = { $at ->
    [0] o { $seat } põe a carta na ponta esquerda e descarta o { $card }, na ponta direita
   *[other] o { $seat } põe a carta com { $at } à esquerda e descarta a vizinha da esquerda, o { $card }
}
log-put-right = { $at ->
    [0] o { $seat } põe a carta na ponta esquerda e descarta o { $card }, à direita dela
   *[other] o { $seat } põe a carta com { $at } à esquerda e descarta a vizinha da direita, o { $card }
}
log-claimed = o { $seat } anuncia a mão em ordem
log-passed = o { $seat } continua a jogar
log-dealt = Dão-se as cartas da próxima ronda
log-swap = tira o { $card }, descarta o { $out }
log-swap-hidden = tira uma carta virada para baixo, descarta o { $out }
round-wrong-claim = Fim da ronda: o { $seat } anunciou, mas a mão não está em ordem. Pontos: { $points }
round-ordered = Fim da ronda: o { $seat } tem a mão toda em ordem. Pontos: { $points }
round-limit = Fim da ronda: não há mais turnos. Pontos: { $points }

## Sinais

signal-leave = Esta pilha não, por favor.
signal-no-big-step = Aqui, só passos pequenos.
signal-good = Tenho algo bom para esta.
signal-go-ahead = À vontade, não preciso dela.
signal-trouble = Estou em apuros.
signal-fine = Estou bem.
signal-would-start = Posso começar eu.
signal-rather-not = Prefiro não começar.
reaction-bravo = Bravo!
reaction-thanks = Agradeço!
reaction-laugh = Ahahah!
reaction-wow = Uau!
reaction-ouch = Ai!
reaction-luck = Boa sorte!
reaction-title = Reações
reaction-later = Uma reação por turno. Espera um pouco.
word-leave = deixa
word-no-big-step = pouco
word-good = bom
word-go-ahead = livre

## Pilhas e passos

panel-draw-pile = Monte
panel-not-placed = Por jogar
panel-hands = Mãos
panel-hand = Mão
step-on = passo { $gap }
step-back = « atrás { $gap }
step-jump = « salto { $gap }
step-help = + oferta { $gap }

## Planear

planned = A tua jogada: { $tokens } (só tu vês, até terminares)
nothing-to-take-back = Não há nada para desfazer.

## Perguntas antes do que não tem volta

ask-end = Terminar o turno com { $tokens }? A mesa toda vê, e já não se pode desfazer.
ask-last-card = Jogar { $tokens }? Com isso acaba a partida.
ask-start = Começa o { $seat }?
ask-face-down = Tirar a carta virada para baixo da posição { $place }? Depois de vista, não se pode devolver.
ask-refresh = Descartar as três cartas viradas para cima e pôr três novas, viradas para baixo? Não se pode desfazer.
ask-put = { $count ->
    [0] Pôr o { $card } na ponta esquerda e descartar o { $out }? Com isso acaba o teu turno.
    [one] Pôr o { $card } com 1 carta à esquerda e descartar o { $out }? Com isso acaba o teu turno.
   *[other] Pôr o { $card } com { $count } cartas à esquerda e descartar o { $out }? Com isso acaba o teu turno.
}
ask-claim = Anunciar que a tua mão está em ordem? A ronda acaba e, se não estiver, não somas nada.
ask-pass = Continuar a jogar sem anunciar?
ask-deal = Dar as cartas da próxima ronda?
ask-leave-game = Sair da partida? Fica guardada, e o menu volta a oferecê-la. Outro Ctrl+C fecha logo.
ask-leave-table = Sair da mesa? O lugar continua teu: com o mesmo link voltas.
ask-quit = Sair do Subibaja?
ask-forget = Apagar esta partida? Não dá para a recuperar.
curtain-title = { $seat }: é a tua vez
curtain = Passa o teclado ao { $seat }. Carrega em Enter quando mais ninguém estiver a ver o ecrã.

## Conselhos

hint-thinking = O especialista está a pensar…
hint-none = Não há nada para decidir agora.
hint-chance = Probabilidade de ganhar: cerca de { $percent }
reason-only = Não há outra opção.
reason-start = { $seat } parece ter as melhores cartas para começar.
reason-start-you = Pareces ter as melhores cartas para começar.
reason-stop = Mais uma carta custaria mais do que vale.
reason-back = { $gain } para trás: o { $card } { $on }.
reason-cheap = { $count ->
    [one] É um passo pequeno: só { $cost }.
   *[other] { $count } passos que custam só { $cost } no total.
}
reason-worth = { $count ->
    [one] É um passo de { $cost }, mas o que salva vale mais.
   *[other] { $count } passos que custam { $cost } no total, mas o que salvam vale mais.
}
reason-skips = { $count ->
    [0] Assim não saltas nenhuma carta que ainda falta jogar.
    [one] Assim saltas 1 carta que ainda falta jogar.
   *[other] Assim saltas { $count } cartas que ainda faltam jogar.
}
reason-more = Aqui vale a pena jogar mais do que o mínimo.
reason-refills = A pilha rival ganha { $help } com o { $card }, e tu voltas a encher a mão.
reason-leaves = Assim respeitas o que { $seat } pede.
reason-refresh = Nenhuma carta à vista ajuda a tua mão; três novas talvez ajudem.
reason-face-down = Nenhuma carta à vista promete tanto como uma desconhecida.
reason-run = { $count ->
    [one] É aí que o { $card } menos atrapalha.
   *[other] O { $card } forma aí uma sequência de { $count } cartas.
}
reason-grows = A tua melhor sequência cresce de { $from } para { $to } formigas.
reason-claim = A tua mão está em ordem.
reason-pass = A tua mão ainda não está em ordem.
reason-deal = A ronda acabou.
risk-skips = Assim saltas { $count } cartas a mais do que o necessário.
risk-asked = { $seat } pediu outra coisa para { $pile }.
risk-shrinks = A tua melhor sequência desce de { $from } para { $to } formigas.
pause-is = Antes de cada jogada, os bots esperam { $seconds } s.

## Teclas

key-card = carta
key-place = jogar
key-end = terminar
key-take-back = desfazer
key-hint = dica
key-delete = apagar
key-accept = jogar a dica
key-say = dizer algo
key-other-game = outro jogo
key-hurry = depressa
key-pace = ritmo
key-help = ajuda
key-leave = sair
key-choose = escolher
key-take = tirar
key-refresh = renovar
key-where = onde
key-side = qual sai
key-put = pôr
key-claim = anunciar
key-pass = continuar
key-deal = dar cartas
key-start = quem começa
key-next-person = outra pessoa
key-look = ver
key-new-deal = outras cartas
key-all = ver todas
key-result = resultado
key-menu = menu
key-quit = sair
key-go = seguir
key-line = linha
key-change = mudar
key-back = voltar
key-scroll = percorrer
key-step-back = atrás
key-step = passo
key-first = início
key-last = fim
key-jump = ir a
key-view = quem vê

## Ajuda

help-menu =
    As setas escolhem, Enter segue, Esc volta; o rato também serve.
    De 1 a 4 escolhes logo um jogo.
    As partidas em curso ficam guardadas a cada jogada e aparecem em cima.
    Linha a linha: subibaja play --plain
help-piles =
    ← → escolhem uma carta; também podes escrever o número
    ↑ ↓ escolhem uma pilha; Enter joga a carta ali
    a s d f jogam-na na primeira, segunda, terceira ou quarta pilha
    Por baixo de cada carta: onde custa menos, e quanto; « é um passo atrás
    e termina o turno, u desfaz; até terminares, só tu vês a tua jogada
help-signals =
    t abre o que podes dizer da pilha entre ▶ ◀: as setas escolhem a pilha
    e a frase, Enter diz; durante um segundo, u retira o que ias dizer
saying = Daqui a nada: «{ $what }» (u retira)
signals-keys = ←→ pilha · ↑↓ frase · Enter diz · Esc fecha
help-rules = r mostra as regras; qualquer outra tecla volta.
help-ants =
    a s d (ou 1 2 3) tiram uma carta do centro; se estava virada para cima,
    u devolve-a. r renova o centro.
    ← → escolhem onde entra (▲), ↑ ↓ que vizinha sai (✗), Enter põe-na
    ═ marca a tua melhor sequência
help-game =
    ? pede uma dica · PgUp e PgDn percorrem as jogadas
    • marca as cartas novas · q sai e guarda a partida · Ctrl+C pergunta
    Espaço apressa os bots · + e - mudam quanto esperam
help-reel =
    ← → uma jogada atrás ou à frente, ↑ ↓ dez; Home e End vão às pontas
    com um número e Enter vais a essa posição
    v muda as cartas que se veem: as públicas, as de cada lugar, todas

## O menu e o formulário

menu-title = jogos de cartas com números
menu-saved = Continuar: { $game }
menu-scores = Pontuações
menu-shelf = Rever partidas terminadas
menu-join = Entrar numa mesa com o link
join-link = O link do lugar
join-your-name = O teu nome lá, se o lugar ainda não tiver
join-wrong = Isso não é o link de um lugar. É assim: https://…/t/…#…
ago-now = agora mesmo
ago-minutes = { $count ->
    [one] há 1 minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [one] há 1 hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [one] há 1 dia
   *[other] há { $count } dias
}
menu-quit = Sair
form-title = nova partida
form-seats = Lugares
form-person = alguém neste teclado
form-bot = bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Semente
form-seed-chance = (ao acaso; ou escreve uma)
form-start = Começar

## Pontuações

scores-title = pontuações
scores-none = Ainda não há partidas terminadas. Para jogar: subibaja play
scores-played = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
scores-won = { $count ->
    [one] 1 vitória ({ $percent })
   *[other] { $count } vitórias ({ $percent })
}
scores-best-left = { $count ->
    [0] melhor marca: todas as cartas
    [one] melhor marca: sobra 1
   *[other] melhor marca: sobram { $count }
}
scores-best-points = melhor marca: { $count }
scores-mean = média: { $mean }
scores-streak = Vitórias seguidas: { $now } agora, { $most } no máximo
scores-last-left = Cartas que sobram, partida a partida:
scores-last-won = Vitória + ou derrota -, partida a partida:
scores-last-points = Pontos, partida a partida:
scores-cards-left = Cartas que sobram no fim:

## Repetição

replay-place = Posição { $ply } de { $last }
replay-seat = Como o { $seat } vê.
replay-public = Como a mesa toda vê.
replay-all = Todas as cartas.
replay-jump = Ir a { $ply }: Enter

## Linha a linha

plain-too-long = Essa linha é longa demais. Escreve `help`.
plain-left-out = Fica de fora, porque o teu turno acabou: { $tokens }
plain-enter-deals = Enter dá as cartas da próxima ronda.
plain-planned = A tua jogada: { $tokens }. `end` termina o turno, `undo` desfaz um passo.
plain-unknown = Não percebi. `help` diz o que podes escrever; `legal`, o que podes fazer.
plain-look = `look 2` mostra as cartas do lugar 2 a quem lá está, até haver quem comece.
plain-say = De uma pilha podes dizer: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; e ainda trouble, fine, would-start, rather-not.
no-legal = Nesta mesa não se diz onde cabe cada carta.
plain-pass-on = Passa o teclado ao { $seat }. Carrega em Enter quando mais ninguém estiver a ler.
plain-not-finished = Por terminar: { $what }.
plain-saved = A partida fica guardada. Para continuar: subibaja play --resume
plain-record = Registo acrescentado a { $path }. Para a rever: subibaja replay { $path }
plain-again = As mesmas cartas outra vez: { $command }
plain-menu = Que jogo? Escreve o número; Enter sem mais nada sai.
plain-menu-saved = { $count ->
    [one] c  Continuar: { $game }, depois de 1 ação
   *[other] c  Continuar: { $game }, depois de { $count } ações
}
plain-menu-wrong = Escreve um número de 1 a 4.
plain-help-team =
    37@up1     jogar o 37 em up1 (ou up2, down1, down2)
    end        terminar o turno: as tuas cartas ficam jogadas
    start@0    no início: começa o lugar 1 (start@1: o 2, etc.)
    leave@up1  esta pilha não (ou no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        jogar o 37 na tua pilha crescente (ou down)
    37@rival-up  jogar o 37 na pilha crescente rival (ou rival-down)
    end          terminar o turno: as tuas cartas ficam jogadas
plain-help-ants =
    take@1      tirar a carta do centro na posição 1 (ou 2, 3)
    put@5-left  pô-la com 5 cartas à esquerda e descartar a vizinha da esquerda
    refresh     antes, renovar o centro, se as três estiverem viradas para cima
    claim pass  dizer se a tua mão está em ordem, se nesta mesa se anuncia
    deal        dar as cartas da próxima ronda; Enter também
plain-help =
    undo   devolver uma carta            hint   dica de especialista, e porquê
    legal  tudo o que podes fazer        show   a mesa outra vez
    log    o que se passou               say    um sinal: say leave up1
    rules  as regras de { $game }
    help   isto                          quit   sair; a partida fica guardada
    Cabem várias ações numa linha.
plain-replay-help = Enter: seguir · back · um número de 0 a { $last } · seat 2 · all · public · quit

## Porque algo não se pode fazer

illegal-over = A partida acabou.
illegal-not-your-turn = Não é a tua vez.
illegal-other-game = Isso é de outro jogo.
illegal-choose-start-first = Primeiro é preciso decidir quem começa.
illegal-already-started = Já está decidido quem começa.
illegal-no-such-seat = Não há { $seat } nesta mesa.
illegal-not-in-hand = Não tens o { $card }.
illegal-does-not-fit = O { $card } não entra sobre o { $top }.
illegal-jump-not-now = O { $card } seria um salto: só vale logo depois de outra carta nessa fila.
illegal-spoils-minimum = Com o { $card } agora já não chegas ao mínimo. Tenta antes outra carta.
illegal-rival-pile-used = Só uma carta por turno pode ir para uma pilha rival.
illegal-does-not-improve = O { $card } sobre o { $top } não ajuda a pilha rival: não é uma oferta.
illegal-take-first = Primeiro tira uma carta do centro.
illegal-put-first = Põe a carta entre duas da tua mão.
illegal-claim-or-pass = A tua mão está em ordem? Anuncia, ou continua.
illegal-nothing-to-claim = Não há nada para anunciar agora.
illegal-deal-first = A ronda acabou. Dá as cartas da próxima.
illegal-round-not-over = A ronda ainda não acabou.
illegal-middle-not-open = O centro só se renova com as três cartas viradas para cima.
illegal-not-enough-to-refresh = Restam poucas cartas para renovar o centro.
illegal-no-such-place = O centro tem as posições 1, 2 e 3.
illegal-no-such-position = A tua mão tem { $count } cartas: à esquerda podem ficar de 0 a { $count }.
illegal-other = Isso não se pode fazer agora.
illegal-minimum-not-met = { $count ->
    [one] Joga antes mais uma carta.
   *[other] Joga antes mais { $count } cartas.
}

## A página

site-tagline = Umas pilhas sobem, outras descem.
site-tagline-more = Envia um link e joga, sem conta.
site-skip = Saltar para o conteúdo
site-home = Início
site-menu = Menu
site-language = Idioma
site-theme = Aspeto
site-themes-auto = Auto
site-themes-light = Claro
site-themes-dark = Escuro
site-not-found = Não há nada neste endereço.
site-back = Voltar ao início
close = Fechar
site-credits = Os jogos são dos seus autores e editoras. O Subibaja é independente e usa palavras e desenhos próprios. Se gostas de um jogo, compra o original.
site-loading = Um momento…
site-offline = Sem ligação. Podes jogar a solo ou com bots.
site-failed = Algo não carregou. Verifica a ligação e tenta de novo. Nada se perde.
site-again = Tentar de novo
site-reload = Recarregar a página
wait-failed = A página não carregou. Nada se perde.
wait-no-script = Esta página precisa de JavaScript para dar as cartas. Ativa-o e recarrega a página.
site-damaged = Este link está danificado.
site-damaged-text = Uma parte perdeu-se pelo caminho. Pede-o de novo e abre o link inteiro.
site-security = As nossas promessas e como avisar de um problema

## A página: as definições

settings-title = Definições
settings-sound = Som
settings-volume = Volume
settings-haptics = Vibração
settings-speed = Ritmo
settings-speed-calm = Calmo
settings-speed-normal = Normal
settings-speed-fast = Rápido
settings-cards = Tamanho das cartas
settings-cards-normal = Normal
settings-cards-large = Grande
settings-left = Modo canhoto
settings-confirm = Confirmar ao terminar o turno
settings-coach = Guia
settings-coach-about = Avisa-te antes de um passo caro e guia-te nas primeiras partidas

## A página: o início

start-title = Jogos
start-players = { $range } pessoas
start-minutes = { $range } min
start-kind-team = equipa
start-kind-duel = duelo
start-kind-each = rivais
start-play = Jogar
start-learn = Aprender
learn-offer = É a tua primeira vez com { $game }? Aprende de cartas na mão, num minuto.
learn-first = Aprender primeiro
learn-play = Jogar já
start-alone = A solo
start-with-bots = Com bots
start-how-many = Quantos bots
start-level = Nível
start-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-friends = Com amigos
start-play-friends = Jogar com amigos
start-own = As tuas partidas
start-open = Mesas abertas
start-open-count = { $count ->
    [one] 1 mesa aberta
   *[other] { $count } mesas abertas
}
start-resume = Continuar
start-look = Rever
start-forget = Apagar
start-forget-game = Apagar { $what }
start-join = Entrar
start-watch = Assistir
start-seats = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
start-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
start-here = neste dispositivo
start-over = terminada
start-running = em curso

## A página: um link que dá logo as cartas

play-wrong-title = Com este link não se consegue começar uma partida.
play-wrong-unknown = «{ $name }» não existe em { $game }.
play-wrong-twice = «{ $name }» aparece duas vezes.
play-wrong-value = «{ $name }» não pode ser «{ $value }». Possível: { $allowed }
play-wrong-together = Estas opções não se podem combinar.
play-to-game = Ir para { $game }

## A página: uma mesa nova

new-table-title = Nova mesa: { $game }
new-table-name = O teu nome
new-table-players = Quem joga
new-table-person = Convidar alguém
new-table-bot = Bot: { $level }
new-table-add = Acrescentar um lugar
new-table-remove = Retirar este lugar
seat-label = Lugar { $number }
new-table-help = Ajuda
new-table-talk = Chat
new-table-options = Definições da mesa
new-table-listed = Qualquer pessoa pode entrar a partir do início
new-table-clock = Tempo por turno
new-table-no-clock = sem limite
new-table-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
new-table-go = Criar mesa
new-table-failed = Não foi possível criar a mesa.
new-table-unreached = Não foi possível chegar ao servidor. Tenta de novo.

## A página: a ajuda

help-degree-none = Sem ajuda
help-degree-legal = Onde entra cada carta
help-degree-gaps = Distâncias e cartas não vistas
help-degree-hints = Dicas de especialista

## A página: quem fala

talk-off = Sem falar
talk-signals = Só sinais
talk-guarded = Palavras, sem números
talk-open = Sem limites

## A página: convites

invite-title = Convida os teus amigos
invite-text = Um link por lugar. Envia cada um a uma só pessoa: abre o lugar uma vez, para quem chegar primeiro.
invite-link-of = Link para o { $seat }
invite-watch-link = Link para assistir
invite-watch-make = Criar um link para assistir
invite-leave-text = O teu lugar fica livre para outra pessoa.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Partilhar
invite-qr = Código QR
invite-qr-of = Código QR: { $seat }
invite-waiting = À espera dos outros. As cartas dão-se quando toda a gente estiver aqui.
invite-came = aqui
invite-not-yet = ainda não está
invite-start = Começar já, com bots nos lugares livres
invite-share-text = Vem jogar { $game } comigo:
invite-waiting-title = Já estás na mesa
invite-group = Um link para todos
invite-group-text = Envia este link ao teu grupo. Quem o abrir recebe o próximo lugar livre.
invite-group-make = Criar um link para todos
invite-group-renew = Novo link para todos
invite-group-renew-text = Um link novo anula o anterior. Quem já está, fica.
invite-group-void = Anular o link
invite-by-seat = Um link por lugar
invite-count = Aqui: { $came } de { $all }.
invite-host = organiza
invite-start-now = Começar já
invite-copy-failed = Este navegador não consegue copiar. O texto já está selecionado: copia-o à mão.
join-title = Há um convite para ti
join-name = Com que nome jogas?
join-go = Ocupar um lugar
name-take = Mudar nome
plays-listed = Qualquer pessoa pode entrar ou assistir
plays-private = Só com link
preview-table = Vem jogar { $game }
preview-invited = Vem jogar
preview-game = { $game } · Subibaja
preview-about = Jogos de cartas com números, sem conta: com amigos, com bots ou a solo.

## A página: uma mesa

table-bot = bot
you-label = Tu
table-away = ausente
table-on-turn = joga agora
table-draw = Monte
table-your-turn = É a tua vez
table-turn-of = É a vez de { $who }
table-watching = Estás a assistir.
table-watchers = { $count ->
    [one] { $count } a assistir
   *[other] { $count } a assistir
}
table-choose = Quem começa?
table-start-with = Começa { $who }
table-me-start = Começo eu
table-started = Começa { $who }.
table-you-start = Começas tu.
table-end = Terminar turno
table-hand = A tua mão
table-empty-hand = sem cartas
table-hand-of = Mão: { $who }
table-piles = Pilhas
table-piles-of = Pilhas: { $who }
pile-short-up1 = Sobe 1
pile-short-up2 = Sobe 2
pile-short-down1 = Desce 1
pile-short-down2 = Desce 2
pile-short-up = tua ↑
pile-short-down = tua ↓
pile-short-rival-up = rival ↑
pile-short-rival-down = rival ↓
pile-short-own-up = própria ↑
pile-short-own-down = própria ↓
pile-short-other-up = rival ↑
pile-short-other-down = rival ↓
pile-label-up1 = primeira pilha crescente
pile-label-up2 = segunda pilha crescente
pile-label-down1 = primeira pilha decrescente
pile-label-down2 = segunda pilha decrescente
pile-label-up = a tua pilha crescente
pile-label-down = a tua pilha decrescente
pile-label-rival-up = pilha crescente rival
pile-label-rival-down = pilha decrescente rival
pile-the-up1 = a primeira pilha crescente
pile-the-up2 = a segunda pilha crescente
pile-the-down1 = a primeira pilha decrescente
pile-the-down2 = a segunda pilha decrescente
pile-the-up = a tua pilha crescente
pile-the-down = a tua pilha decrescente
pile-the-rival-up = a pilha crescente rival
pile-the-rival-down = a pilha decrescente rival
pile-on-up1 = na primeira pilha crescente
pile-on-up2 = na segunda pilha crescente
pile-on-down1 = na primeira pilha decrescente
pile-on-down2 = na segunda pilha decrescente
pile-on-up = na tua pilha crescente
pile-on-down = na tua pilha decrescente
pile-on-rival-up = na pilha crescente rival
pile-on-rival-down = na pilha decrescente rival
pile-on-own-up = na sua própria pilha crescente
pile-on-own-down = na sua própria pilha decrescente
pile-on-other-up = na pilha crescente rival
pile-on-other-down = na pilha decrescente rival
table-card-new = { $card }, nova
table-fits = entra
table-no-fit = não entra
table-last-move = última: { $who } { $step }
table-trick-call = Truque!
pile-goes-up = sobe
pile-goes-down = desce
table-left-of = { $count ->
    [one] Falta { $count } de { $all } cartas
   *[other] Faltam { $count } de { $all } cartas
}
table-undo = Desfazer
table-your-move = A tua jogada: { $cards }.
table-take-back-card = Desfazer a partir do { $card }
table-lift-first = Primeiro toca numa carta da tua mão e depois numa pilha.
prompt-where = { $card }: escolhe uma pilha.
prompt-place = { $count ->
    [one] Joga uma carta.
   *[other] Joga { $count } cartas ou mais.
}
prompt-still = { $count ->
    [one] Só mais uma.
   *[other] Mais { $count }.
}
prompt-more = Já podes terminar, ou continuar.
prompt-no-more = Não entra mais nenhuma. Termina o turno.
prompt-draws = { $count ->
    [one] biscas 1
   *[other] biscas { $count }
}
prompt-take = Tira uma carta do centro.
prompt-put = Põe-na entre duas cartas.
prompt-drop = Descartas o { $left } ou o { $right }?
prompt-confirm = Fica assim?
prompt-pass = A tua mão está em ordem?
prompt-deal = Fim da ronda.
prompt-sure = Terminar mesmo?
tip-trick = Dez para trás é o truque: o { $card } pode vir para aqui.
tip-jump = Sete para trás, logo a seguir a uma carta: o { $card } pode saltar para aqui.
tip-gift = Uma oferta: põe aqui o { $card } e biscas até teres seis.
tip-deck = { $count ->
    [one] Termina o turno e biscas daqui uma carta.
   *[other] Termina o turno e biscas daqui { $count } cartas.
}
tip-signals = Toca numa pilha para dizer à equipa o que achas dela, sem números.
tip-middle = Tira uma. Se estiver virada para baixo, só tu a vês.
tip-ropes = As cordas unem o que está em ordem. Aumenta a melhor sequência.
coach-skips = { $count ->
    [one] Assim saltas uma carta.
   *[other] Assim saltas { $count } cartas.
}
hint-play = Jogar assim
hint-chance-alone = Probabilidade de ganhar, a jogar como especialista: cerca de { $percent }
log-turn = { $who } · turno { $number }
log-empty = Ainda não há jogadas.
menu-players = Quem joga
menu-leave = Sair da mesa
menu-plays = Nesta mesa
out-title = Cartas por sair
out-out = por sair
out-own = na tua mão
out-up = topo de uma pilha crescente
out-down = topo de uma pilha decrescente
out-gone = já saiu
rail-together = Até agora
rules-short = Regras
table-top = carta do topo { $card }
table-row = Fila: { $cards }
table-gap = distância { $count }
table-trick = Truque: { $count } para trás!
table-gift = oferta de { $count }
table-jump-with = salto de 7 com o { $card }
pile-of-up = { $who }: pilha crescente
pile-of-down = { $who }: pilha decrescente
duel-to-go = por jogar
duel-tight = Quase sem espaço!
duel-deck = no monte
duel-draws = { $count ->
    [0] não biscas
   *[other] biscas { $count }
}
duel-refill = até 6: biscas { $count }
duel-gift-refills = oferta: até 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] { $card }: agora não entra em nenhuma pilha.
    [one] { $card }: pode ir para 1 pilha.
   *[other] { $card }: pode ir para { $count } pilhas.
}
table-dropped = De volta à tua mão.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } não bisca nada.
    [one] { $who } bisca 1 carta.
   *[other] { $who } bisca { $count } cartas.
}
table-you-draw = { $count ->
    [0] Não biscas nada.
    [one] Biscas 1 carta.
   *[other] Biscas { $count } cartas.
}
table-you-drew = Biscas { $cards }.
table-drew-none = Não há mais nada para biscar.
table-drawn = { $count ->
    [one] { $count } carta biscada
   *[other] { $count } cartas biscadas
}
table-planned = { $card } { $on }.
table-took-back = { $cards } de volta à tua mão.
table-told-deal = Cartas dadas. A tua mão: { $cards }.
table-told-hand = A tua mão: { $cards }.
table-played-last = a última jogada
table-deadline = { $count ->
    [one] falta { $count } segundo
   *[other] faltam { $count } segundos
}
table-keys = Teclas: as setas escolhem uma carta, Enter levanta-a, 1 a 4 jogam-na, Backspace desfaz, E termina o turno, H pede uma dica.
table-keys-ants = Teclas: 1 a 3 tiram uma carta do centro, as setas movem o lugar (para cima e para baixo, de cinco em cinco), Enter põe a carta ali, esquerda ou direita descarta a vizinha desse lado, Backspace desfaz, E termina o turno.
keys-title = Teclas
key-name-sides = Esquerda, direita
key-name-up-down = Cima, baixo
key-name-pages = PgUp, PgDn
key-name-ends = Home, End
key-name-enter = Enter
key-name-escape = Esc
key-name-backspace = Backspace
keys-choose = Escolher uma carta
keys-first-last = Primeira ou última carta
keys-lift = Levantá-la
keys-place = Jogá-la nessa pilha
keys-put-back = Devolvê-la à mão
keys-take = Tirar do centro
keys-by-one = Avançar ou recuar uma carta
keys-by-two = Avançar ou recuar duas
keys-by-five = Avançar ou recuar cinco
keys-to-ends = A uma das pontas
keys-put = Pôr a carta ali
keys-drop = Depois: descartar a carta desse lado
keys-main = O botão principal: terminar turno
keys-these = Ver estas teclas
table-chosen = Estas cartas foram escolhidas: alguém pode já conhecê-las.
table-devices = { $count ->
    [one] { $count } dispositivo
   *[other] { $count } dispositivos
}
table-devices-hint = O teu lugar está aberto em mais de um dispositivo. Se não são teus, abre o menu do teu lugar e fecha-o nos outros.

## A página: o menu de um lugar

seat-menu-title = Lugar: { $who }
seat-menu-to-bot = Pôr um bot a jogar
seat-menu-to-person = Devolver o lugar
seat-menu-to-guest = Convidar alguém para este lugar
seat-menu-new-link = Link novo
seat-menu-new-link-text = O link anterior deixa de funcionar.
seat-menu-own-bot = Pôr um bot a jogar por mim
seat-menu-own-bot-text = O lugar continua teu: retoma-o quando quiseres.
seat-menu-free = Libertar o lugar
seat-menu-free-there = Podes libertar o lugar quando essa pessoa estiver ausente há algum tempo.
seat-menu-free-in = { $count ->
    [one] Podes libertar o lugar daqui a { $count } segundo.
   *[other] Podes libertar o lugar daqui a { $count } segundos.
}
seat-menu-free-text = Para quando alguém se foi embora. A mesa toda vê, e recebes um link para outra pessoa.
seat-menu-own = O teu lugar
seat-menu-elsewhere = Continuar noutro dispositivo
seat-menu-device-link = Link para o teu outro dispositivo
seat-menu-warning = Não partilhes este link: quem o tiver vê as tuas cartas e joga no teu lugar.
seat-menu-turn-out = Fechar nos outros dispositivos
seat-menu-turn-out-text = Só este dispositivo fica com o teu lugar. Os links para outros deixam de funcionar.

## A página: quem volta

returned-mine = Um bot joga no teu lugar. O chat continua aberto.
returned-ask = Pedir o meu lugar
returned-asked = Pedido. À espera de quem organiza.
returned-take = Recuperar o meu lugar
returned-is-back = { $who } está de volta.

## A página: novidades

news-freed = Quem organiza libertou um lugar: { $who }.
news-invited = Há um link novo: { $who }.
news-rekeyed = { $who } fechou o seu lugar nos outros dispositivos.
news-asked-back = { $who } está de volta e pede o seu lugar.
news-wished = { $who } quer jogar outra vez as mesmas cartas.
news-bot-took = Um bot joga por { $who }.
news-plays-again = { $who } volta a jogar.
news-clock = { $who } ficou sem tempo: joga um bot.
own-news-freed = Quem organiza libertou o teu lugar.
own-news-invited = Há um link novo para o teu lugar.
own-news-rekeyed = O teu lugar ficou fechado nos outros dispositivos.
own-news-asked-back = Pedes o teu lugar de volta.
own-news-wished = Queres jogar outra vez as mesmas cartas.
own-news-bot-took = Um bot joga por ti.
own-news-plays-again = Voltas a jogar.
own-news-clock = Ficaste sem tempo: joga um bot.

## A página: as cartas prometidas

fair-fixed = Verificado: as cartas estavam fixadas antes da partida.
fair-since = Verificado: são as cartas prometidas quando este dispositivo entrou.
fair-broken = Atenção: estas não são as cartas prometidas antes da partida. Guarda o registo e avisa quem gere este servidor.

## A página: links que não servem

ended-used = Este convite já foi usado: { $who } tem o lugar.
ended-used-by-nobody = Este convite já foi usado: o lugar está ocupado.
ended-used-own = És tu? No dispositivo de antes, a partida está no início, em «As tuas partidas».
ended-used-device = Para jogar também aqui, abre lá o menu do teu lugar e escolhe «Continuar noutro dispositivo».
ended-used-host = Se essa pessoa se foi embora, quem organiza pode libertar o lugar e enviar-te um link novo.
ended-turned-out = Este dispositivo já não tem o lugar.
ended-turned-out-text = O lugar foi aberto com uma chave nova noutro dispositivo, ou quem organiza libertou-o. No dispositivo que o tem, escolhe «Continuar noutro dispositivo», ou pede um link novo.
ended-full-text = Pede a quem organiza o link para assistir, ou cria uma mesa.

## A página: sinais

signal-about = Dizer algo sobre { $pile }
signal-on-pile = { $pile }: { $said }
says = { $who }: «{ $what }»
says-of-pile = { $who }, { $pile }: «{ $what }»

## A página: a conversa

chat-news = mensagem nova
chat-title = Chat
chat-box = Diz algo
chat-send = Enviar
chat-empty = Ainda não há mensagens.
chat-guard = Não enviado: «{ $what }» revela o número de uma carta. Diz de outra forma ou usa um sinal:
chat-guard-plain = Não enviado: isso revela o número de uma carta. Diz de outra forma ou usa um sinal:

## A página: dicas

assist-hint = Dica
assist-thinking = A pensar…
assist-none = Não há nada para decidir agora.
assist-end = fim do turno

## A página: 111 Hormigas

hormigas-middle = Centro
hormigas-face-down = virada para baixo
hormigas-take = Tirar a carta { $count }
hormigas-take-card = Tirar o { $card }
hormigas-take-back = Recuperar o { $card }
hormigas-do-refresh = Renovar o centro
hormigas-held = A carta tirada: { $card }
hormigas-held-other = { $who } tira uma carta.
hormigas-holds = { $who } tem o { $card } do centro.
hormigas-falls-here = Cai aqui
hormigas-between = Entre o { $left } e o { $right }
hormigas-at-left = Na ponta esquerda, antes do { $card }
hormigas-at-right = Na ponta direita, depois do { $card }
hormigas-put-here = { $count ->
    [0] entra uma carta, na ponta esquerda
   *[other] entra uma carta, com { $count } à esquerda
}
hormigas-drop = Descartar o { $card }
hormigas-drop-gives = Descartar o { $card }: melhor sequência, de { $from } para { $to } formigas
hormigas-drop-orders = Descartar o { $card }: mão em ordem!
hormigas-put-drop = Entra o { $card }, sai o { $dropped }.
hormigas-confirm = Confirmar
hormigas-symbols = { $count ->
    [one] { $count } formiga
   *[other] { $count } formigas
}
hormigas-house = Esta contagem de formigas é nossa; as cartas impressas podem ter outra.
hormigas-best-run = Melhor sequência
hormigas-run-is = { $count ->
    [one] Melhor sequência: { $cards }. { $count } formiga.
   *[other] Melhor sequência: { $cards }. { $count } formigas.
}
hormigas-do-claim = Em ordem!
hormigas-do-pass = Continuar
hormigas-do-deal = Próxima ronda
hormigas-round = Ronda { $count }
hormigas-round-score = { $count ->
    [one] { $count } ponto nesta ronda
   *[other] { $count } pontos nesta ronda
}
hormigas-total = Total
hormigas-target = Meta
hormigas-rounds = Rondas
hormigas-sheet = Pontuações
hormigas-round-end = { $who } fecha a ronda.
hormigas-round-yours = Fechas a ronda!
hormigas-limit-end = Não há mais turnos: fim da ronda.
hormigas-discard = Descartes
hormigas-unknown = ainda não vista
hormigas-others = As outras mãos
hormigas-hands = Mãos
hormigas-did-take = { $who }: carta { $count } do centro, virada para baixo.
hormigas-did-take-card = { $who }: { $card } do centro.
hormigas-did-put = { $who }: { $card } para o centro.
hormigas-you-took = Tiras o { $card }.
hormigas-did-turn = { $who }: entra o { $card }, sai o { $dropped }.
hormigas-did-turn-unseen = { $who }: entra uma carta virada para baixo, sai o { $dropped }.
hormigas-took-back = Desfeito. Descarta a outra carta ou escolhe outro lugar.
hormigas-did-refresh = { $who }: cartas novas no centro.
hormigas-did-claim = { $who }: «Em ordem!»
hormigas-did-pass = { $who }: «Continuo.»
hormigas-did-deal = Nova ronda: cartas dadas.

## A página: o fim

over-won = Vitória em { $game }!
over-won-team = A equipa vence { $game }!
over-excellent = { $count ->
    [one] Excelente! Só sobra 1
   *[other] Excelente! Só sobram { $count }
}
over-all = { $all } de { $all }!
over-left = { $count ->
    [one] Sobra uma carta
   *[other] Sobram { $count } cartas
}
over-lost-about = Mais uma?
over-you-emptied = Todas as tuas cartas estão jogadas.
over-you-stuck = Não conseguiste jogar duas cartas.
over-turns = { $count ->
    [one] turno
   *[other] turnos
}
over-tricks = { $count ->
    [one] truque
   *[other] truques
}
over-minutes = { $count ->
    [one] minuto
   *[other] minutos
}
over-best-label = melhor marca
over-streak-label = vitórias seguidas
over-share-label = O resultado como texto
over-share-copy = Copiar o texto
over-share-picture = Guardar a imagem
over-wins-of = vitórias: { $who }
over-you-wins = as tuas vitórias
over-look-back = Rever a partida
over-share = Partilhar
over-more = Mais
over-you-won = Vitória!
over-won-by = Ganha { $who }
over-shared = Vitória partilhada: { $who }
over-shared-you = Partilhas a vitória com { $who }
over-emptied = { $who } jogou todas as suas cartas.
over-stuck = { $who } não conseguiu jogar duas cartas.
over-best = { $count ->
    [0] melhor marca: todas as cartas jogadas
    [one] melhor marca: sobra { $count } carta
   *[other] melhor marca: sobram { $count } cartas
}
over-games = { $count ->
    [one] { $count } partida nesta mesa
   *[other] { $count } partidas nesta mesa
}
over-rematch = Outra partida
over-same = As mesmas cartas
over-same-ask = Pedir as mesmas cartas
over-same-asked = Pediste as mesmas cartas. À espera dos outros.
over-agree = Sim, as mesmas cartas
over-to-rematch = Para a próxima partida
over-rematch-ready = A próxima partida está pronta.
over-record = Guardar o registo
over-seed = Semente: { $seed }
over-title = A partida acabou

## A página: passo a passo

stepper-first = Ao início
stepper-back = Um passo atrás
stepper-on = Um passo à frente
stepper-last = Ao fim
stepper-at = { $count } de { $of }
stepper-slider = Posição
stepper-eyes = Visto por
stepper-all = todas as cartas
stepper-close = Fechar
stepper-beginning = Início
stepper-failed = Não foi possível carregar o registo.

## A página: a ligação

link-connecting = A ligar…
link-offline = Sem ligação à internet.
link-back = De volta. Não se perdeu nada.
progress-waiting = A tua jogada está guardada e segue quando a ligação voltar.
progress-again = Ainda sem resposta. A perguntar de novo…
progress-checking = A verificar se a tua jogada chegou…
link-unkept = Este navegador não guarda nada: só o endereço desta página te traz de volta ao teu lugar. Guarda-o e não o mostres a ninguém.
link-unkept-here = Este navegador não guarda nada: a partida dura enquanto esta página estiver aberta.
link-elsewhere = A partida avançou. As cartas por enviar voltam à tua mão.
progress-sending = A enviar…

## A página: recusas

page-too-old = Esta página é mais antiga do que o servidor. Recarrega-a.
refused-key-needed = Este link já não funciona. Pede um novo a quem organiza.
refused-seat-taken = Esse lugar está ocupado.
refused-no-seat = Esse lugar não existe nesta mesa.
refused-full = Todos os lugares desta mesa estão ocupados.
refused-name-marks = Um nome não pode ter caracteres invisíveis nem mais de três acentos numa letra.
refused-name-taken = Nesta mesa já há alguém com esse nome, ou com um parecido.
refused-names-number = Durante a partida um nome não pode ser um número. Tenta outro, ou espera.
refused-not-away = Essa pessoa ainda está aqui, ou estava há um momento. Tenta daqui a pouco.
not-known-try-again = Ainda sem resposta. Tenta de novo: nada se faz duas vezes.
refused-not-host = Só quem organiza pode fazer isso.
refused-length = É demasiado longo ou está vazio.
refused-other = Não foi possível ({ $code }).

## A página: regras

rules-title = Regras: { $game }
rules-of-a-game = As regras de um jogo: subibaja rules the-game

## Uma mesa de um servidor

no-hints = Nesta mesa joga-se sem dicas.
nobody = livre
seated = { $seat }: { $who }
waiting-for = Lugares ocupados: { $came } de { $all }. A partida começa quando toda a gente estiver aqui
rematch = A próxima partida está na mesa { $table }; o teu link também a abre
connection-lost = Sem ligação. A ligar de novo…
connection-failed = Sem ligação: { $reason }
refused-version = Este programa e o servidor têm versões diferentes. É preciso atualizar um dos dois.
refused-no-table = Essa mesa não existe.
somebody = alguém
refused-invitation-used = Este convite já foi usado: { $who } tem o lugar. Se é o teu, continua onde o usaste, ou com o link de «Continuar noutro dispositivo» de lá.
refused-one-at-a-time = Isso mostra uma carta nova. Continua depois de a veres.
refused-not-known = A verificar se chegou. Nada se faz duas vezes.
refused-wrong-secret = Este link já não funciona. Pede um novo a quem organiza.
refused-not-seated = Só quem tem um lugar pode fazer isso.
refused-seat-is-bots = Um bot joga neste lugar. Quem organiza pode devolver o lugar.
refused-not-started = A partida ainda não começou.
refused-started = A partida já começou.
refused-not-over = Isso só é possível quando a partida acabar.
refused-illegal = As regras não o permitem.
refused-no-take-back = Isso já não se pode desfazer.
refused-invalid = Isso não é possível nesta mesa.
refused-moved-on = A partida avançou. Olha outra vez.
refused-no-talk = Nesta mesa não há chat.
refused-too-much = É demasiado de uma vez. Espera um pouco.
refused-not-stored = Não foi possível guardar. Tenta de novo.
refused-stopping = O servidor está a reiniciar. Um momento…

## The page: lessons. They come in a file of their own.

lesson-step = Passo { $step } de { $all }
lesson-next = Continuar
lesson-skip = Saltar esta parte
lesson-again = Outra vez
lesson-lost = Nada mais entra. Acontece! Tenta com passos mais pequenos.
lesson-first = A tua primeira partida
lesson-once-more = Repetir a lição
lesson-end-title = Já sabes jogar!
lesson-end-the-game = Passos pequenos, o truque, duas cartas por turno. Agora com as 98 cartas.
lesson-end-ascenso-descenso = Passos pequenos e saltos de 7 logo a seguir a uma carta. Agora com as 68.
lesson-end-face-to-face = Duas cartas por turno, uma oferta e nunca ficar sem espaço. Agora contra um bot.
lesson-end-hormigas = Tira uma, põe-na e descarta uma vizinha. Agora contra dois bots.
lesson-say-up = Estas duas pilhas sobem. Toca no 4 e depois numa delas.
lesson-say-down = As outras duas descem a partir de 100. O teu 97 vai para ali.
lesson-say-steps = O que saltas perde-se nessa pilha. 8 ou 45 sobre o 4? Levanta as duas e compara.
lesson-say-end = Passos pequenos! Duas cartas chegam. Termina o turno: biscas tantas quantas jogaste.
lesson-say-drawn = Três cartas jogadas, três biscadas. É um turno inteiro.
lesson-say-trick = Mais tarde: 47 numa pilha que sobe. Uma carta exatamente 10 abaixo pode recuar. Joga o 37!
lesson-say-tricked = O truque! Essa pilha volta a ter espaço. Nas que descem, são 10 acima.
lesson-say-yours = Restam doze cartas, todas tuas. Joga-as nas pilhas!
lesson-say-row = Como em The Game: duas filas sobem, duas descem, tudo à vista. Põe o 41 a seguir ao 39.
lesson-say-jump = A fila brilha: agora pode recuar uma carta exatamente 7 abaixo. Salta com o 34!
lesson-say-jump-again = Depois de um salto podes saltar de novo. O 27 recua mais 7.
lesson-say-jumped = Com uma carta noutra fila, o brilho apaga-se. Termina o turno aqui.
lesson-say-jump-drawn = É isto a novidade: saltos de 7, na mesma fila e logo a seguir.
lesson-say-find = Agora tu: ganha balanço e salta. Nas filas que descem, saltas 7 para cima.
lesson-say-found = Bom balanço! Agora o salto: 7 acima do 30.
lesson-say-jump-done = Bem visto! Procura pares assim.
lesson-say-own = As pilhas douradas são tuas: uma sobe, outra desce. Põe o 22 sobre o 20.
lesson-say-gift = Agora uma oferta! Na minha pilha que sobe, uma carta mais baixa dá-me espaço. Põe lá o 12.
lesson-say-refill = Obrigada! Por uma oferta biscas até teres seis. Termina o turno.
lesson-say-refilled = Seis cartas outra vez. Sem oferta biscas só duas. Uma oferta por turno!
lesson-say-stuck = Mais tarde: estou sem espaço. Joga uma carta na tua pilha. Agora nada de ofertas!
lesson-say-stuck-more = Mais uma nas tuas pilhas.
lesson-say-stuck-end = Termina o turno. Preciso de duas cartas que entrem…
lesson-say-duel-won = …e não as tenho. Vitória! Quem joga todas as suas cartas também ganha.
lesson-say-hand = As tuas cartas não se mexem. O objetivo: todas em ordem. As cordas unem o que já está.
lesson-say-take = Trocas uma carta por turno. Tira o 66 do centro.
lesson-say-put = O 22 está no caminho. Toca mesmo ao lado do 22 e o 66 vai para lá.
lesson-say-drop = Uma vizinha tem de sair. Descarta o 22.
lesson-say-confirm = 63, 66, 77: a sequência cresce. Confirma e é a minha vez.
lesson-say-ropes = No fim, cada formiga da tua melhor sequência é um ponto. Só o 38 quebra a linha.
lesson-say-last = Tira o 15.
lesson-say-last-put = Põe-no mesmo ao lado do 38.
lesson-say-last-drop = Descarta o 38.
lesson-say-finish = De 4 a 96 sem falhas! Confirma.
lesson-say-in-order = Em ordem! Somas todas as tuas formigas e mais 5. Aos 60, ganha quem vai à frente.
lesson-not-now = Boa ideia, mas ainda não. Desfaz por agora.
lesson-not-end = Ainda não: primeiro mais uma coisa.
lesson-not-far = Essa pilha desce: o 4 saltaria quase tudo.
lesson-not-skips = Isso salta umas 40 cartas. Tenta o 8.
lesson-not-trick-pile = Põe-no sobre o 47: exatamente 10 abaixo.
lesson-not-cold = Assim perdes o salto: tem de ser logo a seguir.
lesson-not-find-row = Um passo mais pequeno: tenta a fila do 32.
lesson-not-find = Procura duas cartas a 7 de distância e uma fila que desça.
lesson-not-no-gift = Isso salvava-me! Usa as tuas pilhas.
lesson-not-take = Pode ser boa. Mas sabes que o 66 encaixa.
lesson-not-last = Tira o 15: é mesmo o que falta.
lesson-not-drop = Assim a linha continua partida. Descarta a outra.

## A linha de comandos, para quem joga

cli-about = Jogos de cartas com números de Benndorf: jogar, dar, verificar e desenhar
cli-usage = Uso
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opções
cli-more = Opções: -h, -V; cada comando tem o seu -h. Para o terminal: completions, man.
cli-example = Exemplo
cli-examples = Exemplos
cli-play = Jogar: a solo, com bots ou com mais gente neste teclado
cli-join = Ocupar um lugar na mesa de um servidor, com o link
cli-replay = Rever uma partida, passo a passo
cli-scores = Ver as tuas partidas: vitórias, cartas que sobram, vitórias seguidas
cli-deal = Escrever um registo novo: uma linha de JSON com semente e baralho
cli-check = Reproduzir registos e dizer o que contêm e se estão corretos
cli-show = Desenhar uma posição de um registo
cli-trace = Escrever cada posição dos registos como JSON, com todas as cartas
cli-rules = Ler as regras de um jogo, ou ver a lista de jogos
cli-solve = Saber se uma partida se pode ganhar com todas as cartas à vista
cli-lab = Medir e comparar bots em muitas partidas
cli-serve = Abrir mesas: as pessoas abrem um link e jogam
cli-guard = Verificar frases: alguma revela o número de uma carta?
cli-bench = Medir a velocidade do motor nesta máquina
cli-help = Ajuda de um comando
cli-arg-game = Que jogo: { $games }
cli-arg-seats = Quantas pessoas ou bots [3; 2 em face-to-face]
cli-arg-seed = Letras, algarismos, '-', '_', '.' [ao acaso]
cli-arg-option = Uma opção do jogo; pode repetir-se
cli-arg-seat = O teu lugar, a partir de 1; várias pessoas: 1,2
cli-arg-bots = Os outros lugares: random, novice, steady, expert
cli-arg-resume = Continuar a tua última partida por terminar
cli-arg-record = Acrescentar o registo da partida a este ficheiro
cli-arg-pace = Milissegundos antes de cada ação de um bot
cli-arg-confirm = Perguntar antes de enviar: never, risky, always
cli-arg-plain = Linha a linha, para leitores de ecrã e outros programas
cli-arg-lang = { $codes } [automático]
cli-arg-color = Cor: auto, always (sempre) ou never (nunca)
cli-arg-help = Mostrar esta ajuda
cli-arg-link = O link do lugar
cli-arg-name = O teu nome na mesa, se o lugar ainda não tiver
cli-arg-folder = Mostrar onde ficam os teus dados
cli-arg-file = Registos, um objeto JSON por linha
cli-arg-input = Registos, um objeto JSON por linha; - é stdin
cli-arg-number = Que registo do ficheiro, a partir de 1
cli-arg-eyes = O que este lugar vê, a partir de 1
cli-arg-all = Todas as cartas
cli-arg-ply = A posição depois de tantas ações [a última]
cli-play-after = Sem jogo há um menu. `h` mostra as teclas; em --plain, escreve `help`.
cli-join-after =
    Quem organiza a mesa envia-te o link; # quer dizer algo em quase todos os
    terminais: põe-no entre aspas. É um convite: a primeira visita troca-o por
    uma chave tua, que fica na tua pasta de dados, e o mesmo link traz-te de
    volta a partir dali. Sem lugar podes assistir, se a mesa o permitir.
cli-scores-after =
    Por jogo, lugares e opções. As tuas partidas estão em games.jsonl, na pasta
    de dados: a de SUBIBAJA_DATA ou, senão, a do teu utilizador.
cli-replay-after =
    As setas avançam, um número e Enter saltam, `v` muda as cartas que vês.
    As tuas partidas terminadas estão em games.jsonl, na pasta de dados.
cli-rules-after = Num terminal, no teu paginador (PAGER ou less); fora dele, texto simples.
cli-show-after = Sem --seat nem --all vês o que a mesa toda vê.
cli-show-more = Isto vê a mesa toda. --seat N mostra as cartas de um lugar; --all, todas.
cli-wrong-argument = { $argument } não existe aqui.
cli-wrong-value = { $argument } não pode ser «{ $value }».
cli-wrong-missing = Falta algo: { $argument }
cli-wrong-command = O comando { $argument } não existe.
cli-wrong-together = { $argument } não se combina com { $other }.
cli-wrong-seat = { $count ->
    [one] --seat { $number }: só há lugar 1
   *[other] --seat { $number }: os lugares são de 1 a { $count }
}
cli-no-saved = Não há nenhuma partida guardada.
cli-wrong-other = Não percebi esta linha de comandos.
cli-see-help = Ajuda: { $command }
