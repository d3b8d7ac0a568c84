# What Subibaja says, in French. The words are the games’ own: pile, main, place, tour, pioche.
# The spaces before ; ! ? % and : and inside « » are no-break spaces.

## Counts and names

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-short = { $count } pt
seat = place { $number }
seat-you = { $seat } (toi)
you = toi
person = quelqu’un
list-and = { $items } et { $last }
label-value = { $label } : { $value }
gold = or
silver = argent
yes = oui
no = non
waiting = En attente de la table…
too-small = Cette fenêtre fait { $now } ; il faut { $width }×{ $height } à Subibaja. Agrandis-la, ou quitte avec Ctrl-C et tape : subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = En équipe : 98 cartes à poser sur quatre piles. On peut tout se dire, sauf les nombres.
about-ascenso-descenso = Comme The Game, en plus court : 68 cartes en rangées visibles, et des sauts de 7.
about-face-to-face = Un duel, deux paquets. Une fois par tour, aide ton adversaire et tu complètes ta main.
about-hormigas = Échange une carte par tour jusqu’à mettre toute ta main en ordre. Chaque fourmi compte.
sentence-of-game = { $game } : { $about }

## Options

option-start = Qui commence
option-start-choose = l’équipe décide
option-start-seat = { $seat }
option-start-lot = tirage au sort
option-minimum = Minimum par tour
option-minimum-number = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
option-small_hand = Mains
option-small_hand-false = complètes
option-small_hand-true = une carte de moins
option-jump = Sauts de 7
option-jump-immediate = juste après une carte sur la même rangée
option-jump-any = sur toute carte du dessus
option-last_card = Une seule carte à la fin
option-last_card-lose = fait perdre : il en faut deux
option-last_card-allow = peut se poser seule
option-hand = Cartes en main
option-hand-number = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
option-hand-list = { $list }
option-finish = Fin de la manche
option-finish-auto = dès qu’une main est en ordre
option-finish-claim = il faut annoncer sa main en ordre
option-target = Fin de la partie
option-target-number = { $count ->
    [one] à { $count } point
   *[other] à { $count } points
}
option-rounds = Manches
option-rounds-number = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
option-symbols = Fourmis sur les cartes
option-symbols-house = notre répartition
option-symbols-one = une par carte
option-symbols-table = ta propre répartition
option-turn_limit = Limite de tours
option-turn_limit-number = { $count ->
    [0] sans limite
    [one] { $count } tour
   *[other] { $count } tours
}

# A game that differs by an option.
changed-start-seat = { $seat } commence
changed-minimum-number = { $count ->
    [one] au moins { $count } carte par tour
   *[other] au moins { $count } cartes par tour
}
changed-small_hand-true = une carte de moins en main
changed-jump-any = sauts sur toute carte du dessus
changed-last_card-allow = la dernière carte peut se poser seule
changed-hand-number = mains de { $count } cartes
changed-hand-list = mains de { $list }
changed-finish-claim = il faut annoncer sa main en ordre
changed-target-number = { $count ->
    [one] jusqu’à { $count } point
   *[other] jusqu’à { $count } points
}
changed-rounds-number = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
changed-symbols-one = une fourmi par carte
changed-symbols-table = fourmis réparties autrement
changed-turn_limit-number = { $count ->
    [one] { $count } tour par manche au plus
   *[other] { $count } tours par manche au plus
}

## Levels of bots

level-random = Hasard
level-random-about = joue n’importe quoi
level-novice = Débutant
level-novice-about = joue la carte la plus proche
level-steady = Confirmé
level-steady-about = compte et prévoit
level-expert = Expert
level-expert-about = voit loin ; prend son temps

## What came out

