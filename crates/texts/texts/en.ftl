# What Subibaja says, in English. The words are the game's own: pile, hand, seat, turn, draw pile.
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
points-short = { $count } pt
seat = seat { $number }
seat-you = { $seat } (you)
you = you
person = person
list-and = { $items } and { $last }
gold = gold
silver = silver
yes = yes
no = no
waiting = Waiting for the table…
too-small = The window is { $now }; { $width }×{ $height } is the least. Make it larger, or use: subibaja play --plain

## The games

game-the-game = The Game
game-ascenso-descenso = Ascenso-Descenso
game-face-to-face = Face to Face
game-hormigas = 111 Hormigas
about-the-game = Lay 98 cards on two rising and two falling piles, without telling numbers.
about-ascenso-descenso = Its cousin with 68 cards, open rows and jumps of 7.
about-face-to-face = Each has a deck and piles of their own, and one card a turn to help the rival.
about-hormigas = Sort your hand by swapping one card a turn; ants score.
sentence-of-game = { $game }: { $about }

## Options

option-start = Who starts
option-start-choose = the team chooses
option-start-seat = { $seat }
option-start-lot = by lot
option-minimum = Minimum a turn
option-minimum-number = { $count } cards
option-small_hand = Hands
option-small_hand-false = full
option-small_hand-true = one card fewer
option-jump = Jumps of 7
option-jump-immediate = right after a card there
option-jump-any = off any top card
option-last_card = A single last card
option-last_card-lose = loses: two are needed
option-last_card-allow = may be placed alone
option-hand = Hand
option-hand-number = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
option-hand-list = { $list }
option-finish = End of a round
option-finish-auto = by itself
option-finish-claim = when a seat claims it
option-target = The game ends
option-target-number = at { $count } points
option-rounds = Rounds
option-rounds-number = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
option-symbols = Ant symbols
option-symbols-house = house table
option-symbols-one = one a card
option-symbols-table = own table
option-turn_limit = Turn limit
option-turn_limit-number = { $count ->
    [0] none
   *[other] { $count } turns
}

# A game that differs by an option.
changed-start-seat = { $seat } starts
changed-minimum-number = at least { $count } cards per turn
changed-small_hand-true = one card fewer in hand
changed-jump-any = jumps off any card
changed-last_card-allow = a single last card may be placed alone
changed-hand-number = hands of { $count }
changed-hand-list = hands of { $list }
changed-finish-claim = finished hands must be announced
changed-target-number = target { $count }
changed-rounds-number = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
changed-symbols-one = one ant on every card
changed-symbols-table = own table of symbols
changed-turn_limit-number = turn limit { $count }

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

outcome-won = won: every card is placed
outcome-lost = { $count ->
    [one] lost with 1 card left
   *[other] lost with { $count } cards left
}
outcome-emptied = { $count ->
    [one] { $winner } won by placing all cards; { $loser } has 1 card left
   *[other] { $winner } won by placing all cards; { $loser } has { $count } cards left
}
outcome-stuck = { $count ->
    [one] { $winner } won, as { $loser } could not place enough; { $loser } has 1 card left
   *[other] { $winner } won, as { $loser } could not place enough; { $loser } has { $count } cards left
}
outcome-points = { $count ->
    [one] { $winner } won with 1 point (points by seat: { $all })
   *[other] { $winner } won with { $count } points (points by seat: { $all })
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
outlook-deal = round { $round } is to be dealt (points by seat: { $points })
outlook-choose = the team is to choose who starts
best-first = This is the first game in this setting.
best-left = { $count ->
    [0] Best so far in this setting: all cards placed.
    [one] Best so far in this setting: 1 card left.
   *[other] Best so far in this setting: { $count } cards left.
}
best-points = { $count ->
    [one] Most so far in this setting: 1 point.
   *[other] Most so far in this setting: { $count } points.
}
best-won = { $count ->
    [one] Won so far in this setting: { $won } of 1 game.
   *[other] Won so far in this setting: { $won } of { $count } games.
}
rivals = The same deal, played by bots on all seats:
rivals-playing = still playing…
kept = The record is kept in { $path }

## Whose turn it is

turn-yours = { $count ->
    [one] Your turn; still to place: 1 card.
   *[other] Your turn; still to place: { $count } cards.
}
turn-yours-done = Your turn: place another card, or `end` it.
turn-theirs = { $count ->
    [one] { $seat } to play; still to place: 1 card.
   *[other] { $seat } to play; still to place: { $count } cards.
}
turn-theirs-done = { $seat } to play; the turn may end.
status-yours-done = Your turn: another card, or e to end it.
status-choose = Look at your hand; then the team chooses who starts: press 1 to { $last }.
status-deal = Round { $round } is over. Enter deals the next.
status-thinking = { $seat } is thinking…
status-sent = Sent…
ants-take-yours = take a card from the middle
ants-take = { $seat } is to take a card
ants-put-yours = put the card into your hand
ants-put = { $seat } is to put the card in the air into the hand
ants-claim-yours = say `claim` or `pass`
ants-claim = { $seat } is to say `claim` or `pass`
ants-turn = Round { $round }, turn { $turn }: { $what }.
ants-deal = Round { $round } is over; `deal` the next.
ants-over = Over after round { $round }.
ants-winners = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } share the win.
}
ants-in-the-air = in the air
ants-put-away = Put away: { $cards }
ants-preview = { $card } goes in with { $gap } at its left; { $out } comes out. Best stretch then: { $best }.

