# What Subibaja says, in English. The words are the game’s own: pile, hand, seat, turn, draw pile.
# The other languages have the same texts with the same arguments; a test sees to it.

## Counts and names

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
points-short = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
seat = seat { $number }
seat-you = { $seat } (you)
you = you
person = person
list-and = { $items } and { $last }
label-value = { $label }: { $value }
gold = gold
silver = silver
yes = yes
no = no
waiting = Waiting for the table…
too-small = This window is { $now }; Subibaja needs { $width }×{ $height }. Make it larger, or press Ctrl-C and use: subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Get all 98 cards onto four piles, together. Talk all you like, but never say a number.
about-ascenso-descenso = Like The Game, but shorter: 68 cards in open rows, and jumps of 7.
about-face-to-face = A duel, each with their own deck. Help your rival once per turn and you refill your hand.
about-hormigas = Swap one card per turn until your whole hand is in order. Every ant counts.
sentence-of-game = { $game }: { $about }

## Options

option-start = Who starts
option-start-choose = the team decides
option-start-seat = { $seat }
option-start-lot = drawn by lot
option-minimum = Minimum per turn
option-minimum-number = { $count } cards
option-small_hand = Hands
option-small_hand-false = full
option-small_hand-true = one card fewer
option-jump = Jumps of 7
option-jump-immediate = right after a card in the same row
option-jump-any = from any top card
option-last_card = A single last card
option-last_card-lose = loses: you need two
option-last_card-allow = may be placed alone
option-hand = Cards in hand
option-hand-number = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
option-hand-list = { $list }
option-finish = End of a round
option-finish-auto = as soon as a hand is in order
option-finish-claim = finished hands must be announced
option-target = The game ends
option-target-number = at { $count } points
option-rounds = Rounds
option-rounds-number = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
option-symbols = Ants on the cards
option-symbols-house = Subibaja’s own
option-symbols-one = one per card
option-symbols-table = a count of your own
option-turn_limit = Turn limit
option-turn_limit-number = { $count ->
    [0] no limit
    [one] 1 turn
   *[other] { $count } turns
}

# A game that differs by an option.
changed-start-seat = { $seat } starts
changed-minimum-number = at least { $count } cards per turn
changed-small_hand-true = one card fewer in hand
changed-jump-any = jumps from any top card
changed-last_card-allow = a single last card may be placed alone
changed-hand-number = hands of { $count }
changed-hand-list = hands of { $list }
changed-finish-claim = finished hands must be announced
changed-target-number = up to { $count } points
changed-rounds-number = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
changed-symbols-one = one ant per card
changed-symbols-table = an ant count of its own
changed-turn_limit-number = { $count ->
    [one] at most 1 turn per round
   *[other] at most { $count } turns per round
}

## Levels of bots

level-random = Random
level-random-about = plays any card that fits
level-novice = Beginner
level-novice-about = plays the nearest card
level-steady = Skilled
level-steady-about = counts cards, plans the turn
level-expert = Expert
level-expert-about = looks ahead; takes a second

## What came out

outcome-won = won with every card placed
outcome-lost = { $count ->
    [one] lost with 1 card left
   *[other] lost with { $count } cards left
}
outcome-emptied = { $count ->
    [one] { $winner } placed all their cards and wins; { $loser } has 1 card left
   *[other] { $winner } placed all their cards and wins; { $loser } has { $count } cards left
}
outcome-stuck = { $count ->
    [one] { $winner } wins, as { $loser } couldn’t place two cards and has 1 left
   *[other] { $winner } wins, as { $loser } couldn’t place two cards and has { $count } left
}
outcome-points = { $count ->
    [one] { $winner } wins with 1 point (points by seat: { $all })
   *[other] { $winner } wins with { $count } points (points by seat: { $all })
}
outcome-shared = { $count ->
    [one] { $winners } share the win with 1 point (points by seat: { $all })
   *[other] { $winners } share the win with { $count } points (points by seat: { $all })
}
outcome-after-rounds = { $count ->
    [one] { $won } after 1 round
   *[other] { $won } after { $count } rounds
}
outlook-turn = { $seat } to play
outlook-round = { $seat } to play in round { $round }
outlook-deal = round { $round } is about to be dealt (points by seat: { $points })
outlook-choose = the team still has to decide who starts
best-first = Your first game with these settings.
best-left = { $count ->
    [0] Best so far with these settings: all cards placed.
    [one] Best so far with these settings: 1 card left.
   *[other] Best so far with these settings: { $count } cards left.
}
best-points = { $count ->
    [one] Best so far with these settings: 1 point.
   *[other] Best so far with these settings: { $count } points.
}
best-won = { $count ->
    [one] Won so far with these settings: { $won } of 1 game.
   *[other] Won so far with these settings: { $won } of { $count } games.
}
rivals = Bots with the same cards:
rivals-playing = still playing…
kept = Record saved in { $path }

## Whose turn it is

turn-yours = { $count ->
    [one] Your turn. 1 card still to place.
   *[other] Your turn. Place { $count } cards or more.
}
turn-yours-done = Your turn. You can `end` it, or keep going.
turn-theirs = { $count ->
    [one] { $seat } to play: 1 card still to place.
   *[other] { $seat } to play: { $count } cards or more.
}
turn-theirs-done = { $seat } to play: the turn may end now.
status-yours-done = Your turn. Press e to end it, or keep going.
status-choose = Look at your cards. Who starts? Press 1 to { $last }.
status-deal = Round { $round } is over. Enter deals the next one.
status-thinking = { $seat } is thinking…
status-sent = Sending…
ants-take-yours = take a card from the middle
ants-take = { $seat } takes a card
ants-put-yours = put the card between two of yours
ants-put = { $seat } puts the card in
ants-claim-yours = is your hand in order? `claim` or `pass`
status-claim-yours = Round { $round }, turn { $turn }: is your hand in order?
ants-claim = { $seat } announces, or keeps playing
ants-turn = Round { $round }, turn { $turn }: { $what }.
ants-deal = Round { $round } is over. `deal` the next one.
ants-over = The game is over after round { $round }.
ants-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
}
ants-in-the-air = card taken
ants-put-away = Discard pile: { $cards }
ants-preview = { $card } goes in with { $gap } to its left, { $out } comes out. Best run then: { $best }.

## Drawings in lines

