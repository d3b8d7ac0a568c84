# What Subibaja says, in Brazilian Portuguese. The words are the game’s own: pilha, mão, lugar, turno, monte.

## Counts and names

cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
seats = { $count ->
    [1] 1 lugar
   *[other] { $count } lugares
}
points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
points-short = { $count } pt
seat = lugar { $number }
seat-you = { $seat } (você)
you = você
person = pessoa
list-and = { $items } e { $last }
label-value = { $label }: { $value }
gold = ouro
silver = prata
yes = sim
no = não
waiting = Esperando a mesa…
too-small = Esta janela tem { $now }; o Subibaja precisa de { $width }×{ $height }. Aumente a janela, ou saia com Ctrl-C e use: subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Em equipe: 98 cartas, quatro pilhas. Pode falar de tudo, menos de números.
about-ascenso-descenso = Como The Game, só que mais curto: 68 cartas à vista e saltos de 7.
about-face-to-face = Um duelo, cada lado com seu baralho. Jogue uma carta numa pilha rival e encha a mão de novo.
about-hormigas = Troque uma carta por turno até a mão inteira ficar em ordem. Cada formiga conta.
sentence-of-game = { $game }: { $about }

## Options

option-start = Quem começa
option-start-choose = a equipe decide
option-start-seat = { $seat }
option-start-lot = por sorteio
option-minimum = Mínimo por turno
option-minimum-number = { $count } cartas
option-small_hand = Mãos
option-small_hand-false = completas
option-small_hand-true = uma carta a menos
option-jump = Saltos de 7
option-jump-immediate = logo depois de uma carta na mesma fila
option-jump-any = sobre qualquer carta do topo
option-last_card = Uma única carta no fim
option-last_card-lose = perde: precisa de duas
option-last_card-allow = pode ser jogada
option-hand = Cartas na mão
option-hand-number = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
option-hand-list = { $list }
option-finish = Fim da rodada
option-finish-auto = assim que uma mão fica em ordem
option-finish-claim = a mão em ordem precisa ser anunciada
option-target = Fim da partida
option-target-number = com { $count } pontos
option-rounds = Rodadas
option-rounds-number = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
option-symbols = Formigas nas cartas
option-symbols-house = nossa contagem
option-symbols-one = uma por carta
option-symbols-table = contagem própria
option-turn_limit = Limite de turnos
option-turn_limit-number = { $count ->
    [0] sem limite
    [1] 1 turno
   *[other] { $count } turnos
}

# A game that differs by an option.
changed-start-seat = o { $seat } começa
changed-minimum-number = pelo menos { $count } cartas por turno
changed-small_hand-true = uma carta a menos na mão
changed-jump-any = saltos sobre qualquer carta do topo
changed-last_card-allow = uma única carta no fim pode ser jogada
changed-hand-number = { $count ->
    [1] mãos de 1 carta
   *[other] mãos de { $count } cartas
}
changed-hand-list = mãos de { $list } cartas
changed-finish-claim = a mão em ordem precisa ser anunciada
changed-target-number = até { $count } pontos
changed-rounds-number = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
changed-symbols-one = uma formiga por carta
changed-symbols-table = formigas com contagem própria
changed-turn_limit-number = { $count ->
    [1] no máximo 1 turno por rodada
   *[other] no máximo { $count } turnos por rodada
}

## Levels of bots

level-random = Aleatório
level-random-about = joga qualquer coisa
level-novice = Iniciante
level-novice-about = joga a carta mais próxima
level-steady = Avançado
level-steady-about = conta cartas e planeja
level-expert = Especialista
level-expert-about = vê mais longe; demora um pouco

## What came out

outcome-won = vitória, com todas as cartas jogadas
outcome-lost = { $count ->
    [1] derrota, sobra 1 carta
   *[other] derrota, sobram { $count } cartas
}
outcome-emptied = { $count ->
    [1] o { $winner } jogou todas as suas cartas e vence; o { $loser } ficou com 1 carta
   *[other] o { $winner } jogou todas as suas cartas e vence; o { $loser } ficou com { $count } cartas
}
outcome-stuck = { $count ->
    [1] o { $winner } vence, porque o { $loser } não conseguiu jogar duas cartas e ficou com 1
   *[other] o { $winner } vence, porque o { $loser } não conseguiu jogar duas cartas e ficou com { $count }
}
outcome-points = { $count ->
    [1] o { $winner } vence com 1 ponto (pontos por lugar: { $all })
   *[other] o { $winner } vence com { $count } pontos (pontos por lugar: { $all })
}
outcome-shared = { $count ->
    [1] vitória compartilhada com 1 ponto: { $winners } (pontos por lugar: { $all })
   *[other] vitória compartilhada com { $count } pontos: { $winners } (pontos por lugar: { $all })
}
outcome-after-rounds = { $count ->
    [1] { $won } depois de 1 rodada
   *[other] { $won } depois de { $count } rodadas
}
outlook-turn = vez do { $seat }
outlook-round = vez do { $seat }, na rodada { $round }
outlook-deal = falta dar as cartas da rodada { $round } (pontos por lugar: { $points })
outlook-choose = a equipe ainda não decidiu quem começa
best-first = É sua primeira partida com estas opções.
best-left = { $count ->
    [0] Melhor marca com estas opções: todas as cartas jogadas.
    [1] Melhor marca com estas opções: sobra 1 carta.
   *[other] Melhor marca com estas opções: sobram { $count } cartas.
}
best-points = { $count ->
    [1] Melhor marca com estas opções: 1 ponto.
   *[other] Melhor marca com estas opções: { $count } pontos.
}
best-won = { $count ->
    [1] Vitórias com estas opções: { $won } em 1 partida.
   *[other] Vitórias com estas opções: { $won } em { $count } partidas.
}
rivals = Bots com as mesmas cartas:
rivals-playing = ainda jogando…
kept = Registro salvo em { $path }

## Whose turn it is

turn-yours = { $count ->
    [1] Sua vez. Falta jogar 1 carta.
   *[other] Sua vez. Jogue { $count } cartas ou mais.
}
turn-yours-done = Sua vez. Você já pode terminar com `end`, ou continuar.
turn-theirs = { $count ->
    [1] Vez do { $seat }: falta 1 carta.
   *[other] Vez do { $seat }: { $count } cartas ou mais.
}
turn-theirs-done = Vez do { $seat }: o turno já pode terminar.
status-yours-done = Sua vez. Termine com a tecla e, ou continue.
status-choose = Olhe suas cartas. Quem começa? Teclas 1 a { $last }.
status-deal = Fim da rodada { $round }. Enter dá as cartas da próxima.
status-thinking = O { $seat } está pensando…
status-sent = Enviando…
ants-take-yours = pegue uma carta do centro
ants-take = o { $seat } pega uma carta
ants-put-yours = encaixe a carta entre duas das suas
ants-put = o { $seat } encaixa a carta
ants-claim-yours = sua mão está em ordem? `claim` (anunciar) ou `pass` (continuar)
status-claim-yours = Rodada { $round }, turno { $turn }: sua mão está em ordem?
ants-claim = o { $seat } anuncia, ou continua
ants-turn = Rodada { $round }, turno { $turn }: { $what }.
ants-deal = Fim da rodada { $round }. `deal` dá as cartas da próxima.
ants-over = A partida terminou na rodada { $round }.
ants-winners = { $count ->
    [1] O { $seats } vence.
   *[other] Vitória compartilhada: { $seats }.
}
ants-in-the-air = carta do centro
ants-put-away = Descarte: { $cards }
ants-preview = Entra o { $card } com { $gap } à esquerda, sai o { $out }. Melhor sequência assim: { $best }.

## Drawings in lines