## Drawings in lines

drawing-draw-pile = Draw pile: { $count }
drawing-not-placed = Not placed: { $count }
drawing-counts = {"  "}Draw pile: { $draw }. Not placed: { $left }.
drawing-draw-pile-next = {"  "}Draw pile, next first:{" "}
drawing-draw-pile-of-next = {"  "}{ $seat }'s draw pile, next first:{" "}
drawing-hand = {"  "}Hand:{" "}
drawing-card = card
drawing-choose = The team chooses who starts: from start@0, seat 1, to start@{ $last }, seat { $seats }.
drawing-won = Won: every card is placed.
drawing-lost = { $count ->
    [one] Lost with 1 card left: { $seat } could not place enough.
   *[other] Lost with { $count } cards left: { $seat } could not place enough.
}
drawing-helped = The card for the rival is placed.
drawing-duel-emptied = { $seat } has won: all own cards are placed.
drawing-duel-stuck = { $seat } has won: { $loser } could not place enough.
drawing-signs = A number: how far the pile moves. «: a step back. -: not now.
drawing-signs-duel = A number: how far the pile moves. «: a step back. +: a help. -: not now.
drawing-put-away = {"  "}Put away:{" "}
drawing-symbols = { $ant } symbols: { $table }
drawing-in-the-air = In the air: { $card }
drawing-in-the-air-hidden = In the air: ░░ (it lay face down)
drawing-in-this-round = { $count } of them in this round
drawing-best-stretch = best stretch now { $count }
drawing-seen = seen
drawing-legal = Legal:{" "}
drawing-put =
    put@K-left or put@K-right: in with K cards to its left (0 to { $last }), then out with
    the card on that side; at an end that is the card at the far end.

## The log

log-title = What happened
log-back = What happened, { $count } lines back
log-started = { $seat } starts
log-placed = { $seat } places { $card } on { $pile }
log-placed-own = { $seat } places { $card } on the own pile { $arrow }
log-placed-rival = { $seat } places { $card } on the rival's pile { $arrow }
log-drew = { $count ->
    [0] { $seat } ends the turn and draws nothing
    [one] { $seat } ends the turn and draws 1 card
   *[other] { $seat } ends the turn and draws { $count } cards
}
log-stuck = { $seat } cannot place enough
log-refreshed = { $seat } refreshes the middle
log-took = { $seat } takes { $card } from place { $place }
log-took-face-down = { $seat } takes the face-down card at place { $place }
log-put-left = { $seat } puts it in with { $at } at its left and drops { $card }, its left neighbour
log-put-right = { $seat } puts it in with { $at } at its left and drops { $card }, its right neighbour
log-claimed = { $seat } claims an ordered hand
log-passed = { $seat } passes
log-dealt = The next round is dealt
round-wrong-claim = The round is over: { $seat } claimed a hand out of order. Points: { $points }
round-ordered = The round is over: { $seat }'s hand is in order. Points: { $points }
round-limit = The round is over: the turn limit is reached. Points: { $points }

## Signals

