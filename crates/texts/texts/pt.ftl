# O que o Subibaja diz, em português. As palavras são as das regras: pilha, mão, lugar, vez, monte.
# Só um é singular: diz-se "0 cartas", digam o que disserem as tabelas de plurais.

## Quantidades e nomes

cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
seats = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
}
points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
points-short = { $count } pt
seat = lugar { $number }
seat-you = { $seat } (você)
you = você
person = pessoa
list-and = { $items } e { $last }
gold = ouro
silver = prata
yes = sim
no = não
waiting = À espera da mesa…
too-small = A janela tem { $now }; são precisos pelo menos { $width }×{ $height }. Aumente-a, ou use: subibaja play --plain

## Os jogos

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Coloquem 98 cartas em duas pilhas que sobem e duas que descem, sem dizer números.
about-ascenso-descenso = O primo de 68 cartas, com filas abertas e saltos de 7.
about-face-to-face = Cada um com o seu baralho e as suas pilhas, e uma carta por vez para ajudar o rival.
about-hormigas = Ordene a sua mão trocando uma carta por vez; as formigas pontuam.
sentence-of-game = { $game }: { $about }

## Opções

option-start = Quem começa
option-start-choose = escolhe o grupo
option-start-seat = { $seat }
option-start-lot = por sorteio
option-minimum = Mínimo por vez
option-minimum-number = { $count } cartas
option-small_hand = Mãos
option-small_hand-false = completas
option-small_hand-true = uma carta a menos
option-jump = Saltos de 7
option-jump-immediate = logo depois de outra ali
option-jump-any = sobre qualquer carta
option-last_card = Uma única última carta
option-last_card-lose = perde: são precisas duas
option-last_card-allow = pode ser colocada sozinha
option-hand = Mão
option-hand-number = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
option-hand-list = { $list }
option-finish = Fim da ronda
option-finish-auto = por si só
option-finish-claim = quando alguém a reclama
option-target = Fim da partida
option-target-number = com { $count } pontos
option-rounds = Rondas
option-rounds-number = { $count ->
    [1] { $count } ronda
   *[other] { $count } rondas
}
option-symbols = Símbolos de formiga
option-symbols-house = tabela da casa
option-symbols-one = um por carta
option-symbols-table = tabela própria
option-turn_limit = Limite de vezes
option-turn_limit-number = { $count ->
    [0] nenhum
   *[other] { $count } vezes
}

# A game that differs by an option.
changed-start-seat = começa o { $seat }
changed-minimum-number = pelo menos { $count } cartas por turno
changed-small_hand-true = uma carta a menos na mão
changed-jump-any = saltos sobre qualquer carta
changed-last_card-allow = a última carta pode ser jogada sem outra
changed-hand-number = mãos de { $count }
changed-hand-list = mãos de { $list }
changed-finish-claim = é preciso anunciar a mão ordenada
changed-target-number = meta { $count }
changed-rounds-number = { $count ->
    [1] { $count } ronda
   *[other] { $count } rondas
}
changed-symbols-one = uma formiga em cada carta
changed-symbols-table = tabela de símbolos própria
changed-turn_limit-number = limite de vezes { $count }

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

outcome-won = ganha: todas as cartas estão colocadas
outcome-lost = { $count ->
    [1] perdida com { $count } carta por colocar
   *[other] perdida com { $count } cartas por colocar
}
outcome-emptied = { $count ->
    [1] ganhou o { $winner } ao colocar todas as suas cartas; ao { $loser } resta { $count } carta
   *[other] ganhou o { $winner } ao colocar todas as suas cartas; ao { $loser } restam { $count } cartas
}
outcome-stuck = { $count ->
    [1] ganhou o { $winner }: o { $loser } não conseguiu colocar as exigidas; resta-lhe { $count } carta
   *[other] ganhou o { $winner }: o { $loser } não conseguiu colocar as exigidas; restam-lhe { $count } cartas
}
outcome-points = { $count ->
    [1] ganhou o { $winner } com { $count } ponto (pontos por lugar: { $all })
   *[other] ganhou o { $winner } com { $count } pontos (pontos por lugar: { $all })
}
outcome-shared = { $count ->
    [1] { $winners } dividem a vitória com { $count } ponto (pontos por lugar: { $all })
   *[other] { $winners } dividem a vitória com { $count } pontos (pontos por lugar: { $all })
}
outcome-after-rounds = { $count ->
    [1] { $won } depois de { $count } ronda
   *[other] { $won } depois de { $count } rondas
}
outlook-turn = joga o { $seat }
outlook-round = joga o { $seat } na ronda { $round }
outlook-deal = falta dar as cartas da ronda { $round } (pontos por lugar: { $points })
outlook-choose = o grupo deve escolher quem começa
best-first = É a primeira partida com estas opções.
best-left = { $count ->
    [0] O melhor até agora com estas opções: todas colocadas.
    [1] O melhor até agora com estas opções: { $count } carta por colocar.
   *[other] O melhor até agora com estas opções: { $count } cartas por colocar.
}
best-points = { $count ->
    [1] O máximo até agora com estas opções: { $count } ponto.
   *[other] O máximo até agora com estas opções: { $count } pontos.
}
best-won = { $count ->
    [1] Ganhas até agora com estas opções: { $won } de { $count } partida.
   *[other] Ganhas até agora com estas opções: { $won } de { $count } partidas.
}
rivals = A mesma distribuição, com bots em todos os lugares:
rivals-playing = ainda estão jogando…
kept = O registro fica guardado em { $path }

## De quem é a vez