drawing-draw-pile = Monte: { $count }
drawing-not-placed = A jogar: { $count }
drawing-counts = {"  "}Monte: { $draw }. A jogar: { $left }.
drawing-draw-pile-next = {"  "}Monte, a próxima carta primeiro:{" "}
drawing-draw-pile-of-next = {"  "}Monte do { $seat }, a próxima carta primeiro:{" "}
drawing-hand = {"  "}Mão:{" "}
drawing-card = carta
drawing-choose = A equipe decide quem começa: start@0 (lugar 1) a start@{ $last } (lugar { $seats }).
drawing-won = Todas as cartas jogadas. Vitória da equipe!
drawing-lost = { $count ->
    [1] Sobra 1 carta: o { $seat } não conseguiu jogar o mínimo.
   *[other] Sobram { $count } cartas: o { $seat } não conseguiu jogar o mínimo.
}
drawing-helped = O presente já está na pilha.
drawing-duel-emptied = O { $seat } vence: jogou todas as suas cartas.
drawing-duel-stuck = O { $seat } vence: o { $loser } não conseguiu jogar duas cartas.
drawing-signs = Um número: a distância nessa pilha. «: volta. -: agora não.
drawing-signs-duel = Um número: a distância nessa pilha. «: volta. +: presente. -: agora não.
drawing-put-away = {"  "}Descarte:{" "}
drawing-symbols = { $ant } formigas: { $table }
drawing-in-the-air = Carta do centro: { $card }
drawing-in-the-air-hidden = Carta do centro: ░░ (estava virada para baixo)
drawing-in-this-round = { $count } nesta rodada
drawing-best-stretch = melhor sequência { $count }
drawing-seen = vis.
drawing-legal = Possível:{" "}
drawing-put =
    put@K-left ou put@K-right: entra com K cartas à esquerda (de 0 a { $last }) e
    sai a vizinha desse lado; numa ponta, sai a carta da outra ponta.

## The log

log-title = Jogadas
log-back = Jogadas, { $count } linhas atrás
log-started = o { $seat } começa
log-placed = o { $seat } joga o { $card } { $on }
log-drew = { $count ->
    [0] o { $seat } termina o turno e não compra
    [1] o { $seat } termina o turno e compra 1 carta
   *[other] o { $seat } termina o turno e compra { $count } cartas
}
log-stuck = o { $seat } não consegue jogar o mínimo
log-refreshed = o { $seat } renova o centro
log-took = o { $seat } pega o { $card } do centro, posição { $place }
log-took-face-down = o { $seat } pega a carta virada para baixo da posição { $place }
log-put-left = { $at ->
    [0] o { $seat } encaixa a carta na ponta esquerda e descarta o { $card }, na ponta direita
   *[other] o { $seat } encaixa a carta com { $at } à esquerda e descarta a vizinha da esquerda, o { $card }
}
log-put-right = { $at ->
    [0] o { $seat } encaixa a carta na ponta esquerda e descarta o { $card }, à direita dela
   *[other] o { $seat } encaixa a carta com { $at } à esquerda e descarta a vizinha da direita, o { $card }
}
log-claimed = o { $seat } anuncia a mão em ordem
log-passed = o { $seat } continua jogando
log-dealt = Cartas dadas: nova rodada
log-swap = pega o { $card }, descarta o { $out }
log-swap-hidden = pega uma carta virada para baixo, descarta o { $out }
round-wrong-claim = Fim da rodada: o { $seat } anunciou, mas a mão não está em ordem. Pontos: { $points }
round-ordered = Fim da rodada: o { $seat } está com a mão toda em ordem. Pontos: { $points }
round-limit = Fim da rodada: acabaram os turnos. Pontos: { $points }

## Signals

signal-leave = Esta pilha não, por favor.
signal-no-big-step = Aqui, só passos pequenos.
signal-good = Tenho algo bom para esta.
signal-go-ahead = À vontade, não preciso dela.
signal-trouble = Estou em apuros.
signal-fine = Estou bem.
signal-would-start = Eu posso começar.
signal-rather-not = Prefiro não começar.
reaction-bravo = Mandou bem!
reaction-thanks = Valeu!
reaction-laugh = Hahaha!
reaction-wow = Uau!
reaction-ouch = Ai!
reaction-luck = Boa sorte!
reaction-title = Reações
reaction-later = Uma reação por turno. Espere um pouco.
word-leave = deixa
word-no-big-step = pouco
word-good = bom
word-go-ahead = livre

## Piles and steps

panel-draw-pile = Monte
panel-not-placed = A jogar
panel-hands = Mãos
panel-hand = Mão
step-on = passo { $gap }
step-back = « volta { $gap }
step-jump = « salto { $gap }
step-help = + presente { $gap }

## Planning

planned = Sua jogada: { $tokens } (só você vê, até terminar)
nothing-to-take-back = Não há nada para desfazer.

## Questions before what can't be undone

ask-end = Terminar o turno com { $tokens }? A mesa toda vê, e não dá mais para desfazer.
ask-last-card = Jogar { $tokens }? Com isso a partida termina.
ask-start = O { $seat } começa?
ask-face-down = Pegar a carta virada para baixo da posição { $place }? Depois de vista, ela não volta.
ask-refresh = Descartar as três cartas do centro e pôr três novas, viradas para baixo? Não dá para desfazer.
ask-put = { $count ->
    [0] Encaixar o { $card } na ponta esquerda e descartar o { $out }? Com isso seu turno termina.
    [1] Encaixar o { $card } com 1 carta à esquerda e descartar o { $out }? Com isso seu turno termina.
   *[other] Encaixar o { $card } com { $count } cartas à esquerda e descartar o { $out }? Com isso seu turno termina.
}
ask-claim = Anunciar que sua mão está em ordem? A rodada termina e, se não estiver, você não marca nada.
ask-pass = Continuar jogando sem anunciar?
ask-deal = Dar as cartas da próxima rodada?
ask-leave-game = Sair da partida? Ela fica salva e volta a aparecer no menu. Outro Ctrl+C fecha na hora.
ask-leave-table = Sair da mesa? O lugar continua seu: o mesmo link traz você de volta.
ask-quit = Sair do Subibaja?
ask-forget = Apagar esta partida? Não dá para recuperar.
curtain-title = { $seat }: sua vez
curtain = Passe o teclado para o { $seat }. Aperte Enter quando mais ninguém estiver vendo a tela.

## Hints

hint-thinking = O especialista está pensando…
hint-none = Não há nada para decidir agora.
hint-chance = Chance de ganhar: cerca de { $percent }
reason-only = Não há outro jeito.
reason-start = { $seat } parece ter as melhores cartas para começar.
reason-start-you = Você parece ter as melhores cartas para começar.
reason-stop = Mais uma carta custaria mais do que vale.
reason-back = Volta { $gain }: o { $card } { $on }.
reason-cheap = { $count ->
    [1] É um passo pequeno: só { $cost }.
   *[other] { $count } passos que custam só { $cost } no total.
}
reason-worth = { $count ->
    [1] É um passo de { $cost }, mas o que ele salva vale mais.
   *[other] { $count } passos que custam { $cost } no total, mas o que eles salvam vale mais.
}
reason-skips = { $count ->
    [0] Assim você não pula nenhuma carta que ainda falta jogar.
    [1] Assim você pula uma carta que ainda falta jogar.
   *[other] Assim você pula { $count } cartas que ainda faltam jogar.
}
reason-more = Aqui vale a pena jogar mais do que o mínimo.
reason-refills = A pilha rival ganha { $help } com o { $card }, e você enche a mão de novo.
reason-leaves = Assim você respeita o que { $seat } pediu.
reason-refresh = Nenhuma carta à vista ajuda sua mão; três novas talvez ajudem.
reason-face-down = Nenhuma carta à vista promete tanto quanto uma desconhecida.
reason-run = { $count ->
    [1] É ali que o { $card } atrapalha menos.
   *[other] O { $card } forma ali uma sequência de { $count } cartas.
}
reason-grows = Sua melhor sequência cresce de { $from } para { $to } formigas.
reason-claim = Sua mão está em ordem.
reason-pass = Sua mão ainda não está em ordem.
reason-deal = A rodada terminou.
risk-skips = Assim você pula { $count } cartas a mais do que o necessário.
risk-asked = { $seat } pediu outra coisa para { $pile }.
risk-shrinks = Sua melhor sequência cai de { $from } para { $to } formigas.
pause-is = Antes de cada jogada, os bots esperam { $seconds } s.