outcome-won = victoire, toutes les cartes posées
outcome-lost = { $count ->
    [one] défaite, { $count } carte restante
   *[other] défaite, { $count } cartes restantes
}
outcome-emptied = { $winner } a posé toutes ses cartes et gagne ; { $loser } en a encore { $count }
outcome-stuck = { $winner } gagne : { $loser } n’a pas pu poser deux cartes et en a encore { $count }
outcome-points = { $count ->
    [one] { $winner } gagne avec { $count } point (points par place : { $all })
   *[other] { $winner } gagne avec { $count } points (points par place : { $all })
}
outcome-shared = { $count ->
    [one] victoire partagée avec { $count } point : { $winners } (points par place : { $all })
   *[other] victoire partagée avec { $count } points : { $winners } (points par place : { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } après { $count } manche
   *[other] { $won } après { $count } manches
}
outlook-turn = à { $seat } de jouer
outlook-round = manche { $round }, à { $seat } de jouer
outlook-deal = la manche { $round } va commencer (points par place : { $points })
outlook-choose = l’équipe doit encore décider qui commence
best-first = Ta première partie avec ces réglages.
best-left = { $count ->
    [0] Ton record avec ces réglages : toutes les cartes posées.
    [one] Ton record avec ces réglages : { $count } carte restante.
   *[other] Ton record avec ces réglages : { $count } cartes restantes.
}
best-points = { $count ->
    [one] Ton record avec ces réglages : { $count } point.
   *[other] Ton record avec ces réglages : { $count } points.
}
best-won = Victoires avec ces réglages : { $won } sur { $count }.
rivals = Des bots, avec les mêmes cartes :
rivals-playing = partie en cours…
kept = Partie enregistrée dans { $path }

## Whose turn it is

turn-yours = { $count ->
    [one] À toi de jouer. Encore { $count } carte à poser.
   *[other] À toi de jouer. Pose au moins { $count } cartes.
}
turn-yours-done = À toi de jouer. Tu peux finir avec `end`, ou continuer.
turn-theirs = { $count ->
    [one] { $seat } joue : encore { $count } carte à poser.
   *[other] { $seat } joue : au moins { $count } cartes à poser.
}
turn-theirs-done = { $seat } joue et peut finir son tour.
status-yours-done = À toi de jouer. Tu peux finir avec e, ou continuer.
status-choose = Regarde tes cartes. Qui commence ? Touches 1 à { $last }.
status-deal = La manche { $round } est finie. Entrée lance la suivante.
status-thinking = { $seat } réfléchit…
status-sent = Envoi…
ants-take-yours = prends une carte au centre
ants-take = { $seat } prend une carte
ants-put-yours = glisse la carte entre deux des tiennes
ants-put = { $seat } glisse la carte dans sa main
ants-claim-yours = ta main est en ordre ? `claim` (annoncer) ou `pass` (continuer)
status-claim-yours = Manche { $round }, tour { $turn } : ta main est en ordre ?
ants-claim = { $seat } annonce, ou continue
ants-turn = Manche { $round }, tour { $turn } : { $what }.
ants-deal = La manche { $round } est finie. `deal` lance la suivante.
ants-over = La partie est finie après la manche { $round }.
ants-winners = { $count ->
    [one] { $seats } gagne.
   *[other] Victoire partagée : { $seats }.
}
ants-in-the-air = carte prise
ants-put-away = Défausse : { $cards }
ants-preview = Le { $card } entre avec { $gap } à sa gauche, le { $out } sort. Meilleure suite : { $best }.

## Drawings in lines

drawing-draw-pile = Pioche : { $count }
drawing-not-placed = Reste à poser : { $count }
drawing-counts = {"  "}Pioche : { $draw }. Reste à poser : { $left }.
drawing-draw-pile-next = {"  "}Pioche, la prochaine carte en premier :{" "}
drawing-draw-pile-of-next = {"  "}{ $seat }, pioche, la prochaine carte en premier :{" "}
drawing-hand = {"  "}Main :{" "}
drawing-card = carte
drawing-choose = L’équipe décide qui commence : de start@0 (place 1) à start@{ $last } (place { $seats }).
drawing-won = Toutes les cartes sont posées. L’équipe gagne !
drawing-lost = { $count ->
    [one] Il reste { $count } carte : { $seat } n’a pas pu en poser assez.
   *[other] Il reste { $count } cartes : { $seat } n’a pas pu en poser assez.
}
drawing-helped = Le cadeau est posé.
drawing-duel-emptied = { $seat } gagne : toutes ses cartes sont posées.
drawing-duel-stuck = { $seat } gagne : { $loser } n’a pas pu poser deux cartes.
drawing-signs = Un nombre : l’écart sur cette pile. « : en arrière. - : pas maintenant.
drawing-signs-duel = Un nombre : l’écart. « : en arrière. + : cadeau. - : pas maintenant.
drawing-put-away = {"  "}Défausse :{" "}
drawing-symbols = { $ant } fourmis : { $table }
drawing-in-the-air = Carte prise : { $card }
drawing-in-the-air-hidden = Carte prise : ░░ (elle était face cachée)
drawing-in-this-round = dont { $count } dans cette manche
drawing-best-stretch = meilleure suite { $count }
drawing-seen = vue
drawing-legal = Possible :{" "}
drawing-put =
    put@K-left ou put@K-right : entre avec K cartes à gauche (0 à { $last }), puis
    sa voisine de ce côté sort ; à un bout, c’est la carte de l’autre bout.

## The log

log-title = Coups joués
log-back = { $count ->
    [one] Coups joués, { $count } ligne plus haut
   *[other] Coups joués, { $count } lignes plus haut
}
log-started = { $seat } commence
log-placed = { $seat } pose le { $card } { $on }
log-drew = { $count ->
    [0] { $seat } finit son tour et ne pioche rien
    [one] { $seat } finit son tour et pioche { $count } carte
   *[other] { $seat } finit son tour et pioche { $count } cartes
}
log-stuck = { $seat } ne peut pas poser assez de cartes
log-refreshed = { $seat } renouvelle le centre
log-took = { $seat } prend le { $card } au centre, emplacement { $place }
log-took-face-down = { $seat } prend la carte face cachée de l’emplacement { $place }
log-put-left = { $seat } la glisse ({ $at } à gauche) et défausse le { $card }, sa voisine de gauche
log-put-right = { $seat } la glisse ({ $at } à gauche) et défausse le { $card }, sa voisine de droite
log-claimed = { $seat } annonce une main en ordre
log-passed = { $seat } continue
log-dealt = Nouvelle manche, nouvelle donne
log-swap = prend le { $card }, défausse le { $out }
log-swap-hidden = prend une carte face cachée, défausse le { $out }
round-wrong-claim = Fin de la manche : { $seat } a annoncé, mais sa main n’est pas en ordre. Points : { $points }
round-ordered = Fin de la manche : { $seat } a toute sa main en ordre. Points : { $points }
round-limit = Fin de la manche : plus de tours. Points : { $points }

## Signals

signal-leave = Pas cette pile, merci.
signal-no-big-step = Ici, que des petits pas.
signal-good = J’ai ce qu’il faut pour celle-ci.
signal-go-ahead = Elle est libre, je n’en ai pas besoin.
signal-trouble = C’est compliqué pour moi.
signal-fine = Tout va bien pour moi.
signal-would-start = Je veux bien commencer.
signal-rather-not = Je préfère ne pas commencer.
reaction-bravo = Bravo !
reaction-thanks = Merci !
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-ouch = Aïe !
reaction-luck = Bonne chance !
reaction-title = Réactions
reaction-later = Une réaction par tour. Attends un peu.
word-leave = laisse
word-no-big-step = petit
word-good = bon
word-go-ahead = libre

## Piles and steps

panel-draw-pile = Pioche
panel-not-placed = À poser
panel-hands = Mains
panel-hand = Main
step-on = pas de { $gap }
step-back = « arrière { $gap }
step-jump = « saut { $gap }
step-help = + cadeau { $gap }

## Planning

planned = Ton coup : { $tokens } (il reste caché jusqu’à la fin de ton tour)
nothing-to-take-back = Il n’y a rien à annuler.

## Questions before what can't be undone

ask-end = Finir ton tour avec { $tokens } ? Toute la table le voit alors, et ça ne s’annule plus.
ask-last-card = Poser { $tokens } ? La partie se termine là.
ask-start = { $seat } commence ?
ask-face-down = Prendre la carte face cachée de l’emplacement { $place } ? Une fois que tu l’as vue, tu ne peux plus la rendre.
ask-refresh = Remplacer les trois cartes visibles par trois nouvelles, face cachée ? Ça ne s’annule pas.
ask-put = { $count ->
    [0] Glisser le { $card } tout à gauche et défausser le { $out } ? Ton tour se termine là.
    [one] Glisser le { $card } avec { $count } carte à sa gauche et défausser le { $out } ? Ton tour se termine là.
   *[other] Glisser le { $card } avec { $count } cartes à sa gauche et défausser le { $out } ? Ton tour se termine là.
}
ask-claim = Annoncer que ta main est en ordre ? La manche se termine et, si c’est faux, tu ne marques rien.
ask-pass = Continuer sans annoncer ?
ask-deal = Lancer la manche suivante ?
ask-leave-game = Quitter la partie ? Elle est enregistrée, et le menu la propose à nouveau. Un autre Ctrl-C ferme tout de suite.
ask-leave-table = Quitter la table ? La place reste à toi : le même lien t’y ramène.
ask-quit = Quitter Subibaja ?
ask-forget = Supprimer cette partie ? C’est définitif.
curtain-title = { $seat }, à toi
curtain = Passe le clavier ({ $seat }). Appuie sur Entrée quand personne d’autre ne voit l’écran.

## Hints

hint-thinking = L’expert réfléchit…
hint-none = Rien à décider pour l’instant.
hint-chance = Chances de gagner : environ { $percent }
reason-only = C’est la seule possibilité.
reason-start = { $seat } semble avoir les meilleures cartes pour commencer.
reason-start-you = Tu sembles avoir les meilleures cartes pour commencer.
reason-stop = Une carte de plus coûterait plus qu’elle ne rapporte.
reason-back = { $gain } en arrière : le { $card } { $on }.
reason-cheap = { $count ->
    [1] C’est un petit pas : { $cost } seulement.
   *[other] { $count } pas qui ne coûtent que { $cost } en tout.
}
reason-worth = { $count ->
    [1] C’est un pas de { $cost }, mais ce qu’il sauve vaut plus.
   *[other] { $count } pas qui coûtent { $cost } en tout, mais ce qu’ils sauvent vaut plus.
}
reason-skips = { $count ->
    [0] Ça ne saute aucune carte qui reste à poser.
    [one] Ça saute { $count } carte qui reste à poser.
   *[other] Ça saute { $count } cartes qui restent à poser.
}
reason-more = Ici, ça vaut le coup de poser plus que le minimum.
reason-refills = Ton adversaire gagne { $help } avec le { $card }, et tu complètes ta main.
reason-leaves = Ça respecte ce que demande { $seat }.
reason-refresh = Aucune carte visible ne t’avance ; trois nouvelles, peut-être.
reason-face-down = Aucune carte visible ne vaut ce que promet une inconnue.
reason-run = { $count ->
    [1] C’est là que le { $card } gêne le moins.
   *[other] Le { $card } y forme une suite de { $count } cartes.
}
reason-grows = Ta meilleure suite passe de { $from } à { $to } fourmis.
reason-claim = Ta main est en ordre.
reason-pass = Ta main n’est pas encore en ordre.
reason-deal = La manche est finie.
risk-skips = Ça saute { $count } cartes de plus que nécessaire.
risk-asked = { $seat } demande autre chose pour { $pile }.
risk-shrinks = Ta meilleure suite tombe de { $from } à { $to } fourmis.
pause-is = Avant chaque coup, les bots attendent { $seconds } s.

## Keys

key-card = carte
key-place = poser
key-end = finir
key-take-back = annuler
key-hint = indice
key-delete = supprimer
key-accept = jouer l’indice
key-say = parler
key-other-game = autre jeu
key-hurry = vite
key-pace = rythme
key-help = aide
key-leave = quitter
key-choose = choisir
key-take = prendre
key-refresh = renouveler
key-where = où
key-side = voisine
key-put = glisser
key-claim = annoncer
key-pass = continuer
key-deal = distribuer
key-start = qui commence
key-next-person = autre main
key-look = regarder
key-new-deal = autre donne
key-all = tout voir
key-result = résultat
key-menu = menu
key-quit = quitter
key-go = valider
key-line = ligne
key-change = changer
key-back = retour
key-scroll = défiler
key-step-back = reculer
key-step = avancer
key-first = début
key-last = fin
key-jump = aller à
key-view = qui regarde

## Help

help-menu =
    Les flèches choisissent, Entrée valide, Échap revient ; la souris aussi.
    1 à 4 choisissent directement un jeu.
    Les parties en cours sont enregistrées à chaque coup et proposées en haut.
    Ligne par ligne : subibaja play --plain
help-piles =
    ← → choisissent une carte ; tu peux aussi taper son numéro
    ↑ ↓ choisissent une pile, Entrée y pose la carte
    a s d f la posent sur la première, deuxième, troisième, quatrième pile
    Sous une carte : la pile où elle coûte le moins, et combien ; « : en arrière
    e finit le tour, u annule ; avant la fin du tour, ton coup reste caché
help-signals =
    t montre ce que tu peux dire de la pile entre ▶ ◀ : les flèches
    choisissent pile et phrase, Entrée la dit ; une seconde durant, u annule
saying = Dans un instant : « { $what } » (u annule)
signals-keys = ←→ pile · ↑↓ phrase · Entrée la dit · Échap ferme
help-rules = r montre les règles ; toute autre touche revient.
help-ants =
    a s d (ou 1 2 3) prennent une carte au centre ; si elle était visible, u la
    rend. r renouvelle le centre.
    ← → : où elle entre (▲) ; ↑ ↓ : quelle voisine sort (✗) ; Entrée la glisse
    ═ marque ta meilleure suite
help-game =
    ? demande un indice à l’expert · PgPréc et PgSuiv font défiler les coups
    • : nouvelle carte · q quitte et enregistre · Ctrl-C demande d’abord
    Espace presse les bots · + et - règlent leur attente
help-reel =
    ← → un coup en arrière ou en avant, ↑ ↓ dix ; Début et Fin vont aux bouts
    tape un nombre, puis Entrée, pour y aller
    v change ce qu’on voit : comme la table, comme une place, toutes les cartes

## The menu and the form

menu-title = jeux de cartes à nombres
menu-saved = Reprendre : { $game }
menu-scores = Scores
menu-shelf = Revoir les parties finies
menu-join = Rejoindre une table par son lien
join-link = Le lien de la place
join-your-name = Ton nom là-bas, si la place n’en a pas encore
join-wrong = Ce n’est pas le lien d’une place. Il ressemble à : https://…/t/…#…
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
menu-quit = Quitter
form-title = nouvelle partie
form-seats = Places
form-person = quelqu’un à ce clavier
form-bot = bot, { $level }
form-bot-about = { $level } : { $about }
form-seed = Code de la donne
form-seed-chance = (au hasard ; ou tape le tien)
form-start = Commencer

## Scores

scores-title = scores
scores-none = Pas encore de partie terminée. Pour jouer : subibaja play
scores-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
scores-won = { $count ->
    [one] { $count } victoire ({ $percent })
   *[other] { $count } victoires ({ $percent })
}
scores-best-left = { $count ->
    [one] record : { $count } restante
   *[other] record : { $count } restantes
}
scores-best-points = record : { $count }
scores-mean = moyenne : { $mean }
scores-streak = Série de victoires : { $now } en cours, { $most } au mieux
scores-last-left = Cartes restantes, partie par partie :
scores-last-won = Victoire + ou défaite -, partie par partie :
scores-last-points = Points, partie par partie :
scores-cards-left = Cartes restantes à la fin :

## Replay

replay-place = Étape { $ply } sur { $last }
replay-seat = Vu par { $seat }.
replay-public = Vu par toute la table.
replay-all = Toutes les cartes.
replay-jump = Aller à { $ply } : Entrée

## Line by line

plain-too-long = Cette ligne est trop longue. Tape `help`.
plain-left-out = Laissé de côté, car ton tour est fini : { $tokens }
plain-enter-deals = Entrée lance la manche suivante.
plain-planned = Ton coup : { $tokens }. `end` finit le tour, `undo` revient d’un pas.
plain-unknown = Pas compris. `help` dit ce que tu peux taper, `legal` ce que tu peux faire maintenant.
plain-look = `look 2` montre les cartes de la place 2 à qui l’occupe, tant que l’équipe n’a pas décidé qui commence.
plain-say = D’une pile, tu peux dire : leave@up1, no-big-step@up1, good@up1, go-ahead@up1 ; et aussi trouble, fine, would-start, rather-not.
no-legal = À cette table, on ne dit pas où vont les cartes.
plain-pass-on = Passe le clavier ({ $seat }). Appuie sur Entrée quand personne d’autre ne lit.
plain-not-finished = Partie en cours : { $what }.
plain-saved = La partie est enregistrée. Pour la reprendre : subibaja play --resume
plain-record = Partie ajoutée à { $path }. Pour la revoir : subibaja replay { $path }
plain-again = Mêmes cartes : { $command }
plain-menu = Quel jeu ? Tape son numéro ; Entrée sans rien pour quitter.
plain-menu-saved = { $count ->
    [one] c  Reprendre : { $game }, après { $count } action
   *[other] c  Reprendre : { $game }, après { $count } actions
}
plain-menu-wrong = Tape un nombre de 1 à 4.
plain-help-team =
    37@up1     poser le 37 sur up1 (ou up2, down1, down2)
    end        finir le tour : tes cartes sont posées
    start@0    au début : la place 1 commence (start@1 : la place 2, etc.)
    leave@up1  pas cette pile (ou no-big-step, good, go-ahead) ; trouble ; fine
plain-help-duel =
    37@up        poser le 37 sur ta pile montante (ou down)
    37@rival-up  poser le 37 sur la pile montante adverse (ou rival-down)
    end          finir le tour : tes cartes sont posées
plain-help-ants =
    take@1      prendre la carte du centre à l’emplacement 1 (ou 2, 3)
    put@5-left  la glisser, 5 cartes à gauche, et défausser sa voisine de gauche
    refresh     avant, renouveler le centre si ses trois cartes sont visibles
    claim pass  annoncer ta main en ordre, ou continuer, si la table joue ainsi
    deal        distribuer les cartes de la manche suivante ; Entrée aussi
plain-help =
    undo   reprendre une carte           hint   le coup de l’expert, et pourquoi
    legal  tout ce que tu peux faire     show   revoir la table
    log    ce qui s’est passé            say    un signal : say leave up1
    rules  les règles de { $game }
    help   cette aide                    quit   quitter ; la partie est gardée
    Une ligne accepte plusieurs actions.
plain-replay-help = Entrée : avancer · back · un nombre de 0 à { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à toi de jouer.
illegal-other-game = Ça, c’est d’un autre jeu.
illegal-choose-start-first = Il faut d’abord décider qui commence.
illegal-already-started = On sait déjà qui commence.
illegal-no-such-seat = Cette place n’existe pas à cette table : { $seat }.
illegal-not-in-hand = Tu n’as pas le { $card }.
illegal-does-not-fit = Le { $card } ne va pas sur le { $top }.
illegal-jump-not-now = Le { $card } serait un saut : seulement juste après une carte sur la même rangée.
illegal-spoils-minimum = Si tu poses le { $card }, tu n’atteins plus le minimum. Commence par une autre carte.
illegal-rival-pile-used = Une seule carte par tour peut aller sur les piles adverses.
illegal-does-not-improve = Le { $card } sur le { $top } n’aide pas ton adversaire : ce n’est pas un cadeau.
illegal-take-first = Prends d’abord une carte au centre.
illegal-put-first = Glisse d’abord la carte entre deux des tiennes.
illegal-claim-or-pass = Ta main est en ordre ? Annonce, ou continue.
illegal-nothing-to-claim = Il n’y a rien à annoncer maintenant.
illegal-deal-first = La manche est finie. Lance la suivante.
illegal-round-not-over = La manche n’est pas encore finie.
illegal-middle-not-open = Le centre ne se renouvelle que si ses trois cartes sont face visible.
illegal-not-enough-to-refresh = Il ne reste pas assez de cartes pour renouveler le centre.
illegal-no-such-place = Le centre a les emplacements 1, 2 et 3.
illegal-no-such-position = Ta main a { $count } cartes : à gauche, il peut y en avoir de 0 à { $count }.
illegal-other = Ce n’est pas possible maintenant.
illegal-minimum-not-met = { $count ->
    [1] Pose d’abord encore une carte.
   *[other] Pose d’abord encore { $count } cartes.
}

## The page

site-tagline = Des piles montent, d’autres descendent.
site-tagline-more = Envoie un lien et joue. Pas de compte à créer.
site-skip = Aller au contenu
site-home = Accueil
site-menu = Menu
site-language = Langue
site-theme = Thème
site-themes-auto = Auto
site-themes-light = Clair
site-themes-dark = Sombre
site-not-found = Il n’y a rien à cette adresse.
site-back = Retour à l’accueil
close = Fermer
site-credits = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Subibaja est indépendant, avec ses propres textes et dessins. Si un jeu te plaît, offre-toi la boîte.
site-loading = Un instant…
site-offline = Hors ligne. Tu peux quand même jouer en solo ou avec des bots.
site-failed = Quelque chose n’a pas pu se charger. Vérifie ta connexion et réessaie. Rien n’est perdu.
site-again = Réessayer
site-reload = Recharger la page
wait-failed = La page n’a pas pu se charger. Rien n’est perdu.
wait-no-script = Cette page a besoin de JavaScript pour distribuer les cartes. Active-le et recharge la page.
site-damaged = Ce lien est abîmé.
site-damaged-text = Il en manque un bout. Redemande-le et ouvre le lien en entier.
site-security = Nos promesses, et comment signaler un problème

## The page: settings

settings-title = Réglages
settings-sound = Son
settings-volume = Volume
settings-haptics = Vibrations
settings-speed = Vitesse
settings-speed-calm = Calme
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-cards = Taille des cartes
settings-cards-normal = Normale
settings-cards-large = Grande
settings-left = Pour la main gauche
settings-confirm = Confirmer la fin du tour
settings-coach = Guide
settings-coach-about = Te prévient avant un coup coûteux et t’accompagne dans tes premières parties

## The page: where it starts

start-title = Jeux
start-players = { $range } personnes
start-minutes = { $range } min
start-kind-team = équipe
start-kind-duel = duel
start-kind-each = adversaires
start-play = Jouer
start-learn = Apprendre
learn-offer = Première partie de { $game } ? Apprends cartes en main, en une minute environ.
learn-first = Apprendre d’abord
learn-play = Jouer tout de suite
start-alone = En solo
start-with-bots = Avec des bots
start-how-many = Combien de bots
start-level = Niveau
start-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-friends = Entre amis
start-play-friends = Jouer entre amis
start-own = Tes parties
start-open = Tables ouvertes
start-open-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
start-resume = Reprendre
start-look = Revoir
start-forget = Supprimer
start-forget-game = Supprimer { $what }
start-join = Rejoindre
start-watch = Regarder
start-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
start-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
start-here = sur cet appareil
start-over = terminée
start-running = en cours

## The page: a link that deals at once

play-wrong-title = Ce lien ne peut pas lancer de partie.
play-wrong-unknown = « { $name } » n’existe pas dans { $game }.
play-wrong-twice = « { $name } » y est deux fois.
play-wrong-value = « { $name } » ne peut pas être « { $value } ». Possible : { $allowed }
play-wrong-together = Ces réglages ne vont pas ensemble.
play-to-game = Aller à { $game }

## The page: a new table

new-table-title = Nouvelle table : { $game }
new-table-name = Ton nom
new-table-players = Qui joue
new-table-person = Inviter quelqu’un
new-table-bot = Bot : { $level }
new-table-add = Ajouter une place
new-table-remove = Retirer cette place
seat-label = Place { $number }
new-table-help = Aide
new-table-talk = Discussion
new-table-options = Réglages de la table
new-table-listed = Ouverte à tout le monde depuis l’accueil
new-table-clock = Temps par tour
new-table-no-clock = sans limite
new-table-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
new-table-go = Créer une table
new-table-failed = La table n’a pas pu être créée.
new-table-unreached = Le serveur ne répond pas. Réessaie.

## The page: help

help-degree-none = Sans aide
help-degree-legal = Où vont les cartes
help-degree-gaps = Écarts et cartes non vues
help-degree-hints = Indices de niveau expert

## The page: who may speak

talk-off = Silence
talk-signals = Signaux seulement
talk-guarded = Mots, sans nombres
talk-open = Tout est permis

## The page: invitations

invite-title = Invite tes amis
invite-text = Un lien par place. Envoie chaque lien à une seule personne : il ouvre la place une fois, à qui arrive en premier.
invite-link-of = Lien : { $seat }
invite-watch-link = Lien pour regarder
invite-watch-make = Créer un lien pour regarder
invite-leave-text = Ta place devient libre pour quelqu’un d’autre.
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-qr = Code QR
invite-qr-of = Code QR : { $seat }
invite-waiting = En attente des autres. La donne se fait quand tout le monde est là.
invite-came = à table
invite-not-yet = pas encore là
invite-start = Commencer, avec des bots aux places libres
invite-share-text = Viens jouer à { $game } avec moi :
invite-waiting-title = Tu as ta place
invite-group = Un lien pour tout le monde
invite-group-text = Envoie ce lien à ton groupe. Qui l’ouvre reçoit la prochaine place libre.
invite-group-make = Créer un lien pour tout le monde
invite-group-renew = Nouveau lien pour tout le monde
invite-group-renew-text = Un nouveau lien désactive l’ancien. Qui est déjà là reste.
invite-group-void = Désactiver le lien
invite-by-seat = Un lien par place
invite-count = À table : { $came } sur { $all }.
invite-host = hôte
invite-start-now = Commencer
invite-copy-failed = Ce navigateur ne sait pas copier. C’est sélectionné : copie à la main.
join-title = On t’invite à jouer
join-name = Sous quel nom joues-tu ?
join-go = Prendre une place
name-take = Changer de nom
plays-listed = Ouverte à qui veut jouer ou regarder
plays-private = Sur lien seulement
preview-table = Viens jouer à { $game }
preview-invited = Viens jouer
preview-game = { $game } · Subibaja
preview-about = Des jeux de cartes à nombres, sans compte : entre amis, avec des bots ou en solo.

## The page: a table

table-bot = bot
you-label = Toi
table-away = pas là
table-on-turn = joue maintenant
table-draw = Pioche
table-your-turn = À toi de jouer
table-turn-of = À { $who } de jouer
table-watching = Tu regardes.
table-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
table-choose = Qui commence ?
table-start-with = { $who } commence
table-me-start = Je commence
table-started = { $who } commence.
table-you-start = Tu commences.
table-end = Finir mon tour
table-hand = Ta main
table-empty-hand = aucune carte
table-hand-of = Main : { $who }
table-piles = Piles
table-piles-of = Piles : { $who }
pile-short-up1 = Monte 1
pile-short-up2 = Monte 2
pile-short-down1 = Descend 1
pile-short-down2 = Descend 2
pile-short-up = à toi ↑
pile-short-down = à toi ↓
pile-short-rival-up = adverse ↑
pile-short-rival-down = adverse ↓
pile-short-own-up = sa pile ↑
pile-short-own-down = sa pile ↓
pile-short-other-up = adverse ↑
pile-short-other-down = adverse ↓
pile-label-up1 = première pile montante
pile-label-up2 = deuxième pile montante
pile-label-down1 = première pile descendante
pile-label-down2 = deuxième pile descendante
pile-label-up = ta pile montante
pile-label-down = ta pile descendante
pile-label-rival-up = pile montante adverse
pile-label-rival-down = pile descendante adverse
pile-the-up1 = la première pile montante
pile-the-up2 = la deuxième pile montante
pile-the-down1 = la première pile descendante
pile-the-down2 = la deuxième pile descendante
pile-the-up = ta pile montante
pile-the-down = ta pile descendante
pile-the-rival-up = la pile montante adverse
pile-the-rival-down = la pile descendante adverse
pile-on-up1 = sur la première pile montante
pile-on-up2 = sur la deuxième pile montante
pile-on-down1 = sur la première pile descendante
pile-on-down2 = sur la deuxième pile descendante
pile-on-up = sur ta pile montante
pile-on-down = sur ta pile descendante
pile-on-rival-up = sur la pile montante adverse
pile-on-rival-down = sur la pile descendante adverse
pile-on-own-up = sur sa propre pile montante
pile-on-own-down = sur sa propre pile descendante
pile-on-other-up = sur la pile montante adverse
pile-on-other-down = sur la pile descendante adverse
table-card-new = { $card }, nouvelle carte
table-fits = va ici
table-no-fit = ne va pas
table-last-move = dernier coup : { $who } { $step }
table-trick-call = Marche arrière !
pile-goes-up = monte
pile-goes-down = descend
table-left-of = Cartes restantes : { $count } sur { $all }
table-undo = Annuler
table-your-move = Ton coup : { $cards }.
table-take-back-card = Annuler à partir du { $card }
table-lift-first = Touche d’abord une carte de ta main, puis une pile.
prompt-where = { $card } : choisis une pile.
prompt-place = { $count ->
    [1] Pose une carte.
   *[other] Pose au moins { $count } cartes.
}
prompt-still = { $count ->
    [1] Encore une.
   *[other] Encore { $count }.
}
prompt-more = Tu peux finir ton tour, ou continuer.
prompt-no-more = Aucune autre carte ne va. Finis ton tour.
prompt-draws = tu en pioches { $count }
prompt-take = Prends une carte au centre.
prompt-put = Glisse-la entre deux cartes.
prompt-drop = Défausser le { $left } ou le { $right } ?
prompt-confirm = On laisse comme ça ?
prompt-pass = Ta main est en ordre ?
prompt-deal = La manche est finie.
prompt-sure = Vraiment finir ?
tip-trick = À 10 exactement, c’est la marche arrière : le { $card } peut aller ici.
tip-jump = 7 en arrière, juste après une carte : le { $card } peut sauter ici.
tip-gift = Un cadeau : pose le { $card } ici, et tu complètes ta main à six.
tip-deck = { $count ->
    [1] À la fin de ton tour, tu pioches une carte ici.
   *[other] À la fin de ton tour, tu pioches { $count } cartes ici.
}
tip-signals = Touche une pile pour dire aux autres ce que tu en penses, sans nombres.
tip-middle = Prends-en une. Si elle est face cachée, personne d’autre ne la voit.
tip-ropes = Les cordes relient ce qui est en ordre. Allonge la plus longue.
coach-skips = { $count ->
    [1] Ça saute une carte.
   *[other] Ça saute { $count } cartes.
}
hint-play = Jouer ça
hint-chance-alone = Chances de gagner, en jouant au niveau expert : environ { $percent }
log-turn = { $who } · tour { $number }
log-empty = Aucun coup pour l’instant.
menu-players = Qui joue
menu-leave = Quitter la table
menu-plays = À cette table
out-title = Cartes à venir
out-out = à venir
out-own = dans ta main
out-up = carte du dessus d’une pile montante
out-down = carte du dessus d’une pile descendante
out-gone = déjà posée
rail-together = Jusqu’ici
rules-short = Règles
table-top = carte du dessus : { $card }
table-row = Rangée : { $cards }
table-gap = écart de { $count }
table-trick = Marche arrière de { $count } !
table-gift = cadeau de { $count }
table-jump-with = saut de 7 avec le { $card }
pile-of-up = { $who } : pile montante
pile-of-down = { $who } : pile descendante
duel-to-go = à poser
duel-tight = Presque plus de place !
duel-deck = à piocher
duel-draws = { $count ->
    [0] tu ne pioches rien
   *[other] tu en pioches { $count }
}
duel-refill = jusqu’à 6 : tu en pioches { $count }
duel-gift-refills = avec un cadeau : jusqu’à 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] Le { $card } ne va nulle part pour l’instant.
    [one] Le { $card } peut aller sur { $count } pile.
   *[other] Le { $card } peut aller sur { $count } piles.
}
table-dropped = De retour dans ta main.
table-did-place = { $who } : { $what }.
table-drew = { $count ->
    [0] { $who } ne pioche rien.
    [one] { $who } pioche { $count } carte.
   *[other] { $who } pioche { $count } cartes.
}
table-you-draw = { $count ->
    [0] Tu ne pioches rien.
    [one] Tu pioches { $count } carte.
   *[other] Tu pioches { $count } cartes.
}
table-you-drew = Tu pioches { $cards }.
table-drew-none = Plus rien à piocher.
table-drawn = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
table-planned = { $card } { $on }.
table-took-back = { $cards } de retour dans ta main.
table-told-deal = Les cartes sont distribuées. Ta main : { $cards }.
table-told-hand = Ta main : { $cards }.
table-played-last = dernière carte posée
table-deadline = { $count ->
    [one] il reste { $count } seconde
   *[other] il reste { $count } secondes
}
table-keys = Touches : les flèches choisissent une carte, Entrée la soulève, 1 à 4 la posent, Retour arrière annule, E finit le tour, H demande un indice.
table-keys-ants = Touches : 1 à 3 prennent une carte au centre, les flèches déplacent l’endroit (haut et bas de cinq en cinq), Entrée y glisse la carte, gauche ou droite défausse, Retour arrière annule, E finit le tour.
keys-title = Touches
key-name-sides = Gauche, droite
key-name-up-down = Haut, bas
key-name-pages = Page préc., Page suiv.
key-name-ends = Début, Fin
key-name-enter = Entrée
key-name-escape = Échap
key-name-backspace = Retour arrière
keys-choose = Choisir une carte
keys-first-last = Première ou dernière carte
keys-lift = La soulever
keys-place = La poser sur cette pile
keys-put-back = La reposer en main
keys-take = Prendre au centre
keys-by-one = Déplacer d’une carte
keys-by-two = Déplacer de deux cartes
keys-by-five = Déplacer de cinq cartes
keys-to-ends = Aller à un bout
keys-put = Y glisser la carte
keys-drop = Ensuite : défausser la voisine de ce côté
keys-main = Le bouton principal : finir mon tour
keys-these = Voir ces touches
table-chosen = Cette donne a été choisie exprès : quelqu’un connaît peut-être les cartes.
table-devices = { $count ->
    [one] { $count } appareil
   *[other] { $count } appareils
}
table-devices-hint = Ta place est ouverte sur plusieurs appareils. Si ce n’est pas toi, ouvre le menu de ta place et déconnecte les autres.