turn-yours = { $count ->
    [1] É a sua vez; falta colocar { $count } carta.
   *[other] É a sua vez; falta colocar { $count } cartas.
}
turn-yours-done = Sua vez: outra carta, ou `end` para terminar.
turn-theirs = { $count ->
    [1] joga o { $seat }; falta-lhe colocar { $count } carta.
   *[other] joga o { $seat }; falta-lhe colocar { $count } cartas.
}
turn-theirs-done = joga o { $seat }; já pode terminar a vez.
status-yours-done = Sua vez: outra carta, ou e para terminar.
status-choose = Veja a sua mão; depois o grupo escolhe quem começa: tecle de 1 a { $last }.
status-deal = A ronda { $round } terminou. Enter dá as cartas da seguinte.
status-thinking = o { $seat } está pensando…
status-sent = Enviado…
ants-take-yours = tire uma carta do centro
ants-take = o { $seat } tem de tirar uma carta
ants-put-yours = ponha a carta na sua mão
ants-put = o { $seat } tem de inserir a carta tirada
ants-claim-yours = diga `claim` (reclamar) ou `pass` (passar)
ants-claim = o { $seat } diz `claim` ou `pass`
ants-turn = Ronda { $round }, vez { $turn }: { $what }.
ants-deal = A ronda { $round } terminou; `deal` dá as cartas da seguinte.
ants-over = Fim depois da ronda { $round }.
ants-winners = { $count ->
    [1] Ganhou o { $seats }.
   *[other] Dividem a vitória: { $seats }.
}
ants-in-the-air = no ar
ants-put-away = Descartes: { $cards }
ants-preview = O { $card } entra com { $gap } à esquerda; sai o { $out }. Melhor sequência então: { $best }.

## Desenhos por linhas

drawing-draw-pile = Monte: { $count }
drawing-not-placed = Por colocar: { $count }
drawing-counts = {"  "}Monte: { $draw }. Por colocar: { $left }.
drawing-draw-pile-next = {"  "}Monte, primeiro a próxima:{" "}
drawing-draw-pile-of-next = {"  "}{ $seat }, monte, primeiro a próxima:{" "}
drawing-hand = {"  "}Mão:{" "}
drawing-card = carta
drawing-choose = O grupo escolhe quem começa: de start@0, lugar 1, a start@{ $last }, lugar { $seats }.
drawing-won = Ganha: todas as cartas estão colocadas.
drawing-lost = { $count ->
    [1] Perdida com { $count } carta: o { $seat } não conseguiu colocar as exigidas.
   *[other] Perdida com { $count } cartas: o { $seat } não conseguiu colocar as exigidas.
}
drawing-helped = A carta para o rival já está.
drawing-duel-emptied = Ganhou o { $seat }: colocou todas as suas cartas.
drawing-duel-stuck = Ganhou o { $seat }: o { $loser } não conseguiu colocar as exigidas.
drawing-signs = Um número: quanto a pilha avança. «: um passo atrás. -: agora não.
drawing-signs-duel = Um número: quanto a pilha avança. «: passo atrás. +: ajuda. -: agora não.
drawing-put-away = {"  "}Descartes:{" "}
drawing-symbols = { $ant } símbolos: { $table }
drawing-in-the-air = No ar: { $card }
drawing-in-the-air-hidden = No ar: ░░ (estava virada para baixo)
drawing-in-this-round = { $count } deles nesta ronda
drawing-best-stretch = melhor sequência agora { $count }
drawing-seen = vis.
drawing-legal = Pode-se:{" "}
drawing-put =
    put@K-left ou put@K-right: entra com K cartas à esquerda (de 0 a { $last }) e sai a
    carta desse lado; numa ponta, a carta da ponta oposta.

## O que aconteceu

log-title = O que aconteceu
log-back = O que aconteceu, { $count } linhas atrás
log-started = { $seat }: começa
log-placed = { $seat }: coloca o { $card } em { $pile }
log-placed-own = { $seat }: coloca o { $card } na sua pilha { $arrow }
log-placed-rival = { $seat }: coloca o { $card } na pilha { $arrow } do rival
log-drew = { $count ->
    [0] { $seat }: termina a vez e não tira cartas
    [1] { $seat }: termina a vez e tira { $count } carta
   *[other] { $seat }: termina a vez e tira { $count } cartas
}
log-stuck = { $seat }: não consegue colocar as exigidas
log-refreshed = { $seat }: renova o centro
log-took = { $seat }: tira o { $card } da posição { $place }
log-took-face-down = { $seat }: tira a carta virada para baixo da posição { $place }
log-put-left = { $seat }: insere-a com { $at } à esquerda e larga o { $card }, à esquerda
log-put-right = { $seat }: insere-a com { $at } à esquerda e larga o { $card }, à direita
log-claimed = { $seat }: diz que a sua mão está ordenada
log-passed = { $seat }: passa
log-dealt = dão-se as cartas da ronda seguinte
round-wrong-claim = fim da ronda: o { $seat } reclamou com a mão por ordenar. Pontos: { $points }
round-ordered = fim da ronda: a mão do { $seat } está ordenada. Pontos: { $points }
round-limit = fim da ronda: chegou-se ao limite de vezes. Pontos: { $points }

## Sinais

said = { $seat } diz: { $what }
said-you = Você diz: { $what }
signal-leave = Deixe-a, por favor
signal-no-big-step = Aí sem grandes saltos
signal-good = Tenho algo bom para ela
signal-go-ahead = Avance, não preciso dela
signal-trouble = Estou em apuros
signal-fine = Estou bem
signal-would-start = Eu começaria
signal-rather-not = Prefiro não começar
reaction-bravo = Bravo!
reaction-thanks = Agradeço!
reaction-laugh = Ahahah!
reaction-wow = Uau!
reaction-ouch = Ai!
reaction-luck = Boa sorte!
reaction-title = Reações
reaction-later = Uma reação por turno. Espera um pouco.
word-leave = não
word-no-big-step = pouco
word-good = bom
word-go-ahead = ok