drawing-draw-pile = Draw pile: { $count }
drawing-not-placed = Still to place: { $count }
drawing-counts = {"  "}Draw pile: { $draw }. Still to place: { $left }.
drawing-draw-pile-next = {"  "}Draw pile, next card first:{" "}
drawing-draw-pile-of-next = {"  "}Draw pile of { $seat }, next card first:{" "}
drawing-hand = {"  "}Hand:{" "}
drawing-card = card
drawing-choose = The team decides who starts: start@0 (seat 1) to start@{ $last } (seat { $seats }).
drawing-won = All cards are placed. The team wins!
drawing-lost = { $count ->
    [one] Lost with 1 card left: { $seat } couldn’t place enough.
   *[other] Lost with { $count } cards left: { $seat } couldn’t place enough.
}
drawing-helped = Gift placed.
drawing-duel-emptied = { $seat } wins: all their cards are placed.
drawing-duel-stuck = { $seat } wins: { $loser } couldn’t place two cards.
drawing-signs = A number: the distance on that pile. «: back. -: not now.
drawing-signs-duel = A number: the distance on that pile. «: back. +: a gift. -: not now.
drawing-put-away = {"  "}Discard pile:{" "}
drawing-symbols = { $ant } ants: { $table }
drawing-in-the-air = Card taken: { $card }
drawing-in-the-air-hidden = Card taken: ░░ (it was face down)
drawing-in-this-round = { $count } of them this round
drawing-best-stretch = best run { $count }
drawing-seen = seen
drawing-legal = Possible:{" "}
drawing-put =
    put@K-left or put@K-right: insert it with K cards to its left (0 to { $last }),
    then drop its neighbour on that side; at an end, the card at the far end.

## The log

log-title = Moves
log-back = Moves, { $count } lines back
log-started = { $seat } starts
log-placed = { $seat } places { $card } { $on }
log-drew = { $count ->
    [0] { $seat } ends the turn and draws nothing
    [one] { $seat } ends the turn and draws 1 card
   *[other] { $seat } ends the turn and draws { $count } cards
}
log-stuck = { $seat } can’t place enough cards
log-refreshed = { $seat } refreshes the middle
log-took = { $seat } takes { $card } from the middle, place { $place }
log-took-face-down = { $seat } takes the face-down card at place { $place }
log-put-left = { $seat } inserts it with { $at } to its left and drops { $card }, on its left
log-put-right = { $seat } inserts it with { $at } to its left and drops { $card }, on its right
log-claimed = { $seat } announces: in order!
log-passed = { $seat } keeps playing
log-dealt = A new round is dealt
log-swap = takes { $card }, drops { $out }
log-swap-hidden = takes a face-down card, drops { $out }
round-wrong-claim = Round over: { $seat } announced, but the hand isn’t in order. Points: { $points }
round-ordered = Round over: { $seat } has the whole hand in order. Points: { $points }
round-limit = Round over: no turns left. Points: { $points }

## Signals

signal-leave = Not this pile, please.
signal-no-big-step = Only small steps here.
signal-good = I’ve got something good for it.
signal-go-ahead = Go ahead, I don’t need it.
signal-trouble = I’m in trouble.
signal-fine = I’m fine.
signal-would-start = I could start.
signal-rather-not = I’d rather not start.
reaction-bravo = Bravo!
reaction-thanks = Thank you!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-luck = Good luck!
reaction-title = Reactions
reaction-later = One reaction per turn. Wait a little.
word-leave = leave
word-no-big-step = small
word-good = good
word-go-ahead = free

## Piles and steps

panel-draw-pile = Draw pile
panel-not-placed = To place
panel-hands = Hands
panel-hand = Hand
step-on = step { $gap }
step-back = « back { $gap }
step-jump = « jump { $gap }
step-help = + gift { $gap }

## Planning

planned = Your move so far: { $tokens } (only you see it until you end the turn)
nothing-to-take-back = Nothing to undo.

## Questions before what can't be undone

ask-end = End the turn with { $tokens }? Everyone sees it then, and it can’t be undone.
ask-last-card = Place { $tokens }? That ends the game.
ask-start = Let { $seat } start?
ask-face-down = Take the face-down card at place { $place }? Once you’ve seen it, it can’t go back.
ask-refresh = Discard the three face-up cards and lay out three new ones, face down? It can’t be undone.
ask-put = { $count ->
    [one] Insert { $card } with 1 card to its left and drop { $out }? That ends your turn.
   *[other] Insert { $card } with { $count } cards to its left and drop { $out }? That ends your turn.
}
ask-claim = Announce that your hand is in order? The round ends, and if it isn’t in order you score nothing.
ask-pass = Keep playing without announcing?
ask-deal = Deal the next round?
ask-leave-game = Leave the game? It’s saved, and the menu offers it again. Ctrl-C again quits at once.
ask-leave-table = Leave the table? The seat stays yours: the same link brings you back.
ask-quit = Quit Subibaja?
ask-forget = Delete this game? It can’t be brought back.
curtain-title = { $seat }, over to you
curtain = Pass the keyboard on. Press Enter when only { $seat } can see the screen.

## Hints

hint-thinking = The expert is thinking…
hint-none = Nothing to decide right now.
hint-chance = Chance to win: about { $percent }
reason-only = There’s no other way.
reason-start = { $seat } seems to have the best cards to start.
reason-start-you = You seem to have the best cards to start.
reason-stop = Another card would cost more than it’s worth.
reason-back = Back { $gain }: { $card } { $on }.
reason-cheap = { $count ->
    [one] It’s a small step: only { $cost }.
   *[other] These { $count } steps cost only { $cost } in all.
}
reason-worth = { $count ->
    [one] It’s a step of { $cost }, but what it saves is worth more.
   *[other] These { $count } steps cost { $cost } in all, but what they save is worth more.
}
reason-skips = { $count ->
    [0] That skips no card still to be placed.
    [one] That skips a card still to be placed.
   *[other] That skips { $count } cards still to be placed.
}
reason-more = Here it pays to place more than the minimum.
reason-refills = With { $card } your rival’s pile gains { $help }, and you refill your hand.
reason-leaves = That respects what { $seat } asked for.
reason-refresh = No face-up card helps to order your hand; three new ones might.
reason-face-down = No face-up card promises as much as an unknown one.
reason-run = { $count ->
    [one] { $card } does the least harm there.
   *[other] { $card } makes a run of { $count } cards there.
}
reason-grows = Your best run grows from { $from } to { $to } ants.
reason-claim = Your hand is in order.
reason-pass = Your hand isn’t in order yet.
reason-deal = The round is over.
risk-skips = That skips { $count } cards more than it must.
risk-asked = { $seat } asked for something else on { $pile }.
risk-shrinks = Your best run shrinks from { $from } to { $to } ants.
pause-is = Before each move, bots wait { $seconds } s.