## Keys

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
key-take = pegar
key-refresh = renovar
key-where = onde
key-side = qual sai
key-put = encaixar
key-claim = anunciar
key-pass = continuar
key-deal = dar cartas
key-start = quem começa
key-next-person = outra pessoa
key-look = ver
key-new-deal = novas cartas
key-all = ver todas
key-result = resultado
key-menu = menu
key-quit = sair
key-go = seguir
key-line = linha
key-change = mudar
key-back = voltar
key-scroll = rolar
key-step-back = voltar
key-step = avançar
key-first = início
key-last = fim
key-jump = ir para
key-view = visão

## Help

help-menu =
    As setas escolhem, Enter segue, Esc volta; o mouse também serve.
    De 1 a 4 você escolhe um jogo direto.
    As partidas em andamento ficam salvas a cada jogada e aparecem no alto.
    Linha por linha: subibaja play --plain
help-piles =
    ← → escolhem uma carta; digitar o número dela também vale
    ↑ ↓ escolhem uma pilha; Enter joga a carta ali
    a s d f jogam a carta na primeira, segunda, terceira ou quarta pilha
    Embaixo de cada carta: a pilha onde custa menos, e quanto; « é voltar
    e termina o turno, u desfaz; até terminar, só você vê sua jogada
help-signals =
    t abre o que você pode dizer da pilha entre ▶ ◀: as setas escolhem a
    pilha e a frase, Enter diz; durante um segundo, u desfaz
saying = Daqui a pouco: “{ $what }” (u desfaz)
signals-keys = ←→ pilha · ↑↓ frase · Enter diz · Esc fecha
help-rules = r mostra as regras; qualquer outra tecla volta.
help-ants =
    a s d (ou 1 2 3) pegam uma carta do centro; se ela estava virada para
    cima, u devolve. r renova o centro.
    ← → escolhem onde entra (▲), ↑ ↓ que vizinha sai (✗), Enter encaixa
    ═ marca sua melhor sequência
help-game =
    ? pede uma dica ao especialista · PgUp e PgDn rolam as jogadas
    • marca as cartas novas · q sai e salva a partida · Ctrl+C pergunta
    Espaço apressa os bots · + e - mudam quanto eles esperam
help-reel =
    ← → voltam e avançam uma jogada, ↑ ↓ dez; Home e End vão às pontas
    com um número e Enter você vai para essa posição
    v muda as cartas à vista: as da mesa toda, as de cada lugar, todas

## The menu and the form

menu-title = jogos de cartas com números
menu-saved = Continuar: { $game }
menu-scores = Pontuação
menu-shelf = Rever partidas terminadas
menu-join = Entrar em uma mesa pelo link
join-link = O link do lugar
join-your-name = Seu nome lá, se o lugar ainda não tiver
join-wrong = Isso não é o link de um lugar. É assim: https://…/t/…#…
ago-now = agora mesmo
ago-minutes = { $count ->
    [1] há 1 minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [1] há 1 hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [1] há 1 dia
   *[other] há { $count } dias
}
menu-quit = Sair
form-title = nova partida
form-seats = Lugares
form-person = alguém neste teclado
form-bot = bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Semente
form-seed-chance = (ao acaso; ou digite uma)
form-start = Começar

## Scores

scores-title = pontuação
scores-none = Nenhuma partida terminada ainda. Para jogar: subibaja play
scores-played = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}
scores-won = { $count ->
    [1] 1 vitória ({ $percent })
   *[other] { $count } vitórias ({ $percent })
}
scores-best-left = { $count ->
    [0] melhor marca: todas as cartas
    [1] melhor marca: sobra 1
   *[other] melhor marca: sobram { $count }
}
scores-best-points = melhor marca: { $count }
scores-mean = média: { $mean }
scores-streak = Vitórias seguidas: { $now } agora, { $most } no máximo
scores-last-left = Cartas que sobram, partida por partida:
scores-last-won = Vitória + ou derrota -, partida por partida:
scores-last-points = Pontos, partida por partida:
scores-cards-left = Cartas que sobram no fim:

## Replay

replay-place = Posição { $ply } de { $last }
replay-seat = Visto pelo { $seat }.
replay-public = Visto pela mesa toda.
replay-all = Todas as cartas.
replay-jump = Ir para { $ply }: Enter

## Line by line