## Pilhas e passos

pile-yours = sua { $arrow }
pile-rivals = rival { $arrow }
panel-draw-pile = Monte
panel-not-placed = Por colocar
panel-hands = Mãos
panel-hand = Mão
step-on = passo de { $gap }
step-back = « inverso { $gap }
step-jump = « salto { $gap }
step-help = + ajuda { $gap }

## Planejar

planned = Plano: { $tokens } (ninguém o vê até a vez terminar)
nothing-to-take-back = Não há nada a desfazer.

## Perguntas antes do que não tem volta

ask-end = Terminar a vez com { $tokens }? Os outros passam a ver, e já não se pode desfazer.
ask-last-card = Colocar { $tokens }? Com isso a partida acaba.
ask-start = Começa o { $seat }?
ask-face-down = Tirar a carta virada para baixo da posição { $place }? Depois de vista, não se pode devolver.
ask-refresh = Descartar as três cartas abertas e pôr três novas viradas para baixo? Não se pode desfazer.
ask-put = { $count ->
    [1] Inserir o { $card } com { $count } carta à esquerda e largar o { $out }? Com isso termina a sua vez.
   *[other] Inserir o { $card } com { $count } cartas à esquerda e largar o { $out }? Com isso termina a sua vez.
}
ask-claim = Dizer que a sua mão está ordenada? A ronda termina; se não estiver, você recebe 0 pontos.
ask-pass = Passar, e que jogue o lugar seguinte?
ask-deal = Dar as cartas da ronda seguinte?
ask-leave-game = Deixar a partida? Ela fica guardada e o menu volta a oferecê-la. Mais um Ctrl-C sai de vez.
ask-leave-table = Deixar a mesa? O seu lugar continua seu: o mesmo link traz você de volta.
ask-quit = Sair do Subibaja?
curtain-title = { $seat }: é com você
curtain = Passe o teclado. Tecle Enter quando só quem está no { $seat } estiver vendo a tela.

## Conselhos

hint-thinking = O mestre está pensando…
hint-none = Agora não há nada a decidir.
hint = { $plan }: { $reason }
hint-chance = Chance de ganhar: cerca de { $percent } %.
reason-only = não há outra opção.
reason-start = pelo que se sabe, o { $seat } tem as melhores cartas para começar.
reason-stop = outra carta custaria mais do que traz.
reason-back = o { $card } volta atrás em { $pile } e recupera { $gain }.
reason-cheap = { $count ->
    [1] um passo à frente custa só { $cost }.
   *[other] { $count } passos à frente custam só { $cost } no total.
}
reason-worth = { $count ->
    [1] um passo à frente custa { $cost }, mas o que conserva vale mais.
   *[other] { $count } passos à frente custam { $cost } no total, mas o que conservam vale mais.
}
reason-skips = { $count ->
    [0] não se pula nenhuma carta que ainda vem.
    [1] pula-se { $count } carta que ainda vem.
   *[other] pulam-se { $count } cartas que ainda vêm.
}
reason-more = coloca-se mais do que o mínimo, porque vale a pena.
reason-refills = o { $card } para o rival dá-lhe { $help }, e a sua mão volta a encher-se.
reason-leaves = { $pile } fica como está, como pediu o { $seat }.
reason-refresh = nenhuma carta aberta ajuda a sua ordem; três novas talvez ajudem.
reason-face-down = nenhuma carta aberta encaixa tão bem como pode encaixar uma desconhecida.
reason-run = { $count ->
    [1] é aí que o { $card } menos atrapalha.
   *[other] assim o { $card } fica entre { $count } cartas em ordem.
}
reason-grows = a sua melhor sequência cresce de { $from } para { $to }.
reason-claim = a mão está ordenada.
reason-pass = a mão ainda não está ordenada.
reason-deal = a ronda terminou.

## Teclas

key-card = carta
key-place = colocar
key-end = terminar
key-take-back = desfazer
key-hint = conselho
key-help = ajuda
key-leave = deixar
key-choose = escolher
key-take = tirar
key-refresh = renovar
key-where = onde
key-side = qual sai
key-put = inserir
key-claim = reclamar
key-pass = passar
key-deal = dar cartas
key-start = quem começa
key-next-person = outra pessoa
key-look = ver
key-new-deal = nova partida
key-all = todas as cartas
key-result = resultado
key-menu = menu
key-quit = sair
key-go = seguir
key-line = linha
key-change = mudar
key-back = voltar
key-scroll = mover
key-step-back = atrás
key-step = passo
key-first = início
key-last = fim
key-jump = ir a
key-view = quem vê

## Ajuda

help-menu =
    As setas escolhem, Enter segue, Esc volta; o mouse também serve.
    De 1 a 4 escolhe-se um jogo diretamente.
    As partidas em curso são guardadas a cada jogada e ficam no alto.
    As regras: subibaja rules. Por linhas: subibaja play --plain
help-piles =
    ← → escolhem uma carta; também se pode digitar o seu número
    ↑ ↓ escolhem uma pilha; Enter coloca a carta ali
    a s d f colocam-na na primeira à quarta pilha
    Sob cada carta: a pilha que menos avança, e quanto; « é um passo atrás
    e termina a vez, u desfaz; até lá o plano é só seu
help-signals =
    Sinais, sobre a pilha entre ▶ ◀: l deixar · n sem passos grandes
    g tenho algo bom · o podem usar; e ainda: x em apuros · k estou bem
    antes de começar: w eu começaria · m prefiro não