said = { $seat } says: { $what }
said-you = You say: { $what }
signal-leave = Please leave it
signal-no-big-step = No big step there
signal-good = I have something good for it
signal-go-ahead = Go ahead, I don’t need it
signal-trouble = I am in trouble
signal-fine = I’m fine
signal-would-start = I would start
signal-rather-not = I would rather not start
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

pile-yours = yours { $arrow }
pile-rivals = rival's { $arrow }
panel-draw-pile = Draw pile
panel-not-placed = Not placed
panel-hands = Hands
panel-hand = Hand
step-on = step { $gap }
step-back = « back { $gap }
step-jump = « jump { $gap }
step-help = + helps { $gap }

## Planning

planned = Planned: { $tokens } (nobody sees it before the turn ends)
nothing-to-take-back = There is nothing to take back.

## Questions before what can't be undone

ask-end = End the turn with { $tokens }? The others see it then, and it can't be taken back.
ask-last-card = Place { $tokens }? It ends the game.
ask-start = Shall { $seat } start?
ask-face-down = Take the face-down card at place { $place }? Once you have seen it, it can't go back.
ask-refresh = Put the three open cards away and lay out three new ones face down? It can't be undone.
ask-put = { $count ->
    [one] Put { $card } in with 1 card at its left and drop { $out }? Your turn ends with it.
   *[other] Put { $card } in with { $count } cards at its left and drop { $out }? Your turn ends with it.
}
ask-claim = Claim that your hand is in order? The round ends; if it is not in order, you get 0 points.
ask-pass = Claim nothing, and let the next seat play?
ask-deal = Deal the next round?
ask-leave-game = Leave the game? It is saved, and the menu offers it again. Ctrl-C once more quits at once.
ask-leave-table = Leave the table? Your seat stays yours: the same link brings you back.
ask-quit = Quit Subibaja?
curtain-title = { $seat }, it is up to you
curtain = Pass the keyboard on. Press Enter when only { $seat } looks at the screen.

## Hints

hint-thinking = The expert is thinking…
hint-none = There is nothing to decide now.
hint = { $plan }: { $reason }
hint-chance = Chance to win: about { $percent } %.
reason-only = there is no other way.
reason-start = { $seat } has the best cards to begin with, as far as can be told.
reason-stop = another card would cost more than it brings.
reason-back = { $card } goes back on { $pile } and wins back { $gain }.
reason-cheap = { $count ->
    [one] one step forward costs only { $cost }.
   *[other] { $count } steps forward cost only { $cost } together.
}
reason-worth = { $count ->
    [one] one step forward costs { $cost }, and what it keeps is worth more.
   *[other] { $count } steps forward cost { $cost } together, and what they keep is worth more.
}
reason-skips = { $count ->
    [0] no card is passed that is still to come.
    [one] { $count } card is passed that is still to come.
   *[other] { $count } cards are passed that are still to come.
}
reason-more = more than the minimum is placed, as it is worth it.
reason-refills = { $card } for the rival gives { $help }, and fills your hand again.
reason-leaves = { $pile } is left alone, as { $seat } asked.
reason-refresh = none of the open cards helps your order; three new ones may.
reason-face-down = no open card fits as well as an unknown one may.
reason-run = { $count ->
    [one] { $card } does least harm there.
   *[other] { $card } then stands among { $count } cards in order.
}
reason-grows = your best stretch grows from { $from } to { $to }.
reason-claim = the hand is in order.
reason-pass = the hand is not in order yet.
reason-deal = the round is over.

## Keys

key-card = card
key-place = place
key-end = end turn
key-take-back = take back
key-hint = hint
key-help = help
key-leave = leave
key-choose = choose
key-take = take
key-refresh = refresh
key-where = where
key-side = which leaves
key-put = put in
key-claim = claim
key-pass = pass
key-deal = deal
key-start = who starts
key-next-person = next person
key-look = look
key-new-deal = new deal
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
key-jump = jump
key-view = whose view

## Help

help-menu =
    Arrows choose, Enter goes on, Esc goes back; the mouse does all of it too.
    1 to 4 choose a game at once.
    Games in progress are saved after every move and stand at the top.
    The rules: subibaja rules. Line by line: subibaja play --plain