## Keys

key-card = card
key-place = place
key-end = end turn
key-take-back = undo
key-hint = hint
key-delete = delete
key-accept = play the hint
key-say = say something
key-other-game = other game
key-hurry = hurry
key-pace = pace
key-help = help
key-leave = leave
key-choose = choose
key-take = take
key-refresh = refresh
key-where = where
key-side = which drops
key-put = insert
key-claim = announce
key-pass = keep playing
key-deal = deal
key-start = who starts
key-next-person = next person
key-look = look
key-new-deal = new cards
key-all = all cards
key-result = result
key-menu = menu
key-quit = quit
key-go = go
key-line = line
key-change = change
key-back = back
key-scroll = scroll
key-step-back = back
key-step = step
key-first = first
key-last = last
key-jump = go to
key-view = whose view

## Help

help-menu =
    Arrows choose, Enter goes on, Esc goes back; the mouse works too.
    1 to 4 choose a game straight away.
    Games in progress are saved after every move and listed at the top.
    Line by line: subibaja play --plain
help-piles =
    ← → choose a card, or type its number
    ↑ ↓ choose a pile, Enter places the card there
    a s d f place it on the first to fourth pile
    Under a card: where it costs least, and how much; « is a step back
    e ends the turn, u undoes; until the turn ends, only you see your move
help-signals =
    t opens what you can say about the pile between ▶ ◀: arrows choose the
    pile and the words, Enter says them; for a second, u takes it back
saying = In a moment: “{ $what }” (u takes it back)
signals-keys = ←→ pile · ↑↓ words · Enter says it · Esc closes
help-rules = r shows the rules; any other key goes back.
help-ants =
    a s d (or 1 2 3) take a card from the middle; u puts a face-up one back.
    r refreshes the middle.
    ← → choose the place (▲), ↑ ↓ which neighbour drops (✗), Enter inserts
    ═ marks your best run
help-game =
    ? asks the expert for a hint · PgUp PgDn scroll the moves
    • marks new cards · q leaves, and the game is saved · Ctrl-C asks
    Space hurries the bots · + and - change how long they wait
help-reel =
    ← → one move back or on, ↑ ↓ ten; Home and End go to the ends
    type a number and Enter to go there
    v changes which cards you see: the public ones, each seat’s, all of them

## The menu and the form

menu-title = number-card games
menu-saved = Continue: { $game }
menu-scores = Scores
menu-shelf = Look back at finished games
menu-join = Join a table by its link
join-link = The seat’s link
join-your-name = Your name there, if the seat has none yet
join-wrong = That’s not a seat’s link. It looks like this: https://…/t/…#…
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
menu-quit = Quit
form-title = a new game
form-seats = Seats
form-person = someone at this keyboard
form-bot = bot, { $level }
form-bot-about = { $level }: { $about }
form-seed = Seed
form-seed-chance = (random; or type one)
form-start = Start

## Scores

scores-title = scores
scores-none = No finished games yet. Play one: subibaja play
scores-played = { $count } played
scores-won = { $count } won ({ $percent })
scores-best-left = { $count ->
    [one] best: 1 left
   *[other] best: { $count } left
}
scores-best-points = best: { $count }
scores-mean = average: { $mean }
scores-streak = Wins in a row: { $now } now, { $most } at best
scores-last-left = Cards left, game by game:
scores-last-won = Won + or lost -, game by game:
scores-last-points = Points, game by game:
scores-cards-left = Cards left at the end:

## Replay

replay-place = Position { $ply } of { $last }
replay-seat = As { $seat } saw it.
replay-public = As everyone saw it.
replay-all = All cards.
replay-jump = Jump to { $ply }: Enter

## Line by line