plain-too-long = Essa linha é comprida demais. Digite `help`.
plain-left-out = Ficou de fora, porque seu turno acabou: { $tokens }
plain-enter-deals = Enter dá as cartas da próxima rodada.
plain-planned = Sua jogada: { $tokens }. `end` termina o turno, `undo` desfaz um passo.
plain-unknown = Não entendi. `help` diz o que dá para digitar; `legal`, o que dá para fazer.
plain-look = `look 2` mostra as cartas do lugar 2 a quem está nele, antes de alguém começar.
plain-say = Sobre uma pilha você pode dizer: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; e também trouble, fine, would-start, rather-not.
no-legal = Nesta mesa não se diz onde cada carta cabe.
plain-pass-on = Passe o teclado para o { $seat }. Aperte Enter quando mais ninguém estiver lendo.
plain-not-finished = Sem terminar: { $what }.
plain-saved = A partida está salva. Para continuar: subibaja play --resume
plain-record = Registro acrescentado a { $path }. Para rever: subibaja replay { $path }
plain-again = As mesmas cartas outra vez: { $command }
plain-menu = Qual jogo? Digite o número; Enter sem nada sai.
plain-menu-saved = { $count ->
    [1] c  Continuar: { $game }, depois de 1 ação
   *[other] c  Continuar: { $game }, depois de { $count } ações
}
plain-menu-wrong = Digite um número de 1 a 4.
plain-help-team =
    37@up1     jogar o 37 em up1 (ou up2, down1, down2)
    end        terminar o turno: suas cartas ficam jogadas
    start@0    no início: o lugar 1 começa (start@1: o lugar 2, etc.)
    leave@up1  esta pilha não (ou no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        jogar o 37 na sua pilha crescente (ou down)
    37@rival-up  jogar o 37 na pilha crescente rival (ou rival-down)
    end          terminar o turno: suas cartas ficam jogadas
plain-help-ants =
    take@1      pegar a carta da posição 1 do centro (ou 2, 3)
    put@5-left  encaixar com 5 cartas à esquerda e descartar a vizinha esquerda
    refresh     antes, renovar o centro, se as três estão viradas para cima
    claim pass  dizer se sua mão está em ordem, se nesta mesa se anuncia
    deal        dar as cartas da próxima rodada; Enter também
plain-help =
    undo   devolver uma carta            hint   dica do especialista, e por quê
    legal  tudo o que você pode fazer    show   a mesa de novo
    log    o que aconteceu               say    um sinal: say leave up1
    rules  as regras de { $game }
    help   isto                          quit   sair; a partida fica salva
    Cabem várias ações numa linha.
plain-replay-help = Enter: avançar · back · um número de 0 a { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = A partida acabou.
illegal-not-your-turn = Não é sua vez.
illegal-other-game = Isso é de outro jogo.
illegal-choose-start-first = Antes é preciso decidir quem começa.
illegal-already-started = Já está decidido quem começa.
illegal-no-such-seat = Nesta mesa não existe { $seat }.
illegal-not-in-hand = Você não tem o { $card }.
illegal-does-not-fit = O { $card } não entra no { $top }.
illegal-jump-not-now = O { $card } seria um salto: só vale logo depois de outra carta nessa fila.
illegal-spoils-minimum = Com o { $card } agora você não chega ao mínimo. Tente antes outra carta.
illegal-rival-pile-used = Só uma carta por turno pode ir para as pilhas rivais.
illegal-does-not-improve = O { $card } no { $top } não ajuda a pilha rival: não é um presente.
illegal-take-first = Primeiro pegue uma carta do centro.
illegal-put-first = Primeiro encaixe a carta entre duas das suas.
illegal-claim-or-pass = Sua mão está em ordem? Anuncie, ou continue.
illegal-nothing-to-claim = Não há nada para anunciar agora.
illegal-deal-first = A rodada terminou. Dê as cartas da próxima.
illegal-round-not-over = A rodada ainda não terminou.
illegal-middle-not-open = Só dá para renovar o centro com as três cartas viradas para cima.
illegal-not-enough-to-refresh = Não há mais cartas suficientes para renovar o centro.
illegal-no-such-place = O centro tem as posições 1, 2 e 3.
illegal-no-such-position = Sua mão tem { $count } cartas: à esquerda podem ficar de 0 a { $count }.
illegal-other = Isso não dá para fazer agora.
illegal-minimum-not-met = { $count ->
    [1] Jogue antes mais uma carta.
   *[other] Jogue antes mais { $count } cartas.
}

## The page

site-tagline = Umas pilhas sobem, outras descem.
site-tagline-more = Mande um link e jogue. Não precisa de conta.
site-skip = Pular para o conteúdo
site-home = Página inicial
site-menu = Menu
site-language = Idioma
site-theme = Aparência
site-themes-auto = Auto
site-themes-light = Claro
site-themes-dark = Escuro
site-not-found = Não há nada neste endereço.
site-back = Voltar à página inicial
close = Fechar
site-credits = Os jogos são de seus autores e editoras. O Subibaja é independente e usa palavras e desenhos próprios. Se você gostar de um jogo, compre o original.
site-loading = Um momento…
site-offline = Sem conexão. Você ainda pode jogar solo ou com bots.
site-failed = Alguma coisa não carregou. Confira a conexão e tente de novo. Nada se perdeu.
site-again = Tentar de novo
site-reload = Recarregar a página
wait-failed = A página não carregou. Nada se perdeu.
wait-no-script = Esta página precisa de JavaScript para dar as cartas. Ative e recarregue a página.
site-damaged = Este link está quebrado.
site-damaged-text = Um pedaço se perdeu no caminho. Peça de novo e abra o link inteiro.
site-security = Nossas promessas, e como avisar de um problema

## The page: settings

settings-title = Configurações
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
settings-coach-about = Avisa antes de uma jogada cara e acompanha você nas primeiras partidas

## The page: where it starts

start-title = Jogos
start-players = { $range } pessoas
start-minutes = { $range } min
start-kind-team = equipe
start-kind-duel = duelo
start-kind-each = rivais
start-play = Jogar
start-learn = Aprender
learn-offer = Primeira vez em { $game }? Aprenda jogando, em um minuto.
learn-first = Aprender antes
learn-play = Jogar já
start-alone = Solo
start-with-bots = Com bots
start-how-many = Quantos bots
start-level = Nível
start-bots = { $count ->
    [1] { $count } bot
   *[other] { $count } bots
}
start-friends = Com amigos
start-play-friends = Jogar com amigos
start-own = Suas partidas
start-open = Mesas abertas
start-open-count = { $count ->
    [1] 1 mesa aberta
   *[other] { $count } mesas abertas
}
start-resume = Continuar
start-look = Rever
start-forget = Excluir
start-forget-game = Excluir { $what }
start-join = Entrar
start-watch = Assistir
start-seats = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
}
start-free = { $count ->
    [1] { $count } lugar livre
   *[other] { $count } lugares livres
}
start-here = neste aparelho
start-over = terminada
start-running = em andamento

## The page: a link that deals at once

play-wrong-title = Não dá para começar uma partida com este link.
play-wrong-unknown = “{ $name }” não existe em { $game }.
play-wrong-twice = “{ $name }” aparece duas vezes.
play-wrong-value = “{ $name }” não pode ser “{ $value }”. Possível: { $allowed }
play-wrong-together = Essas opções não combinam.
play-to-game = Ir para { $game }

## The page: a new table

new-table-title = Nova mesa: { $game }
new-table-name = Seu nome
new-table-players = Quem joga
new-table-person = Convidar alguém
new-table-bot = Bot: { $level }
new-table-add = Acrescentar um lugar
new-table-remove = Tirar este lugar
seat-label = Lugar { $number }
new-table-help = Ajuda
new-table-talk = Chat
new-table-options = Opções da mesa
new-table-listed = Qualquer pessoa pode entrar pela página inicial
new-table-clock = Tempo por turno
new-table-no-clock = sem limite
new-table-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
new-table-go = Criar mesa
new-table-failed = Não deu para criar a mesa.
new-table-unreached = O servidor não respondeu. Tente de novo.

## The page: help

help-degree-none = Sem ajuda
help-degree-legal = Onde entra cada carta
help-degree-gaps = Distâncias e cartas não vistas
help-degree-hints = Dicas de especialista

## The page: who may speak

talk-off = Sem falar
talk-signals = Só sinais
talk-guarded = Palavras, sem números
talk-open = Sem limites

## The page: invitations

invite-title = Chame seus amigos
invite-text = Um link por lugar. Mande cada um a uma só pessoa: ele abre o lugar uma vez, para quem chegar primeiro.
invite-link-of = Link para o { $seat }
invite-watch-link = Link para assistir
invite-watch-make = Criar um link para assistir
invite-leave-text = Seu lugar fica livre para outra pessoa.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartilhar
invite-qr = Código QR
invite-qr-of = Código QR: { $seat }
invite-waiting = Esperando os outros. As cartas são dadas quando a mesa estiver completa.
invite-came = aqui
invite-not-yet = ainda não chegou
invite-start = Começar já, com bots nos lugares livres
invite-share-text = Venha jogar { $game } comigo:
invite-waiting-title = Você está na mesa
invite-group = Um link para o grupo
invite-group-text = Mande este link para o grupo. Quem abrir fica com o próximo lugar livre.
invite-group-make = Criar um link para o grupo
invite-group-renew = Novo link para o grupo
invite-group-renew-text = O link novo desliga o antigo. Quem já está aqui fica.
invite-group-void = Desligar o link
invite-by-seat = Um link por lugar
invite-count = { $came } de { $all } aqui.
invite-host = organiza
invite-start-now = Começar já
invite-copy-failed = Este navegador não consegue copiar. O texto já está selecionado: copie à mão.
join-title = Chamaram você para jogar
join-name = Com que nome você joga?
join-go = Sentar à mesa
name-take = Trocar nome
plays-listed = Qualquer pessoa pode entrar ou assistir
plays-private = Só com link
preview-table = Venha jogar { $game }
preview-invited = Venha jogar
preview-game = { $game } · Subibaja
preview-about = Jogos de cartas com números, sem conta: com amigos, com bots ou solo.

## The page: a table

table-bot = bot
you-label = Você
table-away = ausente
table-on-turn = jogando agora
table-draw = Monte
table-your-turn = Sua vez
table-turn-of = Vez de { $who }
table-watching = Você está assistindo.
table-watchers = { $count } assistindo
table-choose = Quem começa?
table-start-with = { $who } começa
table-me-start = Eu começo
table-started = { $who } começa.
table-you-start = Você começa.
table-end = Terminar turno
table-hand = Sua mão
table-empty-hand = sem cartas
table-hand-of = Mão: { $who }
table-piles = Pilhas
table-piles-of = Pilhas: { $who }
pile-short-up1 = Sobe 1
pile-short-up2 = Sobe 2
pile-short-down1 = Desce 1
pile-short-down2 = Desce 2
pile-short-up = sua ↑
pile-short-down = sua ↓
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
pile-label-up = sua pilha crescente
pile-label-down = sua pilha decrescente
pile-label-rival-up = pilha crescente rival
pile-label-rival-down = pilha decrescente rival
pile-the-up1 = a primeira pilha crescente
pile-the-up2 = a segunda pilha crescente
pile-the-down1 = a primeira pilha decrescente
pile-the-down2 = a segunda pilha decrescente
pile-the-up = sua pilha crescente
pile-the-down = sua pilha decrescente
pile-the-rival-up = a pilha crescente rival
pile-the-rival-down = a pilha decrescente rival
pile-on-up1 = na primeira pilha crescente
pile-on-up2 = na segunda pilha crescente
pile-on-down1 = na primeira pilha decrescente
pile-on-down2 = na segunda pilha decrescente
pile-on-up = na sua pilha crescente
pile-on-down = na sua pilha decrescente
pile-on-rival-up = na pilha crescente rival
pile-on-rival-down = na pilha decrescente rival
pile-on-own-up = na própria pilha crescente
pile-on-own-down = na própria pilha decrescente
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
    [1] Falta { $count } de { $all } cartas
   *[other] Faltam { $count } de { $all } cartas
}
table-undo = Desfazer
table-your-move = Sua jogada: { $cards }.
table-take-back-card = Desfazer a partir do { $card }
table-lift-first = Primeiro toque numa carta da sua mão, depois numa pilha.
prompt-where = { $card }: escolha uma pilha.
prompt-place = { $count ->
    [1] Jogue uma carta.
   *[other] Jogue { $count } cartas ou mais.
}
prompt-still = { $count ->
    [1] Só mais uma.
   *[other] Mais { $count }.
}
prompt-more = Você já pode terminar, ou continuar.
prompt-no-more = Não entra mais nenhuma. Termine o turno.
prompt-draws = { $count ->
    [1] comprar 1
   *[other] comprar { $count }
}
prompt-take = Pegue uma carta do centro.
prompt-put = Encaixe entre duas cartas.
prompt-drop = Descartar o { $left } ou o { $right }?
prompt-confirm = Fica assim?
prompt-pass = Sua mão está em ordem?
prompt-deal = A rodada terminou.
prompt-sure = Terminar mesmo?
tip-trick = Voltar dez é o truque: o { $card } pode vir para cá.
tip-jump = Voltar sete, logo depois de uma carta: o { $card } pode saltar para cá.
tip-gift = Um presente: jogue o { $card } aqui e compre até ter seis.
tip-deck = { $count ->
    [1] Termine o turno e você compra uma carta daqui.
   *[other] Termine o turno e você compra { $count } cartas daqui.
}
tip-signals = Toque numa pilha para dizer à equipe o que acha dela, sem números.
tip-middle = Pegue uma destas. Se estiver virada para baixo, só você vê.
tip-ropes = As cordas ligam o que está em ordem. Aumente a melhor sequência.
coach-skips = { $count ->
    [1] Assim você pula uma carta.
   *[other] Assim você pula { $count } cartas.
}
hint-play = Jogar assim
hint-chance-alone = Chance de ganhar, jogando como especialista: cerca de { $percent }
log-turn = { $who } · turno { $number }
log-empty = Nenhuma jogada ainda.
menu-players = Quem joga
menu-leave = Sair da mesa
menu-plays = Nesta mesa
out-title = Cartas que ainda vão sair
out-out = ainda vai sair
out-own = na sua mão
out-up = topo de uma pilha crescente
out-down = topo de uma pilha decrescente
out-gone = já saiu
rail-together = Até agora
rules-short = Regras
table-top = carta do topo { $card }
table-row = Fila: { $cards }
table-gap = distância { $count }
table-trick = Truque: volta { $count }!
table-gift = presente de { $count }
table-jump-with = salto de 7 com o { $card }
pile-of-up = { $who }: pilha crescente
pile-of-down = { $who }: pilha decrescente
duel-to-go = a jogar
duel-tight = Quase sem espaço!
duel-deck = no monte
duel-draws = { $count ->
    [0] nada para comprar
   *[other] compra { $count }
}
duel-refill = até 6: compra { $count }
duel-gift-refills = de presente: até 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] { $card }: agora não entra em nenhuma pilha.
    [1] { $card }: entra em 1 pilha.
   *[other] { $card }: entra em { $count } pilhas.
}
table-dropped = De volta à sua mão.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } não compra nada.
    [1] { $who } compra 1 carta.
   *[other] { $who } compra { $count } cartas.
}
table-you-draw = { $count ->
    [0] Você não compra nada.
    [1] Você compra 1 carta.
   *[other] Você compra { $count } cartas.
}
table-you-drew = Você compra { $cards }.
table-drew-none = Não há mais nada para comprar.
table-drawn = { $count ->
    [1] { $count } carta comprada
   *[other] { $count } cartas compradas
}
table-planned = { $card } { $on }.
table-took-back = { $cards } de volta à sua mão.
table-told-deal = As cartas foram dadas. Sua mão: { $cards }.
table-told-hand = Sua mão: { $cards }.
table-played-last = última jogada
table-deadline = { $count ->
    [1] falta { $count } segundo
   *[other] faltam { $count } segundos
}
table-keys = Teclas: as setas escolhem uma carta, Enter levanta a carta, 1 a 4 jogam na pilha, Backspace desfaz, E termina o turno, H pede uma dica.
table-keys-ants = Teclas: 1 a 3 pegam uma carta do centro, as setas mudam o lugar (para cima e para baixo, de cinco em cinco), Enter encaixa a carta ali, esquerda ou direita descarta a vizinha desse lado, Backspace desfaz, E termina o turno.
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
keys-lift = Levantar a carta
keys-place = Jogar nessa pilha
keys-put-back = Devolver à mão
keys-take = Pegar do centro
keys-by-one = Andar uma carta
keys-by-two = Andar duas
keys-by-five = Andar cinco
keys-to-ends = Ir até uma ponta
keys-put = Encaixar a carta ali
keys-drop = Depois: descartar essa vizinha
keys-main = O botão principal: terminar turno
keys-these = Ver estas teclas
table-chosen = Estas cartas foram escolhidas: alguém pode já saber quais são.
table-devices = { $count ->
    [1] { $count } aparelho
   *[other] { $count } aparelhos
}
table-devices-hint = Seu lugar está aberto em mais de um aparelho. Se não for você, abra o menu do seu lugar e desconecte os outros.