help-ants =
    a s d (ou 1 2 3) tiram uma carta do centro; uma aberta devolve-se com u.
    r renova o centro.
    ← → escolhem onde entra (▲), ↑ ↓ qual vizinha sai (✗), Enter insere
    ═ marca a sua melhor sequência
help-game =
    ? pede um conselho ao mestre · PgUp PgDn movem o que aconteceu
    • marca as cartas novas · q deixa a partida, guardada · Ctrl-C pergunta
    As regras: subibaja rules { $game }
help-reel =
    ← → uma ação para trás ou para a frente, ↑ ↓ dez; Home e End vão às pontas
    digita-se um número e Enter para ir a essa posição
    v muda de quem são as cartas que se veem: o público, cada lugar, todas

## O menu e o formulário

menu-title = jogos de cartas com números
menu-saved = Continuar: { $game }
menu-scores = Pontuações
menu-quit = Sair
form-title = uma nova partida
form-seats = Lugares
form-person = uma pessoa neste teclado
form-bot = bot, { $level }: { $about }
form-seed = Semente
form-seed-chance = (ao acaso; ou digite uma)
form-start = Começar

## Pontuações

scores-title = pontuações
scores-none = Ainda não há nenhuma partida terminada. Para jogar: subibaja play
scores-played = { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}
scores-won = { $count ->
    [1] { $count } ganha ({ $percent } %)
   *[other] { $count } ganhas ({ $percent } %)
}
scores-best-left = o melhor: restam { $count }
scores-best-points = o melhor: { $count }
scores-mean = média: { $mean }
scores-streak = Ganhas seguidas: { $now } agora, { $most } no máximo
scores-last-left = Cartas por colocar, partida a partida:
scores-last-won = Ganha + ou perdida -, partida a partida:
scores-last-points = Pontos, partida a partida:
scores-cards-left = Quantas vezes sobraram quantas cartas:

## Repetição

replay-place = Posição { $ply } de { $last }
replay-seat = Como a viu o { $seat }.
replay-public = Como todos a viram.
replay-all = Todas as cartas.
replay-jump = Ir a { $ply }: Enter

## Linha a linha