plain-too-long = That line is too long. Type `help`.
plain-left-out = Left out, because your turn is over: { $tokens }
plain-enter-deals = Enter deals the next round.
plain-planned = Your move so far: { $tokens }. `end` ends the turn, `undo` takes a step back.
plain-unknown = Not understood. `help` lists what you can type, `legal` what you can do now.
plain-look = `look 2` shows seat 2’s cards to whoever sits there, before anyone starts.
plain-say = You can say, of a pile: leave@up1, no-big-step@up1, good@up1, go-ahead@up1; and trouble, fine, would-start, rather-not.
no-legal = At this table nobody is told where cards fit.
plain-pass-on = Pass the keyboard to { $seat }. Press Enter when only { $seat } is reading.
plain-not-finished = Not finished: { $what }.
plain-saved = The game is saved. To continue: subibaja play --resume
plain-record = Record added to { $path }. To look back: subibaja replay { $path }
plain-again = Same cards again: { $command }
plain-menu = Which game? Type its number; Enter alone leaves.
plain-menu-saved = { $count ->
    [one] c  Continue: { $game }, after 1 action
   *[other] c  Continue: { $game }, after { $count } actions
}
plain-menu-wrong = Type a number from 1 to 4.
plain-help-team =
    37@up1     place 37 on up1 (or up2, down1, down2)
    end        end the turn: your cards are placed
    start@0    at the beginning: seat 1 starts (start@1: seat 2, and so on)
    leave@up1  say: not this pile (or no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        place 37 on your ascending pile (or down)
    37@rival-up  place 37 on your rival’s ascending pile (or rival-down)
    end          end the turn: your cards are placed
plain-help-ants =
    take@1      take the middle card at place 1 (or 2, 3)
    put@5-left  insert it with 5 cards to its left, then drop its left neighbour
    refresh     first replace the three middle cards, if all are face up
    claim pass  say whether your hand is in order, if this table plays that way
    deal        deal the next round; Enter does it too
plain-help =
    undo   take a card back              hint   what the expert would do, and why
    legal  list all you can do           show   the table again
    log    what happened                 say    a signal: say leave up1
    rules  the rules of { $game }
    help   this                          quit   leave; the game is saved
    You can type several actions on one line.
plain-replay-help = Enter: on · back · a number from 0 to { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = The game is over.
illegal-not-your-turn = It’s not your turn.
illegal-other-game = That belongs to another game.
illegal-choose-start-first = First decide who starts.
illegal-already-started = Who starts has been decided already.
illegal-no-such-seat = There’s no { $seat } at this table.
illegal-not-in-hand = You don’t have { $card }.
illegal-does-not-fit = { $card } doesn’t fit on { $top }.
illegal-jump-not-now = { $card } would be a jump. Jump right after placing a card in the same row.
illegal-spoils-minimum = Place { $card } now and you can’t reach the minimum. Try another card first.
illegal-rival-pile-used = Only one card per turn may go on your rival’s piles.
illegal-does-not-improve = { $card } on { $top } wouldn’t help your rival, so it’s no gift.
illegal-take-first = First take a card from the middle.
illegal-put-first = First put the card between two of yours.
illegal-claim-or-pass = Is your hand in order? Announce it, or keep playing.
illegal-nothing-to-claim = There’s nothing to announce now.
illegal-deal-first = The round is over. Deal the next one.
illegal-round-not-over = The round isn’t over yet.
illegal-middle-not-open = You can refresh the middle only while all three cards are face up.
illegal-not-enough-to-refresh = There aren’t enough cards left to refresh the middle.
illegal-no-such-place = The middle has places 1, 2 and 3.
illegal-no-such-position = Your hand has { $count } cards: 0 to { $count } of them can be to the left.
illegal-other = That can’t be done now.
illegal-minimum-not-met = { $count ->
    [one] Place one more card first.
   *[other] Place { $count } more cards first.
}

## The page

site-tagline = Some piles go up, some go down.
site-tagline-more = Send a link and play. No account needed.
site-skip = Skip to content
site-home = Start page
site-menu = Menu
site-language = Language
site-theme = Theme
site-themes-auto = Auto
site-themes-light = Light
site-themes-dark = Dark
site-not-found = There’s nothing at this address.
site-back = Back to the start page
close = Close
site-credits = The games belong to their authors and publishers. Subibaja is independent and uses its own words and art. If you enjoy a game, get the box.
site-loading = One moment…
site-offline = You’re offline. You can still play solo or with bots.
site-failed = Something couldn’t be loaded. Check your connection and try again. Nothing is lost.
site-again = Try again
site-reload = Reload the page
wait-failed = The page couldn’t be loaded. Nothing is lost.
wait-no-script = This page needs JavaScript to deal cards. Switch it on and reload the page.
site-damaged = This link is damaged.
site-damaged-text = Part of it got lost on the way. Ask for it again and open the whole link.
site-security = Our promises, and how to report a problem

## The page: settings

settings-title = Settings
settings-sound = Sound
settings-volume = Volume
settings-haptics = Vibration
settings-speed = Speed
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-cards = Card size
settings-cards-normal = Normal
settings-cards-large = Large
settings-left = Left-handed
settings-confirm = Ask before ending my turn
settings-coach = Coach
settings-coach-about = Warns you before a costly move, and shows you round in your first games

## The page: where it starts

start-title = Games
start-players = { $range } players
start-minutes = { $range } min
start-kind-team = team
start-kind-duel = duel
start-kind-each = rivals
start-play = Play
start-learn = Learn to play
learn-offer = New to { $game }? Learn it by playing, in about a minute.
learn-first = Learn it first
learn-play = Just play
start-alone = Solo
start-with-bots = With bots
start-how-many = How many bots
start-level = Level
start-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-friends = With friends
start-play-friends = Play with friends
start-own = Your games
start-open = Open tables
start-open-count = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}
start-resume = Continue
start-look = Review
start-forget = Delete
start-forget-game = Delete { $what }
start-join = Join
start-watch = Watch
start-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
start-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
start-here = on this device
start-over = over
start-running = in progress

## The page: a link that deals at once

play-wrong-title = This link can’t start a game.
play-wrong-unknown = “{ $name }” means nothing in { $game }.
play-wrong-twice = “{ $name }” is given twice.
play-wrong-value = “{ $name }” can’t be “{ $value }”. Possible: { $allowed }
play-wrong-together = These settings don’t go together.
play-to-game = Go to { $game }

## The page: a new table

new-table-title = New table: { $game }
new-table-name = Your name
new-table-players = Players
new-table-person = Invite someone
new-table-bot = Bot: { $level }
new-table-add = Add a seat
new-table-remove = Remove this seat
seat-label = Seat { $number }
new-table-help = Help
new-table-talk = Chat
new-table-options = Table settings
new-table-listed = Anyone may join from the start page
new-table-clock = Time per turn
new-table-no-clock = no limit
new-table-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
new-table-go = Create table
new-table-failed = Couldn’t create the table.
new-table-unreached = Couldn’t reach the server. Try again.

## The page: help

help-degree-none = No help
help-degree-legal = Where cards fit
help-degree-gaps = Distances and unseen cards
help-degree-hints = Expert hints

## The page: who may speak

talk-off = No talking
talk-signals = Signals only
talk-guarded = Words, no numbers
talk-open = Anything goes

## The page: invitations

invite-title = Invite your friends
invite-text = One link per seat. Send each to one person: it opens the seat once, for whoever comes first.
invite-link-of = Link for { $seat }
invite-watch-link = Spectator link
invite-watch-make = Create a spectator link
invite-leave-text = Your seat becomes free for someone else.
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = QR code
invite-qr-of = QR code: link for { $seat }
invite-waiting = Waiting for the others. The cards are dealt when everyone is here.
invite-came = here
invite-not-yet = not here yet
invite-start = Start now, with bots in the free seats
invite-share-text = Come and play { $game } with me:
invite-waiting-title = You’re in
invite-group = One link for everyone
invite-group-text = Send this link to your group. Whoever opens it gets the next free seat.
invite-group-make = Make one link for everyone
invite-group-renew = New link for everyone
invite-group-renew-text = A new link switches the old one off. Whoever is here already stays.
invite-group-void = Switch the link off
invite-by-seat = One link per seat
invite-count = { $came } of { $all } here.
invite-host = host
invite-start-now = Start now
invite-copy-failed = This browser can’t copy. It’s selected: copy it by hand.
join-title = You’re invited to play
join-name = What should the others call you?
join-go = Take a seat
name-take = Change name
plays-listed = Anyone may join or watch
plays-private = By link only
preview-table = Come and play { $game }
preview-invited = Come and play
preview-game = { $game } · Subibaja
preview-about = Number-card games, no account needed: with friends, with bots or solo.

## The page: a table

table-bot = bot
you-label = You
table-away = away
table-on-turn = playing now
table-draw = Draw pile
table-your-turn = Your turn
table-turn-of = { $who }’s turn
table-watching = You’re watching.
table-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
table-choose = Who starts?
table-start-with = { $who } starts
table-me-start = I’ll start
table-started = { $who } starts.
table-you-start = You start.
table-end = End turn
table-hand = Your hand
table-empty-hand = no cards
table-hand-of = Hand: { $who }
table-piles = Piles
table-piles-of = Piles: { $who }
pile-short-up1 = Up 1
pile-short-up2 = Up 2
pile-short-down1 = Down 1
pile-short-down2 = Down 2
pile-short-up = yours ↑
pile-short-down = yours ↓
pile-short-rival-up = rival’s ↑
pile-short-rival-down = rival’s ↓
pile-short-own-up = own ↑
pile-short-own-down = own ↓
pile-short-other-up = rival’s ↑
pile-short-other-down = rival’s ↓
pile-label-up1 = first ascending pile
pile-label-up2 = second ascending pile
pile-label-down1 = first descending pile
pile-label-down2 = second descending pile
pile-label-up = your ascending pile
pile-label-down = your descending pile
pile-label-rival-up = your rival’s ascending pile
pile-label-rival-down = your rival’s descending pile
pile-the-up1 = the first ascending pile
pile-the-up2 = the second ascending pile
pile-the-down1 = the first descending pile
pile-the-down2 = the second descending pile
pile-the-up = your ascending pile
pile-the-down = your descending pile
pile-the-rival-up = your rival’s ascending pile
pile-the-rival-down = your rival’s descending pile
pile-on-up1 = on the first ascending pile
pile-on-up2 = on the second ascending pile
pile-on-down1 = on the first descending pile
pile-on-down2 = on the second descending pile
pile-on-up = on your ascending pile
pile-on-down = on your descending pile
pile-on-rival-up = on your rival’s ascending pile
pile-on-rival-down = on your rival’s descending pile
pile-on-own-up = on their own ascending pile
pile-on-own-down = on their own descending pile
pile-on-other-up = on their rival’s ascending pile
pile-on-other-down = on their rival’s descending pile
table-card-new = { $card }, new
table-fits = fits
table-no-fit = doesn’t fit
table-last-move = last move: { $who } { $step }
table-trick-call = Trick!
pile-goes-up = up
pile-goes-down = down
table-left-of = { $count } of { $all } cards left
table-undo = Undo
table-your-move = Your move so far: { $cards }.
table-take-back-card = Undo from { $card } on
table-lift-first = First tap a card in your hand, then a pile.
prompt-where = { $card }: pick a pile.
prompt-place = { $count ->
    [one] Place a card.
   *[other] Place { $count } cards or more.
}
prompt-still = { $count ->
    [one] One more.
   *[other] { $count } more.
}
prompt-more = You can end your turn, or keep going.
prompt-no-more = Nothing else fits. End your turn.
prompt-draws = { $count ->
    [one] draw 1
   *[other] draw { $count }
}
prompt-take = Take a card from the middle.
prompt-put = Put it between two cards.
prompt-drop = Drop { $left } or { $right }?
prompt-confirm = Keep it like this?
prompt-pass = Is your hand in order?
prompt-deal = The round is over.
prompt-sure = Really end?
tip-trick = Ten back is the trick: the { $card } may go here.
tip-jump = Seven back, right after a card: the { $card } may jump here.
tip-gift = A gift: put the { $card } here, and you refill your hand to six.
tip-deck = { $count ->
    [one] End your turn, and one card comes from here.
   *[other] End your turn, and { $count } cards come from here.
}
tip-signals = Tap a pile to tell the others what you think of it, without numbers.
tip-middle = Take one of these. If it lies face down, only you will see it.
tip-ropes = Ropes join what is in order. Make your best run longer.
coach-skips = { $count ->
    [one] That skips a card.
   *[other] That skips { $count } cards.
}
hint-play = Play this
hint-chance-alone = Chance to win, played like an expert: about { $percent }
log-turn = { $who } · turn { $number }
log-empty = No moves yet.
menu-players = Players
menu-leave = Leave the table
menu-plays = At this table
out-title = Cards still to come
out-out = still to come
out-own = in your hand
out-up = top of an ascending pile
out-down = top of a descending pile
out-gone = gone
rail-together = So far
rules-short = Rules
table-top = top card { $card }
table-row = Row: { $cards }
table-gap = distance { $count }
table-trick = Trick: { $count } back!
table-gift = gift of { $count }
table-jump-with = room for a jump of 7 with { $card }
pile-of-up = { $who }: ascending pile
pile-of-down = { $who }: descending pile
duel-to-go = to go
duel-tight = Hardly any room!
duel-deck = to draw
duel-draws = { $count ->
    [0] nothing to draw
   *[other] draw { $count }
}
duel-refill = up to 6: draw { $count }
duel-gift-refills = as a gift: up to 6
table-placed = { $card } { $on }
table-lifted = { $count ->
    [0] { $card } doesn’t fit anywhere now.
    [one] { $card } fits on 1 pile.
   *[other] { $card } fits on { $count } piles.
}
table-dropped = Back in your hand.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [0] { $who } draws nothing.
    [one] { $who } draws 1 card.
   *[other] { $who } draws { $count } cards.
}
table-you-draw = { $count ->
    [0] You draw nothing.
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
}
table-you-drew = You draw { $cards }.
table-drew-none = Nothing left to draw.
table-drawn = { $count ->
    [one] { $count } card drawn
   *[other] { $count } cards drawn
}
table-planned = { $card } { $on }.
table-took-back = { $cards } back in your hand.
table-told-deal = The cards are dealt. Your hand: { $cards }.
table-told-hand = Your hand: { $cards }.
table-played-last = played last
table-deadline = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
table-keys = Keys: arrows choose a card, Enter lifts it, 1 to 4 place it, Backspace undoes, E ends the turn, H asks for a hint.
table-keys-ants = Keys: 1 to 3 take a card from the middle, arrows move the place (up and down by five), Enter puts the card there, left or right drops the card on that side, Backspace undoes, E ends the turn.
keys-title = Keys
key-name-sides = Left, right
key-name-up-down = Up, down
key-name-pages = Page Up, Page Down
key-name-ends = Home, End
key-name-enter = Enter
key-name-escape = Esc
key-name-backspace = Backspace
keys-choose = Choose a card
keys-first-last = First or last card
keys-lift = Lift it
keys-place = Place it on that pile
keys-put-back = Put it back
keys-take = Take from the middle
keys-by-one = Move by one card
keys-by-two = Move by two
keys-by-five = Move by five
keys-to-ends = To either end
keys-put = Put the card there
keys-drop = Then: drop that neighbour
keys-main = The main button: end turn
keys-these = Show these keys
table-chosen = This deal was picked on purpose, so someone may know the cards.
table-devices = { $count ->
    [one] { $count } device
   *[other] { $count } devices
}
table-devices-hint = Your seat is open on more than one device. If that isn’t you, open your seat’s menu and sign out other devices.