help-piles =
    ← → choose a card, or type its number
    ↑ ↓ choose a pile, Enter places the card there
    a s d f place it on the first to fourth pile
    Under a card: the pile it moves least, and how far; « is a step back
    e ends the turn, u takes back; until the end of the turn the plan is yours
help-signals =
    Signals, about the pile under ▶ ◀: l leave it · n no big step
    g I have something good · o go ahead; and: x trouble · k I'm fine
    before the start: w I would start · m rather not
help-ants =
    a s d (or 1 2 3) take a card from the middle; a face-up one can be put back
    with u. r refreshes the middle.
    ← → choose where it goes in (▲), ↑ ↓ which neighbour leaves (✗), Enter puts
    ═ marks your best stretch
help-game =
    ? asks the expert for a hint · PgUp PgDn scroll what happened
    • marks new cards · q leaves; the game is saved · Ctrl-C asks
    The rules: subibaja rules { $game }
help-reel =
    ← → one action back and on, ↑ ↓ ten; Home and End to the ends
    type a number and Enter to jump there
    v changes whose cards you see: public, each seat, all

## The menu and the form

menu-title = number-card games
menu-saved = Continue: { $game }
menu-scores = Scores
menu-quit = Quit
form-title = a new game
form-seats = Seats
form-person = a person at this keyboard
form-bot = bot, { $level }: { $about }
form-seed = Seed
form-seed-chance = (chance; or type one)
form-start = Start

## Scores

scores-title = scores
scores-none = No game is finished yet. Play one: subibaja play
scores-played = { $count } played
scores-won = { $count } won ({ $percent } %)
scores-best-left = { $count ->
    [one] best: 1 left
   *[other] best: { $count } left
}
scores-best-points = best: { $count }
scores-mean = mean: { $mean }
scores-streak = Won in a row: { $now } now, { $most } at most
scores-last-left = Cards left, game by game:
scores-last-won = Won + or lost -, game by game:
scores-last-points = Points, game by game:
scores-cards-left = How often how many cards were left:

## Replay

replay-place = Position { $ply } of { $last }
replay-seat = As { $seat } saw it.
replay-public = As everyone saw it.
replay-all = All cards.
replay-jump = Jump to { $ply }: Enter

## Line by line

plain-too-long = That line is too long. Type `help`.
plain-left-out = Left out, as your turn is over: { $tokens }
plain-enter-deals = Enter deals the next round.
plain-planned = Planned: { $tokens }. `end` ends the turn, `undo` takes back.
plain-unknown = Not known here. `help` tells what can be typed, `legal` what may be done.
plain-look = `look 2` shows seat 2's cards to the person there, while the team chooses who starts.
plain-pass-on = Pass the keyboard to { $seat }. Enter when only { $seat } reads.
plain-not-finished = Not finished: { $what }.
plain-saved = The game is saved: `subibaja play --resume` goes on with it.
plain-record = The record was added to { $path }. To see it: subibaja replay { $path }
plain-again = The same deal: { $command }
plain-menu = Which game? Its number; Enter alone leaves.
plain-menu-saved = { $count ->
    [one] c  Continue: { $game }, after 1 action
   *[other] c  Continue: { $game }, after { $count } actions
}
plain-menu-wrong = Type a number from 1 to 4.
plain-help-team =
    37@up1     plan 37 on up1 (or up2, down1, down2)
    end        end the turn: what is planned is played
    start@0    at the beginning: seat 1 starts (start@1: seat 2, and so on)
    leave@up1  say: please leave it (or no-big-step, good, go-ahead); trouble; fine
plain-help-duel =
    37@up        plan 37 on your pile up (or down)
    37@rival-up  plan 37 on your rival's pile up (or rival-down)
    end          end the turn: what is planned is played
plain-help-ants =
    take@1      take the middle card at place 1 (or 2, 3)
    put@5-left  put it with 5 cards to its left, then drop its left neighbour
    refresh     first replace the three middle cards, if all lie face up
    claim pass  say whether your hand is in order, where the table plays so
    deal        deal the next round; Enter does it too
plain-help =
    undo   take back what is planned     hint   what the expert would do, and why
    legal  list all you may do           show   draw the table again
    help   this                          quit   leave; the game is saved
    Several actions may stand on one line. The rules: subibaja rules { $game }
plain-replay-help = Enter: on · back · a number from 0 to { $last } · seat 2 · all · public · quit