plain-too-long = Essa linha é longa demais. Digite `help`.
plain-left-out = Ficam de fora, pois a sua vez terminou: { $tokens }
plain-enter-deals = Enter dá as cartas da ronda seguinte.
plain-planned = Plano: { $tokens }. `end` termina a vez, `undo` desfaz.
plain-unknown = Não se entende. `help` diz o que se pode digitar, `legal` o que se pode fazer.
plain-look = `look 2` mostra as cartas do lugar 2 a quem está ali, enquanto o grupo escolhe quem começa.
plain-pass-on = Passe o teclado ao { $seat }. Enter quando só quem está no { $seat } estiver lendo.
plain-not-finished = Por terminar: { $what }.
plain-saved = A partida fica guardada: `subibaja play --resume` a continua.
plain-record = O registro foi adicionado a { $path }. Para vê-lo: subibaja replay { $path }
plain-again = A mesma distribuição: { $command }
plain-menu = Que jogo? O seu número; Enter sozinho sai.
plain-menu-saved = { $count ->
    [1] c  Continuar: { $game }, depois de { $count } ação
   *[other] c  Continuar: { $game }, depois de { $count } ações
}
plain-menu-wrong = Digite um número de 1 a 4.
plain-help-team =
    37@up1     planejar o 37 em up1 (ou up2, down1, down2)
    end        terminar a vez: joga-se o que foi planejado
    start@0    no início: começa o lugar 1 (start@1: o 2, etc.)
    leave@up1  dizer: ninguém toque nela (ou no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        planejar o 37 na sua pilha up (ou down)
    37@rival-up  planejar o 37 na pilha up do rival (ou rival-down)
    end          terminar a vez: joga-se o que foi planejado
plain-help-ants =
    take@1      tirar a carta do centro na posição 1 (ou 2, 3)
    put@5-left  inseri-la com 5 cartas à esquerda e largar a vizinha esquerda
    refresh     antes, renovar as três cartas do centro, se estão viradas para cima
    claim pass  dizer se a sua mão está ordenada, onde a mesa joga assim
    deal        dar as cartas da ronda seguinte; Enter também
plain-help =
    undo   desfazer o planejado          hint   o que faria o mestre, e por quê
    legal  tudo o que se pode fazer      show   desenhar a mesa outra vez
    help   isto                          quit   deixar a partida, que fica guardada
    Pode haver várias ações numa linha. As regras: subibaja rules { $game }
plain-replay-help = Enter: seguir · back · um número de 0 a { $last } · seat 2 · all · public · quit

## Porque algo não se pode fazer

illegal-over = A partida terminou.
illegal-not-your-turn = Não é a sua vez.
illegal-other-game = É uma ação de outro jogo.
illegal-choose-start-first = Primeiro combinem quem começa.
illegal-already-started = Já está decidido quem começa.
illegal-no-such-seat = Nesta mesa não há { $seat }.
illegal-not-in-hand = Não tem o { $card }.
illegal-does-not-fit = O { $card } não cabe sobre o { $top }.
illegal-jump-not-now = O { $card } seria um salto; tem de vir logo depois de uma carta posta ali.
illegal-spoils-minimum = Depois do { $card } já não chegaria ao mínimo, e outra jogada permite-o.
illegal-rival-pile-used = Só uma carta por vez pode ir para as pilhas do rival.
illegal-does-not-improve = O { $card } não melhoraria a pilha do rival em { $top }.
illegal-take-first = Primeiro tire uma carta do centro.
illegal-put-first = Primeiro ponha na mão a carta que tirou.
illegal-claim-or-pass = Diga se a sua mão está em ordem.
illegal-nothing-to-claim = Agora não há nada a anunciar.
illegal-deal-first = A ronda terminou. Dê as cartas da seguinte.
illegal-round-not-over = A ronda ainda não terminou.
illegal-middle-not-open = O centro só se troca quando as três cartas estão viradas para cima.
illegal-not-enough-to-refresh = Restam poucas cartas para trocar o centro.
illegal-no-such-place = O centro tem as posições 1, 2 e 3.
illegal-no-such-position = A mão tem { $count } cartas: à esquerda podem ficar de 0 a { $count }.
illegal-other = Isso não se pode fazer agora.
illegal-minimum-not-met = { $count ->
    [1] Coloque antes mais uma carta.
   *[other] Coloque antes mais { $count } cartas.
}

## A página

site-tagline = Umas pilhas sobem, outras descem.
site-tagline-more = Envia um link e joga, sem conta.
site-skip = Ir para o conteúdo
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
site-credits = Os jogos são dos seus autores e editoras. O Subibaja é independente e usa palavras e desenhos próprios. Se gostas de um jogo, compra a caixa.
site-loading = Um momento…
site-offline = Sem ligação. Podes jogar a solo ou com bots.
site-failed = Algo não carregou. Verifica a ligação e tenta de novo. Nada se perde.
site-again = Tentar de novo
site-reload = Recarregar a página
site-damaged = Este link está danificado.
site-damaged-text = Uma parte perdeu-se ou mudou pelo caminho. Pede-o de novo e abre-o inteiro.
site-security = O que prometemos e como avisar de uma falha

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
settings-left = Mão esquerda
settings-confirm = Confirmar ao terminar o turno
settings-coach = Guia
settings-coach-about = Avisa antes de uma jogada cara

## A página: o início

start-title = Jogos
start-players = { $range } pessoas
start-minutes = { $range } min
start-kind-team = equipa
start-kind-duel = duelo
start-kind-each = rivais
start-about-the-game = Em equipa: 98 cartas, quatro pilhas. Podes falar de tudo, menos de números.
start-about-ascenso-descenso = Como The Game, mas mais curto: 68 cartas à vista e saltos de 7.
start-about-face-to-face = Um duelo. Joga uma carta numa pilha rival e voltas a encher a mão.
start-about-hormigas = Troca uma carta por turno até ordenares a mão toda. Cada formiga conta.
start-play = Jogar
start-learn = Aprender
start-alone = A solo
start-with-bots = Com bots
start-how-many = Quantos bots
start-level = Nível
start-bots = { $count ->
    [1] { $count } bot
   *[other] { $count } bots
}
start-friends = Com amigos
start-play-friends = Jogar com amigos
start-own = As tuas partidas
start-open = Mesas abertas
start-open-count = { $count ->
    [1] 1 mesa aberta
   *[other] { $count } mesas abertas
}
start-resume = Continuar
start-look = Rever
start-forget = Apagar
start-forget-game = Apagar { $what }
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
start-here = neste dispositivo
start-over = terminada
start-running = em curso

## A página: um link que dá logo as cartas

play-wrong-title = Este link não consegue começar uma partida.
play-wrong-unknown = «{ $name }» não existe em { $game }.
play-wrong-twice = «{ $name }» aparece duas vezes.
play-wrong-value = «{ $name }» não pode ser «{ $value }». Possível: { $allowed }
play-wrong-rules = As regras não o permitem: { $reason }
play-to-game = Ir para { $game }

## A página: uma mesa nova

new-table-title = Nova mesa: { $game }
new-table-name = O teu nome
new-table-players = Quem joga
new-table-person = Convidar alguém
new-table-bot = Bot: { $level }
new-table-add = Juntar um lugar
new-table-remove = Retirar este lugar
seat-label = Lugar { $number }
new-table-help = Ajuda
new-table-talk = Chat
new-table-options = Definições da mesa
new-table-listed = Qualquer pessoa pode entrar a partir do início
new-table-clock = Tempo por turno
new-table-no-clock = sem limite
new-table-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
new-table-go = Criar mesa
new-table-failed = Não foi possível criar a mesa.
new-table-unreached = O servidor não responde. Tenta de novo.

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

invite-title = Convide os seus amigos
invite-text = Um link por lugar. Envia cada um a uma só pessoa: abre o lugar uma vez, a quem chegar primeiro.
invite-link-of = Link de { $seat }
invite-watch-link = Link para quem assiste
invite-watch-make = Criar um link para assistir
invite-leave-text = O teu lugar fica livre para outra pessoa.
invite-copy = Copiar
invite-copied = Copiado
invite-share = Partilhar
invite-qr = Código QR
invite-qr-of = Código QR do link de { $seat }
invite-waiting = À espera dos outros. As cartas são dadas quando todos chegarem.
invite-came = está aqui
invite-not-yet = ainda não chegou
invite-start = Começar já, com bots nos lugares livres
invite-share-text = Venha jogar { $game } comigo:
invite-waiting-title = Já estás na mesa
invite-group = Um link para todos
invite-group-text = Envia este link ao teu grupo. Quem o abrir recebe o próximo lugar livre.
invite-group-make = Criar um link para todos
invite-group-renew = Novo link para todos
invite-group-renew-text = Um link novo anula o anterior. Quem já chegou fica.
invite-group-void = Anular o link
invite-by-seat = Mais links: um para cada lugar
invite-count = Chegaram { $came } de { $all }.
invite-host = organiza
invite-start-now = Começar já
invite-copy-failed = Aqui não se pode copiar. O link está selecionado: copia-o à mão.
join-title = Há um convite para ti
join-name = Como te chamam os outros?
join-go = Sentar-me
name-take = Mudar o nome
plays-listed = Qualquer pessoa pode entrar ou assistir
plays-private = Só quem tiver um link
preview-table = Vem jogar { $game }
preview-invited = Vem jogar
preview-game = { $game } · Subibaja
preview-about = Jogos de cartas com números a partir de um link, sem conta: com amigos, com bots ou sozinho.

## A página: uma mesa

table-bot = bot
you-label = Tu
table-away = ausente
table-on-turn = tem a vez
table-draw = Monte
table-your-turn = É a sua vez
table-turn-of = É a vez de { $who }
table-watching = Está a assistir.
table-watchers = { $count ->
    [1] { $count } assiste
   *[other] { $count } assistem
}
table-choose = Quem começa?
table-start-with = Começa { $who }
table-me-start = Começo eu
table-started = Primeira vez: { $who }.
table-end = Terminar a vez
table-hand = A sua mão
table-empty-hand = sem cartas
table-hand-of = Mão de { $who }
table-piles = Pilhas
table-piles-of = Pilhas de { $who }
pile-label-up1 = primeira pilha que sobe
pile-label-up2 = segunda pilha que sobe
pile-label-down1 = primeira pilha que desce
pile-label-down2 = segunda pilha que desce
pile-label-up = sua pilha que sobe
pile-label-down = sua pilha que desce
pile-label-rival-up = pilha que sobe do rival
pile-label-rival-down = pilha que desce do rival
pile-the-up1 = a primeira pilha que sobe
pile-the-up2 = a segunda pilha que sobe
pile-the-down1 = a primeira pilha que desce
pile-the-down2 = a segunda pilha que desce
pile-the-up = a sua pilha que sobe
pile-the-down = a sua pilha que desce
pile-the-rival-up = a pilha que sobe do rival
pile-the-rival-down = a pilha que desce do rival
pile-on-up1 = na primeira pilha que sobe
pile-on-up2 = na segunda pilha que sobe
pile-on-down1 = na primeira pilha que desce
pile-on-down2 = na segunda pilha que desce
pile-on-up = na sua pilha que sobe
pile-on-down = na sua pilha que desce
pile-on-rival-up = na pilha que sobe do rival
pile-on-rival-down = na pilha que desce do rival
table-card-new = { $card }, nova
table-fits = cabe
table-no-fit = não cabe
table-last-move = última: { $who } { $step }
table-trick-call = Truque!
pile-goes-up = sobe
pile-goes-down = desce
table-left-of = Faltam { $count } de { $all } cartas
table-undo = Desfazer
table-take-back-card = Desfazer desde a { $card }
table-lift-first = Primeiro toca numa carta da tua mão e depois numa pilha.
prompt-where = Onde jogas o { $card }?
prompt-place = { $count ->
    [one] Joga uma carta
   *[other] Joga { $count } cartas ou mais
}
prompt-still = { $count ->
    [one] Só mais uma
   *[other] Mais { $count }
}
prompt-more = Joga mais ou termina o turno
prompt-no-more = Nada mais cabe: termina o turno
prompt-draws = { $count ->
    [one] biscas 1
   *[other] biscas { $count }
}
prompt-take = Tira uma carta do centro
prompt-put = Põe-na entre duas cartas
prompt-drop = Qual descartas, o { $left } ou o { $right }?
prompt-confirm = Fica assim?
prompt-pass = A tua mão está em ordem?
prompt-deal = A ronda acabou
prompt-sure = Terminar mesmo?
coach-skips = { $count ->
    [one] Saltas uma carta.
   *[other] Saltas { $count } cartas.
}
hint-play = Jogar isto
hint-chance-alone = A jogar como um perito, ganha-se { $percent } das vezes
log-turn = { $who } · turno { $number }
log-empty = Ainda não há jogadas.
menu-players = Jogadores
menu-leave = Sair da mesa
menu-plays = O que se joga aqui
rail-together = Em equipa
rules-short = Regras
table-top = em cima { $card }
table-row = Fila: { $cards }
table-gap = intervalo de { $count }
table-trick = { $count } para trás!
table-gift = presente de { $count }
table-jump-with = salto de 7 com o { $card }
pile-of-up = { $who }: pilha crescente
pile-of-down = { $who }: pilha decrescente
duel-to-go = por jogar
duel-tight = Quase sem espaço!
duel-deck = por biscar
duel-draws = { $count ->
    [0] não biscas
   *[other] biscas { $count }
}
duel-refill = até 6: biscas { $count }
duel-gift-refills = como oferta: até 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [1] { $card } levantada. Cabe em { $count } pilha.
   *[other] { $card } levantada. Cabe em { $count } pilhas.
}
table-dropped = De volta à mão.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [1] { $who }: { $count } carta comprada.
   *[other] { $who }: { $count } cartas compradas.
}
table-you-drew = Compras { $cards }.
table-drew-none = Não há mais nada para comprar.
table-drawn = { $count ->
    [1] { $count } carta comprada
   *[other] { $count } cartas compradas
}
table-planned = { $card } { $on }.
table-took-back = { $cards } de volta à tua mão.
table-told-deal = As cartas estão dadas. A tua mão: { $cards }.
table-told-hand = A tua mão: { $cards }.
table-played-last = a última jogada
table-deadline = { $count ->
    [1] falta { $count } segundo
   *[other] faltam { $count } segundos
}
table-keys = Teclas: as setas escolhem uma carta, Enter levanta-a, de 1 a 4 colocam-na, Backspace desfaz, E termina a vez, H pede uma dica.
table-keys-ants = Teclas: 1 a 3 tiram do centro, as setas movem o lugar (para cima e para baixo, de cinco em cinco), Enter põe a carta ali, esquerda ou direita descarta, Backspace desfaz, E termina o turno.
table-chosen = Alguém escolheu a semente desta distribuição e pode conhecer as cartas.
table-devices = { $count ->
    [1] { $count } dispositivo
   *[other] { $count } dispositivos
}
table-devices-hint = O teu lugar está aberto em mais de um dispositivo. Se não são teus, abre o menu do teu lugar e fecha os outros.