## The page: the menu of a seat

seat-menu-title = Place : { $who }
seat-menu-to-bot = Laisser un bot jouer
seat-menu-to-person = Rendre la place
seat-menu-to-guest = Inviter quelqu’un à cette place
seat-menu-new-link = Nouveau lien
seat-menu-new-link-text = L’ancien lien ne marche plus.
seat-menu-own-bot = Laisser un bot jouer pour moi
seat-menu-own-bot-text = La place reste à toi : reprends-la quand tu veux.
seat-menu-free = Libérer la place
seat-menu-free-there = Tu pourras libérer la place après un moment d’absence.
seat-menu-free-in = { $count ->
    [one] Tu pourras libérer la place dans { $count } seconde.
   *[other] Tu pourras libérer la place dans { $count } secondes.
}
seat-menu-free-text = Quand quelqu’un a quitté la partie. Toute la table le voit, et tu reçois un lien pour une autre personne.
seat-menu-own = Ta place
seat-menu-elsewhere = Continuer sur un autre appareil
seat-menu-device-link = Lien pour ton autre appareil
seat-menu-warning = Garde ce lien pour toi : avec lui, n’importe qui voit tes cartes et joue à ta place.
seat-menu-turn-out = Déconnecter les autres appareils
seat-menu-turn-out-text = Seul cet appareil garde ta place. Les liens pour d’autres appareils ne marchent plus.