## Why something can't be done

illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-other-game = That is an action of another game.
illegal-choose-start-first = First agree on who starts.
illegal-already-started = Who starts is settled already.
illegal-no-such-seat = There is no { $seat } at this table.
illegal-not-in-hand = You don’t hold { $card }.
illegal-does-not-fit = { $card } does not fit on { $top }.
illegal-jump-not-now = { $card } would be a jump; it must follow at once upon a card placed there.
illegal-spoils-minimum = After { $card } you could not reach the minimum, and another placement allows it.
illegal-rival-pile-used = Only one card a turn may go on your rival’s piles.
illegal-does-not-improve = { $card } would not improve your rival’s pile at { $top }.
illegal-take-first = First take a card from the middle.
illegal-put-first = First put the card you took into your hand.
illegal-claim-or-pass = Say whether your hand is in order.
illegal-nothing-to-claim = There is nothing to claim now.
illegal-deal-first = The round is over. Deal the next.
illegal-round-not-over = The round is still going on.
illegal-middle-not-open = The middle can be replaced only while all three cards lie face up.
illegal-not-enough-to-refresh = Too few cards are left to replace the middle.
illegal-no-such-place = The middle has places 1, 2 and 3.
illegal-no-such-position = The hand has { $count } cards: 0 to { $count } may be to the left.
illegal-other = That can’t be done now.
illegal-minimum-not-met = { $count ->
    [one] Place one more card first.
   *[other] Place { $count } more cards first.
}

## The page

site-tagline = Some piles go up, some go down.
site-tagline-more = Send a link and play. No account needed.
site-skip = To the content
site-home = Start page
site-menu = Menu
site-language = Language
site-theme = Look
site-themes-auto = Auto
site-themes-light = Light
site-themes-dark = Dark
site-not-found = There is nothing at this address.
site-back = Back to the start page
close = Close
site-credits = The games belong to their authors and publishers. Subibaja is independent and uses its own words and art. If you enjoy a game, get the box.
site-loading = One moment…
site-offline = You’re offline. You can still play solo or with bots.
site-failed = Something couldn’t be loaded. Check your connection and try again. Nothing is lost.
site-again = Try again
site-reload = Load the page again
site-damaged = This link is damaged.
site-damaged-text = A part of it was lost or changed on its way. Ask for it again, and open it as a whole.
site-security = What we promise, and how to report a fault

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
settings-coach-about = Warns you before a costly move

## The page: where it starts

start-title = Games
start-players = { $range } players
start-minutes = { $range } min
start-kind-team = team
start-kind-duel = duel
start-kind-each = rivals
start-about-the-game = Get all 98 cards onto four piles, together. Talk all you like, but never say a number.
start-about-ascenso-descenso = Like The Game, but shorter: 68 cards in open rows, and jumps of 7.
start-about-face-to-face = A duel, each with their own deck. Help your rival once per turn and you refill your hand.
start-about-hormigas = Swap one card per turn until your whole hand is in order. Every ant counts.
start-play = Play
start-learn = Learn to play
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
start-running = running

## The page: a link that deals at once

play-wrong-title = This link can’t start a game.
play-wrong-unknown = “{ $name }” means nothing in { $game }.
play-wrong-twice = “{ $name }” is there twice.
play-wrong-value = “{ $name }” can’t be “{ $value }”. Possible: { $allowed }
play-wrong-rules = The rules don’t allow it: { $reason }
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
new-table-unreached = The server could not be reached. Try again.

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
invite-link-of = Link of { $seat }
invite-watch-link = Link for those who look on
invite-watch-make = Make a link to look on
invite-leave-text = Your seat becomes free for somebody else.
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = QR code
invite-qr-of = QR code of the link of { $seat }
invite-waiting = Waiting for the others. The cards are dealt when all have come.
invite-came = is here
invite-not-yet = not here yet
invite-start = Start now, with bots on free seats
invite-share-text = Come and play { $game } with me:
invite-waiting-title = You’re in
invite-group = One link for everyone
invite-group-text = Send this link to your group. Whoever opens it gets the next free seat.
invite-group-make = Make one link for everyone
invite-group-renew = New link for everyone
invite-group-renew-text = A new link turns the old one off. Whoever has come already stays.
invite-group-void = Turn the link off
invite-by-seat = More about links: one for each seat
invite-count = { $came } of { $all } are here.
invite-host = host
invite-start-now = Start now
invite-copy-failed = Copying isn’t allowed here. The link is selected: copy it by hand.
join-title = You’re invited to play
join-name = What should the others call you?
join-go = Take a seat
name-take = Change name
plays-listed = Anyone may join or watch
plays-private = Only people with a link
preview-table = Come and play { $game }
preview-invited = Come and play
preview-game = { $game } · Subibaja
preview-about = Number-card games from a link, without an account: with friends, with bots or alone.