## The page: the menu of a seat

seat-menu-title = Seat: { $who }
seat-menu-to-bot = Let a bot play
seat-menu-to-person = Give the seat back
seat-menu-to-guest = Invite someone to this seat
seat-menu-new-link = New link
seat-menu-new-link-text = The old link stops working.
seat-menu-own-bot = Let a bot play for me
seat-menu-own-bot-text = The seat stays yours: take it back whenever you like.
seat-menu-free = Free the seat
seat-menu-free-there = You can free the seat once this player has been away for a while.
seat-menu-free-in = { $count ->
    [one] You can free the seat in { $count } second.
   *[other] You can free the seat in { $count } seconds.
}
seat-menu-free-text = For a player who has gone. Everyone sees it, and you get a link for someone else.
seat-menu-own = Your seat
seat-menu-elsewhere = Continue on another device
seat-menu-device-link = Link for your other device
seat-menu-warning = Keep this link to yourself: whoever has it sees your cards and plays your seat.
seat-menu-turn-out = Sign out other devices
seat-menu-turn-out-text = Only this device keeps your seat. Links for other devices stop working.

## The page: who comes back

returned-mine = A bot is playing your seat. You can still talk.
returned-ask = Ask for my seat back
returned-asked = Asked. Waiting for the host.
returned-take = Take my seat back
returned-is-back = { $who } is back.