## The page: who comes back

returned-mine = Un bot joue à ta place. La discussion te reste ouverte.
returned-ask = Redemander ma place
returned-asked = Demande envoyée. En attente de l’hôte.
returned-take = Reprendre ma place
returned-is-back = { $who } est de retour.

## The page: news

news-freed = L’hôte a libéré une place : { $who }.
news-invited = L’hôte a créé un nouveau lien : { $who }.
news-rekeyed = { $who } a déconnecté ses autres appareils.
news-asked-back = { $who } est de retour et redemande sa place.
news-wished = { $who } propose de rejouer les mêmes cartes.
news-bot-took = Un bot joue pour { $who }.
news-plays-again = { $who } revient dans la partie.
news-clock = Temps écoulé pour { $who } : un bot a joué.
own-news-freed = L’hôte a libéré ta place.
own-news-invited = L’hôte a créé un nouveau lien pour ta place.
own-news-rekeyed = Tu as déconnecté tes autres appareils.
own-news-asked-back = Tu as redemandé ta place.
own-news-wished = Tu proposes de rejouer les mêmes cartes.
own-news-bot-took = Un bot joue pour toi.
own-news-plays-again = Te revoilà dans la partie.
own-news-clock = Temps écoulé : un bot a joué pour toi.

## The page: the promised deal