## The page: the menu of a seat

seat-menu-title = Lugar: { $who }
seat-menu-to-bot = Deixar um bot jogar
seat-menu-to-person = Devolver o lugar
seat-menu-to-guest = Convidar alguém para este lugar
seat-menu-new-link = Novo link
seat-menu-new-link-text = O link antigo deixa de funcionar.
seat-menu-own-bot = Deixar um bot jogar por mim
seat-menu-own-bot-text = O lugar continua seu: volte quando quiser.
seat-menu-free = Liberar o lugar
seat-menu-free-there = Dá para liberar o lugar quando essa pessoa estiver ausente há algum tempo.
seat-menu-free-in = { $count ->
    [1] Dá para liberar o lugar em { $count } segundo.
   *[other] Dá para liberar o lugar em { $count } segundos.
}
seat-menu-free-text = Para quando alguém foi embora. A mesa toda vê, e você recebe um link para outra pessoa.
seat-menu-own = Seu lugar
seat-menu-elsewhere = Continuar em outro aparelho
seat-menu-device-link = Link para seu outro aparelho
seat-menu-warning = Guarde este link só para você: quem tem o link vê suas cartas e joga no seu lugar.
seat-menu-turn-out = Desconectar outros aparelhos
seat-menu-turn-out-text = Só este aparelho fica com seu lugar. Os links para outros aparelhos deixam de funcionar.