## The page: news

news-freed = The host freed { $who }’s seat.
news-invited = The host made a new link: { $who }.
news-rekeyed = { $who } signed out other devices.
news-asked-back = { $who } is back and asks for the seat.
news-wished = { $who } would like the same cards again.
news-bot-took = A bot is playing for { $who }.
news-plays-again = { $who } is playing again.
news-clock = { $who } ran out of time, so a bot played.
own-news-freed = The host freed your seat.
own-news-invited = The host made a new link for your seat.
own-news-rekeyed = You signed out other devices.
own-news-asked-back = You asked for your seat back.
own-news-wished = You’d like the same cards again.
own-news-bot-took = A bot is playing for you.
own-news-plays-again = You are playing again.
own-news-clock = You ran out of time, so a bot played.

## The page: the promised deal

fair-fixed = Checked: the cards were fixed before the game.
fair-since = Checked: these are the cards that were promised when this device joined.
fair-broken = Warning: these aren’t the cards that were promised before the game. Save the record, and tell whoever runs this server.

## The page: links that are no use

ended-used = This invitation has been used: { $who } has the seat.
ended-used-by-nobody = This invitation has been used: someone has the seat.
ended-used-own = Is that you? On the device you used before, the game is on the start page, under “Your games”.
ended-used-device = To play on this device too, open your seat’s menu over there and choose “Continue on another device”.
ended-used-host = If that player is gone, the host can free the seat and send you a new link.
ended-turned-out = This device has been signed out of its seat.
ended-turned-out-text = The seat was opened with a new key on another device, or the host has freed it. On the device that has the seat, choose “Continue on another device”, or ask the host for a new link.
ended-full-text = Ask the host for the spectator link, or create a table of your own.

## The page: signals

signal-about = Say something about { $pile }
signal-on-pile = { $pile }: { $said }
says = { $who }: “{ $what }”
says-of-pile = { $who }, { $pile }: “{ $what }”

## The page: talk

chat-news = new message
chat-title = Chat
chat-box = Say something
chat-send = Send
chat-empty = No messages yet.
chat-guard = Not sent: “{ $what }” gives away a card’s number. Say it another way, or use a signal:
chat-guard-plain = Not sent: that gives away a card’s number. Say it another way, or use a signal:

## The page: hints

assist-hint = Hint
assist-thinking = Thinking…
assist-none = Nothing to decide right now.
assist-end = end the turn

## The page: 111 Hormigas

hormigas-middle = Middle
hormigas-face-down = face down
hormigas-take = Take card { $count }
hormigas-take-card = Take { $card }
hormigas-take-back = Take { $card } back
hormigas-do-refresh = Refresh the middle
hormigas-held = The card you took: { $card }
hormigas-held-other = { $who } takes a card.
hormigas-holds = { $who } has taken { $card }.
hormigas-falls-here = It lands here
hormigas-between = Between { $left } and { $right }
hormigas-at-left = At the left end, before { $card }
hormigas-at-right = At the right end, after { $card }
hormigas-put-here = card goes in, { $count } to its left
hormigas-drop = Drop { $card }
hormigas-drop-gives = Drop { $card }: best run from { $from } to { $to } ants
hormigas-drop-orders = Drop { $card }: your hand is in order!
hormigas-put-drop = { $card } in, { $dropped } out.
hormigas-confirm = Confirm
hormigas-symbols = { $count ->
    [one] { $count } ant
   *[other] { $count } ants
}
hormigas-house = These ant counts are ours; the printed cards may differ.
hormigas-best-run = Best run
hormigas-run-is = { $count ->
    [one] Best run: { $cards }. { $count } ant.
   *[other] Best run: { $cards }. { $count } ants.
}
hormigas-do-claim = In order!
hormigas-do-pass = Keep playing
hormigas-do-deal = Next round
hormigas-round = Round { $count }
hormigas-round-score = { $count ->
    [one] { $count } point this round
   *[other] { $count } points this round
}
hormigas-total = Total
hormigas-target = Target
hormigas-rounds = Rounds
hormigas-sheet = Scores
hormigas-round-end = { $who } finishes the round.
hormigas-round-yours = You finish the round!
hormigas-limit-end = No turns left: the round is over.
hormigas-discard = Discard pile
hormigas-unknown = not seen yet
hormigas-others = The others’ hands
hormigas-hands = Hands
hormigas-did-take = { $who }: card { $count } from the middle, face down.
hormigas-did-take-card = { $who }: { $card } from the middle.
hormigas-did-put = { $who }: { $card } to the middle.
hormigas-you-took = You take { $card }.
hormigas-did-turn = { $who }: { $card } in, { $dropped } out.
hormigas-did-turn-unseen = { $who }: a face-down card in, { $dropped } out.
hormigas-took-back = Undone. Drop the other card, or choose another place.
hormigas-did-refresh = { $who }: new cards in the middle.
hormigas-did-claim = { $who }: “In order!”
hormigas-did-pass = { $who }: “I keep playing.”
hormigas-did-deal = A new round is dealt.