fair-fixed = Vérifié : les cartes étaient fixées avant la partie.
fair-since = Vérifié : ce sont les cartes promises à l’arrivée de cet appareil.
fair-broken = Attention : ce ne sont pas les cartes promises avant la partie. Télécharge la partie et préviens la personne qui gère ce serveur.

## The page: links that are no use

ended-used = Cette invitation a déjà servi : { $who } occupe la place.
ended-used-by-nobody = Cette invitation a déjà servi : la place est prise.
ended-used-own = C’est toi ? Sur l’appareil que tu utilisais, la partie est à l’accueil, sous « Tes parties ».
ended-used-device = Pour jouer aussi sur cet appareil, ouvre là-bas le menu de ta place et choisis « Continuer sur un autre appareil ».
ended-used-host = Si cette personne a quitté la partie, l’hôte peut libérer la place et t’envoyer un nouveau lien.
ended-turned-out = La place n’est plus sur cet appareil.
ended-turned-out-text = La place a été ouverte avec une nouvelle clé sur un autre appareil, ou l’hôte l’a libérée. Sur l’appareil qui a la place, choisis « Continuer sur un autre appareil », ou demande un nouveau lien à l’hôte.
ended-full-text = Demande à l’hôte le lien pour regarder, ou crée ta propre table.