## The page: who comes back

returned-mine = Um bot está jogando no seu lugar. Você ainda pode usar o chat.
returned-ask = Pedir meu lugar
returned-asked = Pedido feito. Esperando quem organiza.
returned-take = Voltar ao meu lugar
returned-is-back = { $who } voltou.

## The page: news

news-freed = Quem organiza liberou um lugar: { $who }.
news-invited = Quem organiza criou um novo link: { $who }.
news-rekeyed = { $who } desconectou seus outros aparelhos.
news-asked-back = { $who } voltou e pede o lugar.
news-wished = { $who } quer as mesmas cartas outra vez.
news-bot-took = Um bot joga por { $who }.
news-plays-again = { $who } voltou a jogar.
news-clock = { $who } ficou sem tempo: um bot jogou.
own-news-freed = Quem organiza liberou seu lugar.
own-news-invited = Quem organiza criou um novo link para seu lugar.
own-news-rekeyed = Você desconectou seus outros aparelhos.
own-news-asked-back = Você pediu seu lugar de volta.
own-news-wished = Você quer as mesmas cartas outra vez.
own-news-bot-took = Um bot joga por você.
own-news-plays-again = Você voltou a jogar.
own-news-clock = Você ficou sem tempo: um bot jogou.

## The page: the promised deal

fair-fixed = Conferido: as cartas já estavam definidas antes da partida.
fair-since = Conferido: são as cartas prometidas quando este aparelho entrou.
fair-broken = Atenção: estas não são as cartas prometidas antes da partida. Salve o registro e avise quem cuida deste servidor.

## The page: links that are no use

ended-used = Este convite já foi usado: { $who } está no lugar.
ended-used-by-nobody = Este convite já foi usado: o lugar está ocupado.
ended-used-own = É você? No aparelho de antes, a partida está na página inicial, em “Suas partidas”.
ended-used-device = Para jogar também neste aparelho, abra o menu do seu lugar no outro e escolha “Continuar em outro aparelho”.
ended-used-host = Se essa pessoa foi embora, quem organiza pode liberar o lugar e mandar um novo link para você.
ended-turned-out = Este aparelho não está mais no lugar.
ended-turned-out-text = O lugar foi aberto com uma nova chave em outro aparelho, ou quem organiza liberou o lugar. No aparelho que está nele, escolha “Continuar em outro aparelho”, ou peça um novo link a quem organiza.
ended-full-text = Peça a quem organiza o link para assistir, ou crie sua própria mesa.

## The page: signals

signal-about = Dizer algo sobre { $pile }
signal-on-pile = { $pile }: { $said }
says = { $who }: “{ $what }”
says-of-pile = { $who }, { $pile }: “{ $what }”

## The page: talk

chat-news = nova mensagem
chat-title = Chat
chat-box = Diga algo
chat-send = Enviar
chat-empty = Nenhuma mensagem ainda.
chat-guard = Não enviado: “{ $what }” revela o número de uma carta. Diga de outro jeito ou use um sinal:
chat-guard-plain = Não enviado: isso revela o número de uma carta. Diga de outro jeito ou use um sinal:

## The page: hints

assist-hint = Dica
assist-thinking = Pensando…
assist-none = Não há nada para decidir agora.
assist-end = fim do turno

## The page: 111 Hormigas

hormigas-middle = Centro
hormigas-face-down = virada para baixo
hormigas-take = Pegar a carta { $count }
hormigas-take-card = Pegar o { $card }
hormigas-take-back = Pegar o { $card } de volta
hormigas-do-refresh = Renovar o centro
hormigas-held = A carta que você pegou: { $card }
hormigas-held-other = { $who } pega uma carta.
hormigas-holds = { $who } pegou o { $card }.
hormigas-falls-here = Cai aqui
hormigas-between = Entre o { $left } e o { $right }
hormigas-at-left = Na ponta esquerda, antes do { $card }
hormigas-at-right = Na ponta direita, depois do { $card }
hormigas-put-here = { $count ->
    [0] entra uma carta, na ponta esquerda
   *[other] entra uma carta, com { $count } à esquerda
}
hormigas-drop = Descartar o { $card }
hormigas-drop-gives = Descartar o { $card }: melhor sequência de { $from } para { $to } formigas
hormigas-drop-orders = Descartar o { $card }: sua mão fica em ordem!
hormigas-put-drop = Entra o { $card }, sai o { $dropped }.
hormigas-confirm = Confirmar
hormigas-symbols = { $count ->
    [1] { $count } formiga
   *[other] { $count } formigas
}
hormigas-house = Esta contagem de formigas é nossa; as cartas impressas podem ter outra.
hormigas-best-run = Melhor sequência
hormigas-run-is = { $count ->
    [1] Melhor sequência: { $cards }. { $count } formiga.
   *[other] Melhor sequência: { $cards }. { $count } formigas.
}
hormigas-do-claim = Em ordem!
hormigas-do-pass = Continuar
hormigas-do-deal = Próxima rodada
hormigas-round = Rodada { $count }
hormigas-round-score = { $count ->
    [1] { $count } ponto nesta rodada
   *[other] { $count } pontos nesta rodada
}
hormigas-total = Total
hormigas-target = Meta
hormigas-rounds = Rodadas
hormigas-sheet = Pontuação
hormigas-round-end = { $who } fecha a rodada.
hormigas-round-yours = Você fecha a rodada!
hormigas-limit-end = Acabaram os turnos: fim da rodada.
hormigas-discard = Descarte
hormigas-unknown = ainda não vista
hormigas-others = As outras mãos
hormigas-hands = Mãos
hormigas-did-take = { $who }: carta { $count } do centro, virada para baixo.
hormigas-did-take-card = { $who }: { $card } do centro.
hormigas-did-put = { $who }: { $card } para o centro.
hormigas-you-took = Você pega o { $card }.
hormigas-did-turn = { $who }: entra o { $card }, sai o { $dropped }.
hormigas-did-turn-unseen = { $who }: entra uma carta virada para baixo, sai o { $dropped }.
hormigas-took-back = Desfeito. Descarte a outra carta, ou escolha outro lugar.
hormigas-did-refresh = { $who }: novas cartas no centro.
hormigas-did-claim = { $who }: “Em ordem!”
hormigas-did-pass = { $who }: “Continuo.”
hormigas-did-deal = Cartas dadas: nova rodada.

## The page: the end of a game