## The page: a table

table-bot = bot
you-label = You
table-away = away
table-on-turn = on turn
table-draw = Draw pile
table-your-turn = Your turn
table-turn-of = { $who }’s turn
table-watching = You are looking on.
table-watchers = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}
table-choose = Who starts?
table-start-with = { $who } starts
table-me-start = I’ll start
table-started = First turn: { $who }.
table-end = End turn
table-hand = Your hand
table-empty-hand = no cards
table-hand-of = Hand of { $who }
table-piles = Piles
table-piles-of = Piles of { $who }
pile-label-up1 = first rising pile
pile-label-up2 = second rising pile
pile-label-down1 = first falling pile
pile-label-down2 = second falling pile
pile-label-up = your rising pile
pile-label-down = your falling pile
pile-label-rival-up = your rival’s rising pile
pile-label-rival-down = your rival’s falling pile
pile-the-up1 = the first rising pile
pile-the-up2 = the second rising pile
pile-the-down1 = the first falling pile
pile-the-down2 = the second falling pile
pile-the-up = your rising pile
pile-the-down = your falling pile
pile-the-rival-up = your rival’s rising pile
pile-the-rival-down = your rival’s falling pile
pile-on-up1 = on the first rising pile
pile-on-up2 = on the second rising pile
pile-on-down1 = on the first falling pile
pile-on-down2 = on the second falling pile
pile-on-up = on your rising pile
pile-on-down = on your falling pile
pile-on-rival-up = on your rival’s rising pile
pile-on-rival-down = on your rival’s falling pile
table-card-new = { $card }, new
table-fits = fits
table-no-fit = doesn’t fit
table-last-move = last: { $who } { $step }
table-trick-call = Trick!
pile-goes-up = up
pile-goes-down = down
table-left-of = { $count } of { $all } cards left
table-undo = Undo
table-take-back-card = Undo from { $card } on
table-lift-first = First tap a card of your hand, then a pile.
prompt-where = Where does { $card } go?
prompt-place = { $count ->
    [one] Place a card
   *[other] Place { $count } cards or more
}
prompt-still = { $count ->
    [one] One more
   *[other] { $count } more
}
prompt-more = Place more, or end your turn
prompt-no-more = Nothing else fits: end your turn
prompt-draws = { $count ->
    [one] draw 1
   *[other] draw { $count }
}
prompt-take = Take a card from the middle
prompt-put = Put it between two cards
prompt-drop = Drop { $left } or { $right }?
prompt-confirm = Does it stay like this?
prompt-pass = Is your hand in order?
prompt-deal = The round is over
prompt-sure = Really end?
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
menu-plays = What is played here
rail-together = Together
rules-short = Rules
table-top = top card { $card }
table-row = Row: { $cards }
table-gap = gap of { $count }
table-trick = { $count } back!
table-gift = gift of { $count }
table-jump-with = jump of 7 with { $card }
pile-of-up = { $who }: rising pile
pile-of-down = { $who }: falling pile
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
    [one] { $card } lifted. It fits on { $count } pile.
   *[other] { $card } lifted. It fits on { $count } piles.
}
table-dropped = Put back.
table-did-place = { $who }: { $what }.
table-drew = { $count ->
    [one] { $who }: { $count } card drawn.
   *[other] { $who }: { $count } cards drawn.
}
table-you-drew = You drew { $cards }.
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
table-keys = Keys: arrows choose a card, Enter lifts it, 1 to 4 place it, Backspace takes back, E ends the turn, H asks for a hint.
table-keys-ants = Keys: 1 to 3 take from the middle, arrows move the place (up and down by five), Enter puts the card there, left or right drops a card, Backspace undoes, E ends the turn.
table-chosen = Somebody chose the seed of this deal and may know the cards.
table-devices = { $count ->
    [one] { $count } device
   *[other] { $count } devices
}
table-devices-hint = Your seat is open on more than one device. If that isn’t you, open your seat’s menu and sign out other devices.