## The page: signals

signal-about = Un mot sur { $pile }
signal-on-pile = { $pile } : { $said }
says = { $who } : « { $what } »
says-of-pile = { $who }, { $pile } : « { $what } »

## The page: talk

chat-news = nouveau message
chat-title = Discussion
chat-box = Dis quelque chose
chat-send = Envoyer
chat-empty = Aucun message pour l’instant.
chat-guard = Pas envoyé : « { $what } » dévoile le numéro d’une carte. Dis-le autrement ou avec un signal :
chat-guard-plain = Pas envoyé : ça dévoile le numéro d’une carte. Dis-le autrement ou avec un signal :

## The page: hints

assist-hint = Indice
assist-thinking = Réflexion…
assist-none = Rien à décider pour l’instant.
assist-end = fin du tour

## The page: 111 Hormigas

hormigas-middle = Centre
hormigas-face-down = face cachée
hormigas-take = Prendre la carte { $count }
hormigas-take-card = Prendre le { $card }
hormigas-take-back = Récupérer le { $card }
hormigas-do-refresh = Renouveler le centre
hormigas-held = La carte prise : { $card }
hormigas-held-other = { $who } prend une carte.
hormigas-holds = { $who } a pris le { $card }.
hormigas-falls-here = Elle arrive ici
hormigas-between = Entre le { $left } et le { $right }
hormigas-at-left = Tout à gauche, avant le { $card }
hormigas-at-right = Tout à droite, après le { $card }
hormigas-put-here = { $count ->
    [0] la carte se glisse tout à gauche
    [one] la carte se glisse avec { $count } carte à sa gauche
   *[other] la carte se glisse avec { $count } cartes à sa gauche
}
hormigas-drop = Défausser le { $card }
hormigas-drop-gives = Défausser le { $card } : meilleure suite, de { $from } à { $to } fourmis
hormigas-drop-orders = Défausser le { $card } : ta main est en ordre !
hormigas-put-drop = Le { $card } entre, le { $dropped } sort.
hormigas-confirm = Confirmer
hormigas-symbols = { $count ->
    [one] { $count } fourmi
   *[other] { $count } fourmis
}
hormigas-house = Ces nombres de fourmis sont les nôtres ; ceux des cartes imprimées peuvent différer.
hormigas-best-run = Meilleure suite
hormigas-run-is = { $count ->
    [one] Meilleure suite : { $cards }. { $count } fourmi.
   *[other] Meilleure suite : { $cards }. { $count } fourmis.
}
hormigas-do-claim = En ordre !
hormigas-do-pass = Continuer
hormigas-do-deal = Manche suivante
hormigas-round = Manche { $count }
hormigas-round-score = { $count ->
    [one] { $count } point dans cette manche
   *[other] { $count } points dans cette manche
}
hormigas-total = Total
hormigas-target = Objectif
hormigas-rounds = Manches
hormigas-sheet = Scores
hormigas-round-end = { $who } finit la manche.
hormigas-round-yours = Tu finis la manche !
hormigas-limit-end = Plus de tours : la manche est finie.
hormigas-discard = Défausse
hormigas-unknown = pas encore vue
hormigas-others = Les mains des autres
hormigas-hands = Mains
hormigas-did-take = { $who } : carte { $count } du centre, face cachée.
hormigas-did-take-card = { $who } : le { $card } du centre.
hormigas-did-put = { $who } : le { $card } au centre.
hormigas-you-took = Tu prends le { $card }.
hormigas-did-turn = { $who } : le { $card } entre, le { $dropped } sort.
hormigas-did-turn-unseen = { $who } : une carte face cachée entre, le { $dropped } sort.
hormigas-took-back = Annulé. Défausse l’autre carte, ou choisis un autre endroit.
hormigas-did-refresh = { $who } : nouvelles cartes au centre.
hormigas-did-claim = { $who } : « En ordre ! »
hormigas-did-pass = { $who } : « Je continue. »
hormigas-did-deal = Nouvelle manche, nouvelle donne.

## The page: the end of a game