## The page: the end of a game

over-won = You beat { $game }!
over-won-team = The team beat { $game }!
over-excellent = Excellent: only { $count } left!
over-all = { $all } of { $all }!
over-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
over-lost-about = Another go?
over-you-emptied = You placed all your cards.
over-you-stuck = You couldn’t place two cards.
over-turns = { $count ->
    [one] turn
   *[other] turns
}
over-tricks = { $count ->
    [one] trick
   *[other] tricks
}
over-minutes = { $count ->
    [one] minute
   *[other] minutes
}
over-best-label = best so far
over-streak-label = wins in a row
over-share-label = The result as a text
over-share-copy = Copy the text
over-share-picture = Save the picture
over-wins-of = wins: { $who }
over-you-wins = your wins
over-look-back = Review the game
over-share = Share
over-more = More
over-you-won = You win!
over-won-by = { $who } wins
over-shared = { $who } share the win
over-shared-you = You share the win with { $who }
over-emptied = { $who } placed all their cards.
over-stuck = { $who } couldn’t place two cards.
over-best = { $count ->
    [0] best so far: all cards placed
    [one] best so far: { $count } card left
   *[other] best so far: { $count } cards left
}
over-games = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
}
over-rematch = Play again
over-same = Same cards again
over-same-ask = Ask for the same cards
over-same-asked = You asked for the same cards. Waiting for the others.
over-agree = Yes, the same cards
over-to-rematch = To the next game
over-rematch-ready = The next game is ready.
over-record = Save the record
over-seed = Seed: { $seed }
over-title = The game is over

## The page: step by step

stepper-first = To the beginning
stepper-back = One step back
stepper-on = One step on
stepper-last = To the end
stepper-at = { $count } of { $of }
stepper-slider = Position
stepper-eyes = Seen by
stepper-all = all cards
stepper-close = Close
stepper-beginning = Beginning
stepper-failed = Couldn’t load the record.

## The page: the line

link-connecting = Connecting…
link-offline = You’re offline.
link-back = You’re back. Nothing was lost.
progress-waiting = Your move is kept and will be sent when you’re back.
progress-again = No answer yet. Asking again…
progress-checking = Checking whether your move arrived…
link-unkept = This browser keeps nothing: this page’s address is the only way back to your seat. Save it, and show it to nobody.
link-unkept-here = This browser keeps nothing: the game lasts as long as this page stays open.
link-elsewhere = The game has moved on. The cards you hadn’t sent are back in your hand.
progress-sending = Sending…

## The page: refusals

page-too-old = This page is older than the server. Reload it.
refused-key-needed = This link doesn’t work any more. Ask the host for a new one.
refused-seat-taken = That seat is taken.
refused-no-seat = This table has no such seat.
refused-full = All seats at this table are taken.
refused-name-marks = A name can’t have invisible characters, or more than three accents on one letter.
refused-name-taken = Someone at this table already has that name, or one that looks like it.
refused-names-number = During a game a name can’t be a number. Try another, or wait until it’s over.
refused-not-away = That player is still here, or was a moment ago. Try again in a while.
not-known-try-again = No answer yet. Try again: nothing is done twice.
refused-not-host = Only the host can do that.
refused-length = That’s too long, or empty.
refused-other = That didn’t work ({ $code }).

## The page: rules

rules-title = Rules: { $game }
rules-of-a-game = The rules of a game: subibaja rules the-game

## A table of a server

no-hints = This table plays without hints.
nobody = free
seated = { $seat }: { $who }
waiting-for = { $came } of { $all } seats are taken. The game starts when everyone is here
rematch = The next game with the same people is at table { $table }; your link opens it too
somebody = someone
connection-lost = Connection lost. Reconnecting…
connection-failed = No connection: { $reason }
refused-version = This program and the server don’t speak the same version. Update one of them.
refused-no-table = That table doesn’t exist.
refused-invitation-used = This invitation has been used: { $who } has the seat. If that’s you, go on where you used it, or with the link from “Continue on another device” there.
refused-one-at-a-time = That turns up a new card. Go on once you’ve seen it.
refused-not-known = Checking whether it arrived. Nothing is done twice.
refused-wrong-secret = This link doesn’t work any more. Ask the host for a new one.
refused-not-seated = Only people with a seat can do that.
refused-seat-is-bots = A bot has this seat. The host can give it back.
refused-not-started = The game hasn’t started yet.
refused-started = The game has already started.
refused-not-over = That’s possible once the game is over.
refused-illegal = The rules don’t allow that.
refused-no-take-back = That can’t be undone any more.
refused-invalid = That isn’t possible at this table.
refused-moved-on = The game has moved on. Look again.
refused-no-talk = There’s no chat at this table.
refused-too-much = Too much at once. Wait a moment.
refused-not-stored = Saving failed. Try again.
refused-stopping = The server is restarting. One moment…

## The page: lessons. They come in a file of their own.