over-won = Vitória em { $game }!
over-won-team = A equipe venceu { $game }!
over-excellent = { $count ->
    [1] Excelente! Só sobra 1
   *[other] Excelente! Só sobram { $count }
}
over-all = { $all } de { $all }!
over-left = { $count ->
    [1] Sobra uma carta
   *[other] Sobram { $count } cartas
}
over-lost-about = Mais uma?
over-you-emptied = Você jogou todas as suas cartas.
over-you-stuck = Você não conseguiu jogar duas cartas.
over-turns = { $count ->
    [1] turno
   *[other] turnos
}
over-tricks = { $count ->
    [1] truque
   *[other] truques
}
over-minutes = { $count ->
    [1] minuto
   *[other] minutos
}
over-best-label = melhor marca
over-streak-label = vitórias seguidas
over-share-label = O resultado em texto
over-share-copy = Copiar o texto
over-share-picture = Salvar a imagem
over-wins-of = vitórias: { $who }
over-you-wins = suas vitórias
over-look-back = Rever a partida
over-share = Compartilhar
over-more = Mais
over-you-won = Vitória!
over-won-by = { $who } vence
over-shared = Vitória compartilhada: { $who }
over-shared-you = Você divide a vitória com { $who }
over-emptied = { $who } jogou todas as suas cartas.
over-stuck = { $who } não conseguiu jogar duas cartas.
over-best = { $count ->
    [0] melhor marca: todas as cartas jogadas
    [1] melhor marca: sobra { $count } carta
   *[other] melhor marca: sobram { $count } cartas
}
over-games = { $count ->
    [1] { $count } partida nesta mesa
   *[other] { $count } partidas nesta mesa
}
over-rematch = Outra partida
over-same = As mesmas cartas
over-same-ask = Pedir as mesmas cartas
over-same-asked = Você pediu as mesmas cartas. Esperando os outros.
over-agree = Sim, as mesmas cartas
over-to-rematch = Próxima partida
over-rematch-ready = A próxima partida está pronta.
over-record = Salvar o registro
over-seed = Semente: { $seed }
over-title = A partida acabou

## The page: step by step

stepper-first = Ir para o início
stepper-back = Voltar um passo
stepper-on = Avançar um passo
stepper-last = Ir para o fim
stepper-at = { $count } de { $of }
stepper-slider = Posição
stepper-eyes = Visto por
stepper-all = todas as cartas
stepper-close = Fechar
stepper-beginning = Início
stepper-failed = O registro não carregou.

## The page: the line

link-connecting = Conectando…
link-offline = Sem conexão.
link-back = De volta. Nada se perdeu.
progress-waiting = Sua jogada está guardada e segue quando a conexão voltar.
progress-again = Sem resposta ainda. Perguntando de novo…
progress-checking = Conferindo se sua jogada chegou…
link-unkept = Este navegador não guarda nada: só o endereço desta página traz você de volta ao seu lugar. Guarde o endereço e não mostre a ninguém.
link-unkept-here = Este navegador não guarda nada: a partida dura enquanto esta página estiver aberta.
link-elsewhere = A partida andou. As cartas que você não tinha enviado voltaram à sua mão.
progress-sending = Enviando…

## The page: refusals

page-too-old = Esta página é mais antiga que o servidor. Recarregue.
refused-key-needed = Este link não funciona mais. Peça um novo a quem organiza.
refused-seat-taken = Esse lugar já está ocupado.
refused-no-seat = Esse lugar não existe nesta mesa.
refused-full = Todos os lugares desta mesa estão ocupados.
refused-name-marks = Um nome não pode ter caracteres invisíveis nem mais de três acentos numa letra.
refused-name-taken = Já tem alguém nesta mesa com esse nome, ou com um parecido.
refused-names-number = Durante a partida, um nome não pode ser um número. Tente outro, ou espere acabar.
refused-not-away = Essa pessoa ainda está aqui, ou estava agora há pouco. Tente daqui a pouco.
not-known-try-again = Sem resposta ainda. Tente de novo: nada é feito duas vezes.
refused-not-host = Só quem organiza pode fazer isso.
refused-length = Está comprido demais, ou vazio.
refused-other = Não deu certo ({ $code }).

## The page: rules

rules-title = Regras: { $game }
rules-of-a-game = As regras de um jogo: subibaja rules the-game

## A table of a server

no-hints = Nesta mesa se joga sem dicas.
nobody = livre
seated = { $seat }: { $who }
waiting-for = Lugares ocupados: { $came } de { $all }. A partida começa quando a mesa estiver completa
rematch = A próxima partida com as mesmas pessoas é na mesa { $table }; seu link também abre essa mesa
somebody = alguém
connection-lost = Sem conexão. Reconectando…
connection-failed = Sem conexão: { $reason }
refused-version = Este programa e o servidor estão em versões diferentes. Atualize um dos dois.
refused-no-table = Essa mesa não existe.
refused-invitation-used = Este convite já foi usado: { $who } está no lugar. Se é você, continue onde usou o convite, ou com o link de “Continuar em outro aparelho” de lá.
refused-one-at-a-time = Com isso aparece uma carta nova. Continue depois de ver qual é.
refused-not-known = Conferindo se chegou. Nada é feito duas vezes.
refused-wrong-secret = Este link não funciona mais. Peça um novo a quem organiza.
refused-not-seated = Só quem tem um lugar pode fazer isso.
refused-seat-is-bots = Um bot está neste lugar. Quem organiza pode devolver o lugar.
refused-not-started = A partida ainda não começou.
refused-started = A partida já começou.
refused-not-over = Isso só dá para fazer quando a partida acabar.
refused-illegal = As regras não permitem.
refused-no-take-back = Isso não dá mais para desfazer.
refused-invalid = Isso não é possível nesta mesa.
refused-moved-on = A partida andou. Olhe de novo.
refused-no-talk = Esta mesa não tem chat.
refused-too-much = É muita coisa de uma vez. Espere um pouco.
refused-not-stored = Não deu para salvar. Tente de novo.
refused-stopping = O servidor está reiniciando. Um momento…

## The page: lessons. They come in a file of their own.