over-won = Tu as battu { $game } !
over-won-team = L’équipe a battu { $game } !
over-excellent = Excellent ! Plus que { $count }
over-all = { $all } sur { $all } !
over-left = { $count ->
    [1] Il reste une carte
   *[other] Il reste { $count } cartes
}
over-lost-about = On en refait une ?
over-you-emptied = Tu as posé toutes tes cartes.
over-you-stuck = Tu n’as pas pu poser deux cartes.
over-turns = { $count ->
    [one] tour
   *[other] tours
}
over-tricks = { $count ->
    [one] marche arrière
   *[other] marches arrière
}
over-minutes = { $count ->
    [one] minute
   *[other] minutes
}
over-best-label = record
over-streak-label = série de victoires
over-share-label = Le résultat en texte
over-share-copy = Copier le texte
over-share-picture = Enregistrer l’image
over-wins-of = victoires : { $who }
over-you-wins = tes victoires
over-look-back = Revoir la partie
over-share = Partager
over-more = Plus
over-you-won = Tu gagnes !
over-won-by = { $who } gagne
over-shared = Victoire partagée : { $who }
over-shared-you = Tu partages la victoire avec { $who }
over-emptied = { $who } a posé toutes ses cartes.
over-stuck = { $who } n’a pas pu poser deux cartes.
over-best = { $count ->
    [0] record : toutes les cartes posées
    [one] record : { $count } carte restante
   *[other] record : { $count } cartes restantes
}
over-games = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
over-rematch = Rejouer
over-same = Mêmes cartes
over-same-ask = Proposer les mêmes cartes
over-same-asked = Tu as proposé les mêmes cartes. En attente des autres.
over-agree = Oui, les mêmes cartes
over-to-rematch = À la partie suivante
over-rematch-ready = La partie suivante est prête.
over-record = Télécharger la partie
over-seed = Code de la donne : { $seed }
over-title = La partie est finie

## The page: step by step

stepper-first = Au début
stepper-back = Reculer d’une étape
stepper-on = Avancer d’une étape
stepper-last = À la fin
stepper-at = { $count } sur { $of }
stepper-slider = Étape
stepper-eyes = Vu par
stepper-all = toutes les cartes
stepper-close = Fermer
stepper-beginning = Début
stepper-failed = La partie n’a pas pu se charger.

## The page: the line

link-connecting = Connexion…
link-offline = Hors ligne.
link-back = De retour. Rien n’est perdu.
progress-waiting = Ton coup est gardé et part dès que la connexion revient.
progress-again = Pas encore de réponse. Nouvel essai…
progress-checking = On vérifie si ton coup est arrivé…
link-unkept = Ce navigateur ne garde rien : l’adresse de cette page est le seul chemin vers ta place. Enregistre-la et ne la montre à personne.
link-unkept-here = Ce navigateur ne garde rien : la partie dure tant que cette page reste ouverte.
link-elsewhere = La partie a avancé. Les cartes pas encore envoyées sont de retour dans ta main.
progress-sending = Envoi…

## The page: refusals

page-too-old = Cette page est plus ancienne que le serveur. Recharge-la.
refused-key-needed = Ce lien ne marche plus. Demande un nouveau lien à l’hôte.
refused-seat-taken = Cette place est prise.
refused-no-seat = Cette place n’existe pas à cette table.
refused-full = Toutes les places de cette table sont prises.
refused-name-marks = Dans un nom : pas de signes invisibles, ni plus de trois accents sur une lettre.
refused-name-taken = Quelqu’un à cette table a déjà ce nom, ou un nom qui lui ressemble.
refused-names-number = Pendant la partie, un nom ne peut pas être un nombre. Change-le, ou attends la fin.
refused-not-away = Cette personne est encore là, ou l’était à l’instant. Réessaie dans un moment.
not-known-try-again = Pas encore de réponse. Réessaie : rien ne se fait deux fois.
refused-not-host = Seul l’hôte peut faire ça.
refused-length = C’est trop long, ou vide.
refused-other = Ça n’a pas marché ({ $code }).

## The page: rules

rules-title = Règles : { $game }
rules-of-a-game = Les règles d’un jeu : subibaja rules the-game

## A table of a server

no-hints = Cette table joue sans indices.
nobody = libre
seated = { $seat } : { $who }
waiting-for = Places occupées : { $came } sur { $all }. La partie commence quand tout le monde est là
rematch = La partie suivante, avec les mêmes personnes, est à la table { $table } ; ton lien l’ouvre aussi
somebody = quelqu’un
connection-lost = Connexion perdue. Nouvel essai…
connection-failed = Pas de connexion : { $reason }
refused-version = Ce programme et le serveur n’ont pas la même version. Mets l’un des deux à jour.
refused-no-table = Cette table n’existe pas.
refused-invitation-used = Cette invitation a déjà servi : { $who } occupe la place. Si c’est toi, continue là où tu l’as utilisée, ou avec le lien de « Continuer sur un autre appareil » de là-bas.
refused-one-at-a-time = Ça dévoile une nouvelle carte. Continue après l’avoir vue.
refused-not-known = On vérifie si c’est arrivé. Rien ne se fait deux fois.
refused-wrong-secret = Ce lien ne marche plus. Demande un nouveau lien à l’hôte.
refused-not-seated = Il faut avoir une place pour faire ça.
refused-seat-is-bots = Un bot joue à cette place. L’hôte peut la rendre.
refused-not-started = La partie n’a pas encore commencé.
refused-started = La partie a déjà commencé.
refused-not-over = Ce sera possible une fois la partie finie.
refused-illegal = Les règles ne le permettent pas.
refused-no-take-back = Ça ne peut plus s’annuler.
refused-invalid = Ce n’est pas possible à cette table.
refused-moved-on = La partie a avancé. Regarde à nouveau.
refused-no-talk = Pas de discussion à cette table.
refused-too-much = Trop de choses à la fois. Attends un instant.
refused-not-stored = L’enregistrement a échoué. Réessaie.
refused-stopping = Le serveur redémarre. Un instant…

## The page: lessons. They come in a file of their own.