## A página: o menu de um lugar

seat-menu-title = Lugar de { $who }
seat-menu-to-bot = Deixar um bot jogar
seat-menu-to-person = Devolver o lugar
seat-menu-to-guest = Dar o lugar a uma pessoa
seat-menu-new-link = Criar um link novo
seat-menu-new-link-text = O link anterior deixa de funcionar.
seat-menu-own-bot = Deixar um bot jogar por mim
seat-menu-own-bot-text = O lugar continua teu: retoma-o quando quiseres.
seat-menu-free = Libertar o lugar
seat-menu-free-there = Podes libertar o lugar quando essa pessoa estiver ausente há algum tempo.
seat-menu-free-in = { $count ->
    [1] Podes libertar o lugar daqui a { $count } segundo.
   *[other] Podes libertar o lugar daqui a { $count } segundos.
}
seat-menu-free-text = Para quando alguém se foi embora. A mesa toda vê, e recebes um link para outra pessoa.
seat-menu-own = O teu lugar
seat-menu-elsewhere = Continuar noutro dispositivo
seat-menu-device-link = Link para o teu outro dispositivo
seat-menu-warning = Guarda este link para ti: quem o tiver vê as tuas cartas e joga no teu lugar.
seat-menu-turn-out = Fechar nos outros dispositivos
seat-menu-turn-out-text = Só este dispositivo fica com o teu lugar. Os links para outros deixam de funcionar.