lesson-step = Passo { $step } de { $all }
lesson-next = Continuar
lesson-skip = Pular esta parte
lesson-again = Tentar de novo
lesson-lost = Travou! Acontece. Tente passos menores desta vez.
lesson-first = Sua primeira partida
lesson-once-more = Repetir a lição
lesson-end-title = Você já sabe jogar!
lesson-end-the-game = Passos pequenos, o truque, duas cartas por turno. Agora com as 98 cartas.
lesson-end-ascenso-descenso = Passos pequenos e saltos de 7 logo depois de uma carta. Agora com as 68 cartas.
lesson-end-face-to-face = Duas cartas por turno, um presente, e nunca ficar sem espaço. Agora contra um bot.
lesson-end-hormigas = Pegue uma, encaixe, descarte uma vizinha. Agora contra dois bots.
lesson-say-up = Estas duas pilhas sobem. Toque no 4 e depois numa delas.
lesson-say-down = As outras duas descem a partir do 100. Seu 97 vai ali.
lesson-say-steps = O que você pula não entra mais nessa pilha. 8 ou 45 no 4? Levante as duas e compare.
lesson-say-end = Passos pequenos! Duas cartas bastam. Termine o turno: você compra tantas quantas jogou.
lesson-say-drawn = Três cartas jogadas, três compradas. Um turno é isso.
lesson-say-trick = Um pouco depois: 47 numa pilha que sobe. Uma carta exatamente 10 abaixo pode voltar. Jogue o 37!
lesson-say-tricked = O truque! Essa pilha tem espaço de novo. Nas que descem, é 10 acima.
lesson-say-yours = Faltam doze cartas, todas suas. Jogue todas nas pilhas!
lesson-say-row = Como em The Game: duas filas sobem, duas descem, tudo à vista. Jogue o 41 depois do 39.
lesson-say-jump = A fila está brilhando: agora uma carta exatamente 7 abaixo pode voltar. Salte com o 34!
lesson-say-jump-again = Depois de um salto dá para saltar outra vez. O 27 volta mais 7.
lesson-say-jumped = Uma carta em outra fila, e o brilho some. Termine seu turno aqui.
lesson-say-jump-drawn = A novidade é essa: saltos de 7, na mesma fila, logo em seguida.
lesson-say-find = Agora é com você: pegue impulso e salte. Nas filas que descem, o salto é de 7 para cima.
lesson-say-found = Belo impulso! Agora o salto: 7 acima do 30.
lesson-say-jump-done = Que olho! Procure pares assim.
lesson-say-own = As pilhas douradas são suas: uma sobe, outra desce. Jogue o 22 no 20.
lesson-say-gift = Agora um presente! Na minha pilha que sobe, uma carta mais baixa me dá espaço. Jogue seu 12 lá.
lesson-say-refill = Valeu! Por um presente você compra até ter seis. Termine o turno.
lesson-say-refilled = Seis cartas de novo. Sem presente, você compra só duas. Um presente por turno!
lesson-say-stuck = Um pouco depois: fiquei sem espaço. Jogue uma carta na sua pilha. Nada de presentes agora!
lesson-say-stuck-more = Mais uma nas suas pilhas.
lesson-say-stuck-end = Agora termine o turno. Preciso de duas cartas que entrem…
lesson-say-duel-won = …e não tenho. Vitória! Quem joga todas as suas cartas também vence.
lesson-say-hand = Suas cartas não saem do lugar. A meta: todas em ordem. As cordas ligam o que já está.
lesson-say-take = Você troca uma carta por turno. Pegue o 66 do centro.
lesson-say-put = O 22 está no caminho. Toque bem ao lado do 22, e o 66 vai para lá.
lesson-say-drop = Uma vizinha precisa sair. Descarte o 22.
lesson-say-confirm = 63, 66, 77: a sequência cresceu. Confirme, e aí é minha vez.
lesson-say-ropes = No fim, cada formiga da sua melhor sequência é um ponto. Só o 38 ainda quebra a linha.
lesson-say-last = Pegue o 15.
lesson-say-last-put = Encaixe bem ao lado do 38.
lesson-say-last-drop = Descarte o 38.
lesson-say-finish = Do 4 ao 96 sem quebrar! Confirme.
lesson-say-in-order = Em ordem! Você marca todas as suas formigas e mais 5. Aos 60 pontos, vence quem lidera.
lesson-not-now = Boa ideia, mas ainda não. Por enquanto, desfaça.
lesson-not-end = Ainda não: falta uma coisa antes.
lesson-not-far = Essa pilha desce: o 4 pularia quase tudo.
lesson-not-skips = Isso pula umas 40 cartas. Tente o 8.
lesson-not-trick-pile = Jogue no 47: aí volta exatamente 10.
lesson-not-cold = Aí o salto se perde: ele tem que vir logo em seguida.
lesson-not-find-row = Um passo menor: tente a fila do 32.
lesson-not-find = Procure duas cartas com 7 de distância. Uma fila que desce ajuda.
lesson-not-no-gift = Isso me salvaria! Use suas pilhas.
lesson-not-take = Pode ser boa. Mas o 66 você sabe que entra.
lesson-not-last = Pegue o 15: é justo o que falta.
lesson-not-drop = Assim a linha continua quebrada. Descarte a outra.

## The command line, for those who play

cli-about = Jogos de cartas com números de Benndorf: jogar, dar, conferir e desenhar
cli-usage = Uso
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opções
cli-more = Opções: -h, -V; cada comando tem seu -h. Para seu terminal: completions, man.
cli-example = Exemplo
cli-examples = Exemplos
cli-play = Jogar: solo, com bots ou com mais gente neste teclado
cli-join = Entrar na mesa de um servidor, com o link
cli-replay = Rever uma partida, passo a passo
cli-scores = Ver suas partidas: vitórias, cartas que sobram, vitórias seguidas
cli-deal = Escrever um novo registro: uma linha de JSON com semente e baralho
cli-check = Reproduzir registros e dizer o que contêm e se estão corretos
cli-show = Desenhar uma posição de um registro
cli-trace = Escrever cada posição dos registros em JSON, com todas as cartas
cli-rules = Ler as regras de um jogo, ou listar os jogos
cli-solve = Descobrir se dá para ganhar com todas as cartas à vista
cli-lab = Medir e comparar bots em muitas partidas
cli-serve = Abrir mesas: as pessoas abrem um link e jogam
cli-guard = Conferir frases: alguma revela o número de uma carta?
cli-bench = Medir a velocidade do motor nesta máquina
cli-help = Ajuda de um comando
cli-arg-game = Qual jogo: { $games }
cli-arg-seats = Quantas pessoas ou bots [3; 2 em face-to-face]
cli-arg-seed = Letras, algarismos, '-', '_', '.' [ao acaso]
cli-arg-option = Uma opção do jogo; pode ser repetida
cli-arg-seat = Seu lugar, a partir de 1; várias pessoas: 1,2
cli-arg-bots = Os outros lugares: random, novice, steady, expert
cli-arg-resume = Continuar sua última partida sem terminar
cli-arg-record = Acrescentar o registro da partida a este arquivo
cli-arg-pace = Milissegundos antes de cada ação de um bot
cli-arg-confirm = Perguntar antes de enviar: never, risky, always
cli-arg-plain = Linha por linha, para leitores de tela e pipes
cli-arg-lang = { $codes } [automático]
cli-arg-color = Cor: auto, always (sempre) ou never (nunca)
cli-arg-help = Mostrar esta ajuda
cli-arg-link = O link do lugar
cli-arg-name = Seu nome na mesa, se o lugar ainda não tem um
cli-arg-folder = Mostrar onde ficam seus dados
cli-arg-file = Registros, um objeto JSON por linha
cli-arg-input = Registros, um objeto JSON por linha; - é stdin
cli-arg-number = Qual registro do arquivo, a partir de 1
cli-arg-eyes = O que este lugar vê, a partir de 1
cli-arg-all = Todas as cartas
cli-arg-ply = A posição depois de tantas ações [a última]
cli-play-after = Sem jogo, aparece um menu. `h` mostra as teclas; em --plain, digite `help`.
cli-join-after =
    Quem organiza a mesa manda o link; # quer dizer algo em quase todo terminal:
    ponha o link entre aspas. É um convite: na primeira visita ele vira uma
    chave sua, que fica na sua pasta de dados, e dali o mesmo link traz você de
    volta. Sem lugar você pode assistir, se a mesa permitir.
cli-scores-after =
    Por jogo, lugares e opções. Suas partidas estão em games.jsonl, na pasta de
    dados: a de SUBIBAJA_DATA ou, se não houver, a do seu usuário.
cli-replay-after =
    As setas avançam, um número e Enter saltam, `v` muda as cartas que você vê.
    Suas partidas terminadas estão em games.jsonl, na pasta de dados.
cli-rules-after = No terminal, usa seu paginador (PAGER, ou senão less); num pipe, texto puro.
cli-show-after = Sem --seat nem --all, você vê o que a mesa toda vê.
cli-show-more = A mesa toda vê isto. --seat N mostra as cartas de um lugar; --all, todas.
cli-wrong-argument = { $argument } não existe aqui.
cli-wrong-value = { $argument } não pode ser “{ $value }”.
cli-wrong-missing = Falta algo: { $argument }
cli-wrong-command = O comando { $argument } não existe.
cli-wrong-together = { $argument } não combina com { $other }.
cli-wrong-seat = { $count ->
    [1] --seat { $number }: só existe o lugar 1
   *[other] --seat { $number }: os lugares vão de 1 a { $count }
}
cli-no-saved = Não há nenhuma partida salva.
cli-wrong-other = Não entendi esta linha de comando.
cli-see-help = Ajuda: { $command }