## The page: the menu of a seat

seat-menu-title = Seat of { $who }
seat-menu-to-bot = Let a bot play
seat-menu-to-person = Give the seat back
seat-menu-to-guest = Give the seat to a person
seat-menu-new-link = Make a new link
seat-menu-new-link-text = The link before it stops working.
seat-menu-own-bot = Let a bot play for me
seat-menu-own-bot-text = The seat stays yours: take it back whenever you like.
seat-menu-free = Free the seat
seat-menu-free-there = You can free the seat once its player has been away for a while.
seat-menu-free-in = { $count ->
    [one] You can free the seat in { $count } second.
   *[other] You can free the seat in { $count } seconds.
}
seat-menu-free-text = For a player who is gone. Everyone sees it, and you get a link for somebody else.
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

news-freed = The host has freed the seat of { $who }.
news-invited = The host has made a new link: { $who }.
news-rekeyed = { $who } has signed out other devices.
news-asked-back = { $who } is back and asks for the seat.
news-wished = { $who } would play the same cards again.
news-bot-took = A bot is playing for { $who }.
news-plays-again = { $who } is playing again.
news-clock = { $who } ran out of time, so a bot played.
own-news-freed = The host has freed your seat.
own-news-invited = The host has made a new link for your seat.
own-news-rekeyed = You have signed out other devices.
own-news-asked-back = You have asked for your seat back.
own-news-wished = You would play the same cards again.
own-news-bot-took = A bot is playing for you.
own-news-plays-again = You are playing again.
own-news-clock = You ran out of time, so a bot played.

## The page: the promised deal

fair-fixed = The deal was fixed before the game: checked.
fair-since = The deal is the one this device was promised when it joined: checked.
fair-broken = Warning: this is not the deal that was promised before the game. Save the record, and tell whoever runs this server.

## The page: links that are no use

ended-used = This invitation has been used: { $who } sits there.
ended-used-by-nobody = This invitation has been used: somebody sits there.
ended-used-own = Is that you? On the device you used before, the game is on the start page, under “Your games”.
ended-used-device = To play on this device too, open your seat’s menu over there and choose “Continue on another device”.
ended-used-host = If that player is gone, the host can free the seat and send you a new link.
ended-turned-out = This device has been signed out of the seat.
ended-turned-out-text = The seat was opened with a new key on another device, or the host has freed it. On the device that has the seat, choose “Continue on another device”, or ask the host for a new link.
ended-full-text = Ask the host for the link for those who look on, or start a table of your own.

## The page: signals

signal-about = Say something about { $pile }
signal-on-pile = { $said } ({ $pile })
says = { $who }: { $what }

## The page: talk

chat-news = something new
chat-title = Talk
chat-box = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-guard = “{ $what }” tells a card’s number, so it was not sent. Say it without numbers, or with a signal:
chat-guard-plain = That tells a card’s number, so it was not sent. Say it without numbers, or with a signal:

## The page: hints

assist-hint = Hint
assist-thinking = Thinking…
assist-none = There is nothing to decide now.
assist-end = end the turn

## The page: 111 Hormigas