## A página: quem volta

returned-mine = Um bot joga no teu lugar. Podes continuar a conversar.
returned-ask = Pedir o meu lugar
returned-asked = Pedido. Falta devolverem-no.
returned-take = Recuperar o meu lugar
returned-is-back = { $who } está de volta.

## A página: novidades

news-freed = Quem organiza a mesa libertou o lugar de { $who }.
news-invited = Há um link novo: { $who }.
news-rekeyed = { $who } fechou os seus outros dispositivos.
news-asked-back = { $who } está de volta e pede o seu lugar.
news-wished = { $who } jogaria outra vez com as mesmas cartas.
news-bot-took = Um bot joga por { $who }.
news-plays-again = { $who } volta a jogar.
news-clock = O tempo de { $who } acabou: jogou um bot.
own-news-freed = Quem organiza a mesa libertou o teu lugar.
own-news-invited = Há um link novo para o teu lugar.
own-news-rekeyed = O teu lugar ficou fechado nos outros dispositivos.
own-news-asked-back = Pediste o teu lugar.
own-news-wished = Jogarias outra vez com as mesmas cartas.
own-news-bot-took = Um bot joga por ti.
own-news-plays-again = Voltas a jogar.
own-news-clock = O teu tempo acabou: jogou um bot.

## A página: as cartas prometidas

fair-fixed = As cartas estavam fixadas antes da partida: verificado.
fair-since = As cartas são as que foram prometidas a este dispositivo quando entrou: verificado.
fair-broken = Atenção: estas não são as cartas que foram prometidas antes da partida. Guarda o registo e avisa quem gere este servidor.

## A página: links que não servem

ended-used = Este convite já foi usado: o lugar é de { $who }.
ended-used-by-nobody = Este convite já foi usado: o lugar está ocupado.
ended-used-own = É teu? No dispositivo de antes, a partida está no início, em «As suas partidas».
ended-used-device = Para jogar também aqui, abre lá o menu do teu lugar e escolhe «Continuar noutro dispositivo».
ended-used-host = Se essa pessoa se foi embora, quem organiza a mesa pode libertar o lugar e enviar-te um link novo.
ended-turned-out = O teu lugar foi fechado neste dispositivo.
ended-turned-out-text = O lugar foi aberto com uma chave nova noutro dispositivo, ou quem organiza a mesa libertou-o. No dispositivo que o tem, escolhe «Continuar noutro dispositivo», ou pede um link novo.
ended-full-text = Pede a quem organiza a mesa o link para assistir, ou cria uma mesa tua.

## A página: sinais

signal-about = Dizer algo sobre { $pile }
signal-on-pile = { $said } ({ $pile })
says = { $who }: { $what }

## A página: a conversa

chat-news = há novidades
chat-title = Conversa
chat-box = Diga algo
chat-send = Enviar
chat-empty = Ninguém disse nada ainda.
chat-guard = «{ $what }» diz o número de uma carta, por isso não foi enviado. Diga sem números ou com um sinal:
chat-guard-plain = Isso diz o número de uma carta, por isso não foi enviado. Diga sem números ou com um sinal:

## A página: dicas

assist-hint = Dica
assist-thinking = A pensar…
assist-none = Não há nada a decidir agora.
assist-end = terminar a vez

## A página: 111 Hormigas