lesson-step = Étape { $step } sur { $all }
lesson-next = Continuer
lesson-skip = Passer cette partie
lesson-again = Réessayer
lesson-lost = Aucune carte ne va plus ! Ça arrive. Essaie avec de plus petits pas.
lesson-first = Jouer ta première partie
lesson-once-more = Refaire la leçon
lesson-end-title = Ça y est, tu sais jouer !
lesson-end-the-game = Petits pas, marche arrière, deux cartes par tour. Maintenant, avec les 98 cartes.
lesson-end-ascenso-descenso = Petits pas, et sauts de 7 juste après une carte. Maintenant, avec les 68 cartes.
lesson-end-face-to-face = Deux cartes par tour, un cadeau, et toujours garder de la place. Maintenant, contre un bot.
lesson-end-hormigas = Prends-en une, glisse-la, défausse une voisine. Maintenant, contre deux bots.
lesson-say-up = Ces deux piles montent. Touche le 4, puis l’une d’elles.
lesson-say-down = Les deux autres descendent à partir de 100. Ton 97 va là.
lesson-say-steps = Ce que tu sautes est perdu pour cette pile. 8 ou 45 sur le 4 ? Soulève les deux et compare.
lesson-say-end = Petits pas ! Deux cartes suffisent pour un tour. Finis-le : tu en pioches autant que tu en as posé.
lesson-say-drawn = Trois cartes posées, trois piochées. Voilà un tour complet.
lesson-say-trick = Plus tard : 47 sur une pile qui monte. Une carte plus basse d’exactement 10 peut revenir en arrière. Pose le 37 !
lesson-say-tricked = Marche arrière ! Cette pile a retrouvé de la place. Sur celles qui descendent, c’est 10 de plus.
lesson-say-yours = Encore douze cartes, toutes à toi. Pose-les sur les piles !
lesson-say-row = Comme dans The Game : deux rangées montent, deux descendent, et tout est visible. Pose le 41 après le 39.
lesson-say-jump = La rangée brille : là, tout de suite, une carte peut revenir d’exactement 7. Saute avec le 34 !
lesson-say-jump-again = Après un saut, tu peux sauter encore. Le 27 revient de 7, lui aussi.
lesson-say-jumped = Une carte dans une autre rangée, et la lueur s’éteint. Finis ton tour ici.
lesson-say-jump-drawn = Voilà la nouveauté : des sauts de 7, dans la même rangée, tout de suite.
lesson-say-find = À toi maintenant : un élan, puis un saut. Dans les rangées qui descendent, le saut remonte de 7.
lesson-say-found = Bel élan ! Maintenant, le saut : 7 au-dessus du 30.
lesson-say-jump-done = Bien vu ! Cherche des paires comme celle-là.
lesson-say-own = Les piles dorées sont à toi : l’une monte, l’autre descend. Pose le 22 sur le 20.
lesson-say-gift = Et maintenant, un cadeau ! Sur ma pile qui monte, une carte plus basse me fait de la place. Poses-y ton 12.
lesson-say-refill = Merci ! Pour un cadeau, tu complètes ta main à six. Finis ton tour.
lesson-say-refilled = De nouveau six cartes. Sans cadeau, tu n’en pioches que deux. Un seul cadeau par tour !
lesson-say-stuck = Plus tard : je n’ai plus de place. Pose une carte sur ta pile. Surtout pas de cadeau !
lesson-say-stuck-more = Encore une sur tes piles.
lesson-say-stuck-end = Finis ton tour. Il me faut deux cartes qui vont…
lesson-say-duel-won = …et je ne les ai pas. Tu gagnes ! Poser toutes ses cartes fait gagner aussi.
lesson-say-hand = Tes cartes restent où elles sont. Le but : tout mettre en ordre. Les cordes relient ce qui l’est déjà.
lesson-say-take = Tu échanges une carte par tour. Prends le 66 au centre.
lesson-say-put = Le 22 casse l’ordre. Touche juste à côté du 22, et le 66 s’y glisse.
lesson-say-drop = Une voisine doit lui laisser la place. Défausse le 22.
lesson-say-confirm = 63, 66, 77 : la suite s’allonge. Confirme, et c’est à moi.
lesson-say-ropes = À la fin, chaque fourmi de ta meilleure suite vaut un point. Il n’y a plus que le 38 qui casse l’ordre.
lesson-say-last = Prends le 15.
lesson-say-last-put = Glisse-le juste à côté du 38.
lesson-say-last-drop = Défausse le 38.
lesson-say-finish = De 4 à 96 d’une traite ! Confirme.
lesson-say-in-order = En ordre ! Tu marques toutes tes fourmis, plus 5. À 60, le meilleur score gagne.
lesson-not-now = Bonne idée, mais pas encore. Annule pour l’instant.
lesson-not-end = Pas encore : il reste une chose à faire.
lesson-not-far = Cette pile descend : le 4 sauterait presque tout.
lesson-not-skips = Ça saute une quarantaine de cartes. Essaie le 8.
lesson-not-trick-pile = Pose-le sur le 47 : c’est exactement 10 de moins.
lesson-not-cold = Le saut serait perdu : il doit suivre tout de suite.
lesson-not-find-row = Un pas plus petit : essaie la rangée du 32.
lesson-not-find = Cherche deux cartes à 7 d’écart. Une rangée qui descend, c’est bien.
lesson-not-no-gift = Ça me sauverait ! Reste sur tes piles.
lesson-not-take = Pourquoi pas. Mais le 66, tu sais qu’il va.
lesson-not-last = Prends le 15 : c’est juste ce qu’il te faut.
lesson-not-drop = L’ordre resterait cassé. Défausse l’autre.

## The command line, for those who play

cli-about = Les jeux de cartes à nombres de Benndorf : jouer, donner, vérifier
cli-usage = Utilisation 
cli-commands = Commandes 
cli-arguments = Arguments 
cli-options = Options 
cli-more = Options : -h, -V ; chaque commande a son -h. Pour ton shell : completions, man.
cli-example = Exemple 
cli-examples = Exemples 
cli-play = Jouer en solo, avec des bots ou à plusieurs à ce clavier
cli-join = Prendre une place à la table d’un serveur, par son lien
cli-replay = Revoir une partie, étape par étape
cli-scores = Voir tes résultats : victoires, cartes restantes, séries
cli-deal = Écrire une nouvelle partie, en une ligne de JSON
cli-check = Rejouer des parties enregistrées et dire si elles sont en règle
cli-show = Dessiner une position d’une partie
cli-trace = Écrire en JSON chaque position d’une partie, toutes cartes visibles
cli-rules = Lire les règles d’un jeu, ou la liste des jeux
cli-solve = Chercher si une donne peut se gagner quand on voit toutes les cartes
cli-lab = Mesurer et comparer des bots sur beaucoup de donnes
cli-serve = Héberger des tables : on ouvre un lien et on joue
cli-guard = Vérifier des phrases : dévoilent-elles le numéro d’une carte ?
cli-bench = Mesurer la vitesse du moteur sur cette machine
cli-help = Aide d’une commande
cli-arg-game = Quel jeu : { $games }
cli-arg-seats = Combien jouent [3 ; 2 en face-to-face]
cli-arg-seed = Lettres, chiffres, '-', '_', '.' [au hasard]
cli-arg-option = Une option du jeu ; peut être répétée
cli-arg-seat = Ta place, à partir de 1 ; à plusieurs : 1,2
cli-arg-bots = Les autres places : random, novice, steady, expert
cli-arg-resume = Reprendre ta dernière partie non terminée
cli-arg-record = Ajouter la partie à ce fichier
cli-arg-pace = Millisecondes avant chaque action d’un bot
cli-arg-confirm = Demander avant d’envoyer : never, risky, always
cli-arg-plain = Ligne par ligne, pour lecteurs d’écran et tubes
cli-arg-lang = { $codes } [automatique]
cli-arg-color = Couleur : auto, always (toujours) ou never (jamais)
cli-arg-help = Afficher cette aide
cli-arg-link = Le lien de la place
cli-arg-name = Ton nom à la table, si la place n’en a pas encore
cli-arg-folder = Montrer où sont gardées tes données
cli-arg-file = Des parties enregistrées, un objet JSON par ligne
cli-arg-input = Des parties enregistrées, un objet JSON par ligne ; - est stdin
cli-arg-number = Quelle partie du fichier, à partir de 1
cli-arg-eyes = Ce que voit cette place, à partir de 1
cli-arg-all = Toutes les cartes
cli-arg-ply = La position après ce nombre d’actions [la dernière]
cli-play-after = Sans jeu, un menu s’ouvre. `h` : les touches ; avec --plain, tape `help`.
cli-join-after =
    L’hôte de la table t’envoie le lien. Mets-le entre guillemets, à cause du #.
    C’est une invitation : ta première visite l’échange contre une clé à toi,
    gardée dans ton dossier de données ; de là, le même lien te ramène. Sans
    place, tu peux regarder, si la table le permet.
cli-scores-after =
    Par jeu, places et options. Tes parties sont dans games.jsonl du dossier de
    données : celui de SUBIBAJA_DATA, ou sinon celui de ton compte.
cli-replay-after =
    Flèches : d’étape en étape ; nombre et Entrée : y aller ; `v` : qui regarde.
    Tes parties finies : games.jsonl du dossier de données (subibaja scores).
cli-rules-after = Dans un terminal : ton pager (PAGER, sinon less) ; dans un tube : texte brut.
cli-show-after = Sans --seat ni --all, tu vois ce que voit toute la table.
cli-show-more = Voilà ce que voit la table. --seat N : les cartes d’une place, --all : toutes.
cli-wrong-argument = Ici, { $argument } n’existe pas.
cli-wrong-value = { $argument } ne peut pas être « { $value } ».
cli-wrong-missing = Il manque quelque chose : { $argument }
cli-wrong-command = La commande { $argument } n’existe pas.
cli-wrong-together = { $argument } ne va pas avec { $other }.
cli-wrong-seat = { $count ->
    [1] --seat { $number } : il n’y a que la place 1
   *[other] --seat { $number } : les places vont de 1 à { $count }
}
cli-no-saved = Il n’y a pas de partie enregistrée à reprendre.
cli-wrong-other = Cette ligne de commande n’est pas comprise.
cli-see-help = Aide : { $command }