lesson-step = Step { $step } of { $all }
lesson-next = Continue
lesson-skip = Skip this part
lesson-again = Try again
lesson-lost = Stuck! That happens. Try smaller steps this time.
lesson-first = Play your first game
lesson-once-more = The lesson again
lesson-end-title = You’ve got it!
lesson-end-the-game = Small steps, the trick, two cards per turn. Now with all 98 cards.
lesson-end-ascenso-descenso = Small steps, and jumps of 7 right after a card. Now with all 68 cards.
lesson-end-face-to-face = Two cards per turn, one gift, and never get stuck. Now against a bot.
lesson-end-hormigas = Take one, put it in, drop a neighbour. Now against two bots.
lesson-say-up = These two piles go up. Tap the 4, then one of them.
lesson-say-down = The other two go down from 100. Your 97 goes there.
lesson-say-steps = What you skip is lost for that pile. 8 or 45 on the 4? Lift both and compare.
lesson-say-end = Small steps! Two cards are enough for a turn. End it: you draw as many as you placed.
lesson-say-drawn = Three cards placed, three drawn. That’s a whole turn.
lesson-say-trick = A bit later: 47 on a pile going up. A card exactly 10 lower may go back. Play the 37!
lesson-say-tricked = The trick! That pile has room again. On piles going down it’s 10 higher.
lesson-say-yours = Twelve cards left, all yours. Get them onto the piles!
lesson-say-row = As in The Game: two rows go up, two go down, all cards in sight. Put the 41 after the 39.
lesson-say-jump = The row glows: right now a card exactly 7 back may follow. Jump with the 34!
lesson-say-jump-again = After a jump you can jump again. The 27 is 7 back once more.
lesson-say-jumped = A card in another row, and the glow is gone. End your turn here.
lesson-say-jump-drawn = That’s what’s new: jumps of 7, in the same row, at once.
lesson-say-find = On your own now: a run-up, then a jump. In rows going down you jump 7 up.
lesson-say-found = A good run-up! Now the jump: 7 up from the 30.
lesson-say-jump-done = Well spotted! Look for pairs like these.
lesson-say-own = The gold piles are yours: one goes up, one goes down. Put the 22 on the 20.
lesson-say-gift = Now a gift! On my pile going up, a lower card gives me room. Put your 12 there.
lesson-say-refill = Thank you! For a gift you refill your hand to six. End your turn.
lesson-say-refilled = Six cards again. Without a gift you draw only two. One gift per turn!
lesson-say-stuck = A bit later: I’m out of room. Place a card on your own pile. No gifts now!
lesson-say-stuck-more = One more on your own piles.
lesson-say-stuck-end = Now end your turn. I need two cards that fit…
lesson-say-duel-won = …and I don’t have them. You win! Placing all your cards wins too.
lesson-say-hand = Your cards stay where they are. The goal: all in order. Ropes join what already is.
lesson-say-take = You swap one card per turn. Take the 66 from the middle.
lesson-say-put = The 22 is in its way. Tap just beside the 22, and the 66 goes there.
lesson-say-drop = A neighbour has to leave for it. Drop the 22.
lesson-say-confirm = 63, 66, 77: the run is longer. Confirm, then it’s my turn.
lesson-say-ropes = At the end every ant in your best run is a point. Only the 38 still breaks the line.
lesson-say-last = Take the 15.
lesson-say-last-put = Put it just beside the 38.
lesson-say-last-drop = Drop the 38.
lesson-say-finish = From 4 up to 96 without a break! Confirm.
lesson-say-in-order = In order! You get all your ants and 5 more. Whoever leads at 60 wins.
lesson-not-now = Good idea, but not yet. Take it back for now.
lesson-not-end = Not yet: one more thing first.
lesson-not-far = That pile goes down: the 4 would skip nearly all of it.
lesson-not-skips = That skips some 40 cards. Try the 8.
lesson-not-trick-pile = Put it on the 47: that’s exactly 10 back.
lesson-not-cold = Then the jump is gone: it has to follow at once.
lesson-not-find-row = A smaller step: try the row with the 32.
lesson-not-find = Look for two cards 7 apart. A row going down helps.
lesson-not-no-gift = That would save me! Use your own piles.
lesson-not-take = Could be good. But you know that the 66 fits.
lesson-not-last = Take the 15: it’s just what you need.
lesson-not-drop = Then the line stays broken. Drop the other one.

## The command line, for those who play

cli-about = Benndorf’s number-card games: play, deal, check and draw them
cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-more = Options: -h, -V; each command has its own -h. For your shell: completions, man.
cli-example = Example
cli-examples = Examples
cli-play = Play a game: solo, with bots or with others at this keyboard
cli-join = Take a seat at a server’s table, by its link
cli-replay = Look back at a game, step by step
cli-scores = See how your games went: wins, cards left, streaks
cli-deal = Write a fresh record: one line of JSON with seed and deck
cli-check = Replay records and say what is in them and whether they are sound
cli-show = Draw a position of a record
cli-trace = Print every position of records as JSON, all cards included
cli-rules = Read the rules of a game, or list the games
cli-solve = Find out whether a deal can be won when all cards are known
cli-lab = Measure and compare players over many deals
cli-serve = Host tables: people open a link and play
cli-guard = Check sentences: does one give a card’s number away?
cli-bench = Measure how fast the engine is here
cli-help = Help for a command
cli-arg-game = Which game: { $games }
cli-arg-seats = How many play [3; 2 in face-to-face]
cli-arg-seed = Letters, digits, '-', '_', '.' [random]
cli-arg-option = An option of the game; may be given several times
cli-arg-seat = Your seat, from 1; several people: 1,2
cli-arg-bots = The other seats: random, novice, steady, expert
cli-arg-resume = Resume your last unfinished game
cli-arg-record = Add the record of the game to this file
cli-arg-pace = Milliseconds before each action of a bot
cli-arg-confirm = Ask before sending a turn: never, risky, always
cli-arg-plain = Line by line, for screen readers and pipes
cli-arg-lang = { $codes } [automatic]
cli-arg-color = Colour: auto, always or never
cli-arg-help = Show this help
cli-arg-link = The seat’s link
cli-arg-name = Your name at the table, if the seat has none yet
cli-arg-folder = Show where your data is kept
cli-arg-file = Records, one JSON object per line
cli-arg-input = Records, one JSON object per line; - is stdin
cli-arg-number = Which record of the file, from 1
cli-arg-eyes = What this seat sees, from 1
cli-arg-all = All cards
cli-arg-ply = The position after this many actions [the last]
cli-play-after = Without a game there’s a menu. `h` shows the keys; in --plain, type `help`.
cli-join-after =
    The table’s host sends you the link; # means something to most shells, so put it
    in quotes. It’s an invitation: your first visit swaps it for a key of your own,
    kept in your data folder, and the same link brings you back from there. Without
    a seat you can watch, if the table allows it.
cli-scores-after =
    By game, seats and options. Your games are in games.jsonl of the data folder:
    the one in SUBIBAJA_DATA, or else your user’s.
cli-replay-after =
    Arrows step, a number and Enter jumps, `v` changes whose cards you see. Your
    finished games are in games.jsonl of the data folder: see subibaja scores.
cli-rules-after = On a terminal in your pager (PAGER, or else less); in a pipe as plain text.
cli-show-after = Without --seat and --all you see what everyone at the table sees.
cli-show-more = This is what everyone sees. --seat N shows a seat’s cards, --all all cards.
cli-wrong-argument = { $argument } isn’t known here.
cli-wrong-value = { $argument } can’t be “{ $value }”.
cli-wrong-missing = Something is missing: { $argument }
cli-wrong-command = There’s no command { $argument }.
cli-wrong-together = { $argument } doesn’t go with { $other }.
cli-wrong-seat = { $count ->
    [one] --seat { $number }: there is only seat 1
   *[other] --seat { $number }: the seats are 1 to { $count }
}
cli-no-saved = There’s no saved game to resume.
cli-wrong-other = This command line isn’t understood.
cli-see-help = Help: { $command }