hormigas-middle = The middle
hormigas-face-down = face down
hormigas-take = Take card { $count }
hormigas-take-card = Take { $card }
hormigas-take-back = Take { $card } back
hormigas-do-refresh = Refresh the middle
hormigas-held = The card you took
hormigas-held-other = { $who } has taken a card.
hormigas-falls-here = It lands here
hormigas-between = Between { $left } and { $right }
hormigas-at-left = At the left end, before { $card }
hormigas-at-right = At the right end, after { $card }
hormigas-put-here = card goes in, { $count } to its left
hormigas-drop = Drop { $card }
hormigas-drop-gives = Drop { $card }: best run from { $from } to { $to }
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
    [one] { $count } point in this round
   *[other] { $count } points in this round
}
hormigas-total = Total
hormigas-target = Target
hormigas-rounds = Rounds
hormigas-sheet = Scores
hormigas-round-end = { $who } finishes the round.
hormigas-round-yours = You finish the round!
hormigas-limit-end = The round is over.
hormigas-discard = Discard pile
hormigas-unknown = not seen yet
hormigas-others = The others’ hands
hormigas-hands = Hands
hormigas-did-take = { $who }: card { $count } from the middle, face down.
hormigas-did-take-card = { $who }: { $card } from the middle.
hormigas-did-put = { $who }: { $card } to the middle.
hormigas-you-took = You took { $card }.
hormigas-did-turn = { $who }: { $card } in, { $dropped } out.
hormigas-did-turn-unseen = { $who }: a face-down card in, { $dropped } out.
hormigas-took-back = Undone. Drop the other card, or choose another place.
hormigas-did-refresh = { $who }: middle refreshed.
hormigas-did-claim = { $who }: “In order!”
hormigas-did-pass = { $who }: “I keep playing.”
hormigas-did-deal = A new round is dealt.

## The page: the end of a game

over-won = The Game is beaten!
over-excellent = Fewer than ten: excellent!
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
over-wins-of = wins of { $who }
over-look-back = Look back
over-share = Share
over-more = More
over-you-won = You have won!
over-won-by = { $who } has won.
over-shared = { $who } share the win.
over-emptied = All own cards are placed.
over-stuck = No way to place two cards: { $who }.
over-best = { $count ->
    [one] Best of this team: { $count } card left
   *[other] Best of this team: { $count } cards left
}
over-games = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
}
over-rematch = Play again
over-same = Same deal again
over-same-ask = Ask for the same deal again
over-same-asked = You asked for the same deal. Waiting for the others.
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
stepper-failed = The record could not be fetched.

## The page: the line

link-connecting = Connecting…
link-offline = You are offline.
progress-waiting = What you did is kept, and sent when you are back.
progress-again = No answer yet. Asking again…
progress-checking = Checking whether your move was stored…
link-unkept = This browser keeps nothing, so the way back to your seat is in this page’s address. Keep it, and show it to nobody.
link-unkept-here = This browser keeps nothing: the game lasts as long as this page is open.
link-elsewhere = The game has gone on since; your plan was put back.
progress-sending = Sending…

## The page: refusals

page-too-old = This page is older than the server. Load it again.
refused-key-needed = This link doesn’t work any more. Ask the host for a new one.
refused-seat-taken = The seat is taken.
refused-full = All seats of this table are taken.
refused-name-marks = A name can’t have invisible characters, or more than three marks on a letter.
refused-name-taken = Somebody at this table already has that name, or one that looks like it.
refused-names-number = While the game is on, a new name may not name a number. Try another, or wait for the end.
refused-not-away = That player is still here, or was a moment ago. Try again in a while.
not-known-try-again = No answer yet whether it was stored. Try again: it is done once.
refused-not-host = Only the host may do that.
refused-length = That is too long, or empty.
refused-other = It was not done: { $reason }

## The page: rules

rules-title = Rules: { $game }

## A table of a server

no-hints = This table plays without hints.
nobody = nobody yet
seated = { $seat }: { $who }
waiting-for = { $came } of { $all } seats are taken; the game begins when all have come
rematch = Another game of the same people is at table { $table }; your secret opens it too
connection-lost = The connection is lost. Trying again; nothing is lost.
connection-failed = There is no connection: { $reason }
refused-version = The server speaks another version of the protocol. Update one of the two.
refused-no-table = There is no such table.
somebody = somebody
refused-invitation-used = The invitation was used: { $who } sits there. If that is you, go on where you used it, or with the link “continue on another device” from there.
refused-one-at-a-time = That shows a new card. Go on once you have seen it.
refused-not-known = Whether it was stored is being checked. Nothing is done twice.
refused-wrong-secret = This link doesn’t work any more. Ask the host for a new one.
refused-not-seated = Only someone with a seat may do that.
refused-seat-is-bots = A bot plays on this seat. The host can give it back.
refused-not-started = The game has not begun.
refused-moved-on = The game has gone on in the meantime. Look again.
refused-no-talk = There is no talk at this table.
refused-too-much = Too much at once. Wait a little.
refused-not-stored = It could not be stored, so it is not done. Try again.
refused-stopping = The server is restarting. One moment…