hormigas-middle = O centro
hormigas-face-down = virada para baixo
hormigas-take = Tirar a carta { $count }
hormigas-take-card = Tirar o { $card }
hormigas-take-back = Recuperar o { $card }
hormigas-do-refresh = Renovar o centro
hormigas-held = A carta que tiraste
hormigas-held-other = { $who } tem uma carta do centro.
hormigas-falls-here = Cai aqui
hormigas-between = Entre o { $left } e o { $right }
hormigas-at-left = Na ponta esquerda, antes do { $card }
hormigas-at-right = Na ponta direita, depois do { $card }
hormigas-put-here = entra uma carta, { $count } à esquerda
hormigas-drop = Descartar o { $card }
hormigas-drop-gives = Descartar o { $card }: melhor sequência, de { $from } para { $to }
hormigas-drop-orders = Descartar o { $card }: mão em ordem!
hormigas-put-drop = Entra o { $card }, sai o { $dropped }.
hormigas-confirm = Confirmar
hormigas-symbols = { $count ->
    [one] { $count } formiga
   *[other] { $count } formigas
}
hormigas-house = Estas formigas são nossas; as cartas impressas podem ter outras.
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
hormigas-limit-end = Fim da ronda.
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
hormigas-did-refresh = { $who }: centro renovado.
hormigas-did-claim = { $who }: «Em ordem!»
hormigas-did-pass = { $who }: «Continuo.»
hormigas-did-deal = Nova ronda: cartas dadas.

## A página: o fim

over-won = Vitória!
over-excellent = Menos de dez: excelente!
over-all = { $all } de { $all }!
over-left = { $count ->
    [one] Falta uma carta
   *[other] Faltam { $count } cartas
}
over-lost-about = E a desforra?
over-you-emptied = Jogaste todas as tuas cartas.
over-you-stuck = Não pudeste jogar duas cartas.
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
over-wins-of = vitórias de { $who }
over-look-back = Rever
over-share = Partilhar
over-more = Mais
over-you-won = Ganhou!
over-won-by = Ganhou { $who }.
over-shared = Partilham a vitória: { $who }.
over-emptied = Todas as cartas próprias estão colocadas.
over-stuck = Sem maneira de colocar duas cartas: { $who }.
over-best = { $count ->
    [1] Melhor desta equipa: restou { $count } carta
   *[other] Melhor desta equipa: restaram { $count } cartas
}
over-games = { $count ->
    [1] { $count } partida juntos
   *[other] { $count } partidas juntos
}
over-rematch = Jogar outra vez
over-same = As mesmas cartas outra vez
over-same-ask = Pedir as mesmas cartas
over-same-asked = Pediste as mesmas cartas. Faltam os outros.
over-agree = Sim, as mesmas cartas
over-to-rematch = Para a próxima partida
over-rematch-ready = A próxima partida está pronta.
over-record = Guardar o registo
over-seed = Semente: { $seed }
over-title = A partida terminou

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
link-offline = Não há ligação à internet.
progress-waiting = O que fizeste está guardado e é enviado quando a ligação voltar.
progress-again = Ainda sem resposta. A perguntar de novo…
progress-checking = A verificar se a tua jogada ficou guardada…
link-unkept = Este navegador não guarda nada: o caminho de volta ao teu lugar está no endereço desta página. Guarda-o e não o mostres.
link-unkept-here = Este navegador não guarda nada: a partida dura enquanto esta página estiver aberta.
link-elsewhere = A partida avançou entretanto; o seu plano foi desfeito.
progress-sending = A enviar…

## A página: recusas

page-too-old = Esta página é mais antiga do que o servidor. Carregue-a de novo.
refused-key-needed = Este link já não funciona. Pede um novo a quem organiza a mesa.
refused-seat-taken = O lugar está ocupado.
refused-full = Todos os lugares desta mesa estão ocupados.
refused-name-marks = Um nome não pode ter caracteres invisíveis nem mais de três sinais numa letra.
refused-name-taken = Nesta mesa já há alguém com esse nome, ou com um parecido.
refused-names-number = Durante o jogo, um nome novo não pode dizer um número. Tenta outro, ou espera pelo fim.
refused-not-away = Essa pessoa ainda está aqui, ou estava há um momento. Tenta daqui a pouco.
not-known-try-again = Ainda não se sabe se ficou guardado. Tenta de novo: faz-se uma só vez.
refused-not-host = Só o anfitrião pode fazer isso.
refused-length = É demasiado longo ou está vazio.
refused-other = Não foi feito: { $reason }

## A página: regras

rules-title = Regras: { $game }

## Uma mesa de um servidor

no-hints = Nesta mesa joga-se sem conselhos.
nobody = ninguém ainda
seated = { $seat }: { $who }
waiting-for = Há { $came } de { $all } lugares ocupados; a partida começa quando todos chegarem
rematch = Outra partida das mesmas pessoas está na mesa { $table }; o seu segredo também a abre
connection-lost = A ligação perdeu-se. A tentar de novo; nada se perde.
connection-failed = Não há conexão: { $reason }
refused-version = O servidor fala outra versão do protocolo. É preciso atualizar um dos dois.
refused-no-table = Essa mesa não existe.
somebody = alguém
refused-invitation-used = O convite já foi usado: ali está { $who }. Se és tu, continua onde o usaste, ou com a ligação «continuar noutro dispositivo» de lá.
refused-one-at-a-time = Isso mostra uma carta. Continua depois de a veres.
refused-not-known = Está a verificar-se se ficou guardado. Nada se faz duas vezes.
refused-wrong-secret = Este link já não funciona. Pede um novo a quem organiza a mesa.
refused-not-seated = Só quem tem um lugar pode fazer isso.
refused-seat-is-bots = Um bot joga neste lugar. O anfitrião pode devolvê-lo.
refused-not-started = A partida não começou.
refused-moved-on = A partida avançou entretanto. Olhe de novo.
refused-no-talk = Nesta mesa não se fala.
refused-too-much = Demasiado de uma vez. Espere um pouco.
refused-not-stored = Não foi possível guardar, por isso não foi feito. Tente de novo.
refused-stopping = O servidor está a reiniciar. Um momento…
