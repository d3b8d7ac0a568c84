// Written by the tests of crates/protocol: UPDATE_TYPES=1 cargo test -p subibaja-protocol

/**
 * A message to the server.
 *
 * Whatever changes the table has an `id` of the client's choice, fresh for each thing done: sent
 * again after a lost connection, it is answered as the first time and done once.
 */
export type Up = { "type": "join", 
/**
 * The protocol's version.
 */
version: number, 
/**
 * Which table.
 */
table: string, 
/**
 * What the link holds: a seat's key, an invitation to a seat or to the table, or the
 * spectators' secret. Listed tables may be watched without.
 */
secret?: string, 
/**
 * A key of one's own, in exchange for the invitation or for the key that `secret` holds:
 * from then on it alone opens the seat. Made by the client and kept before it is sent, so
 * that a lost answer locks nobody out: both are sent again.
 */
key?: string, 
/**
 * The last event seen; without it everything comes.
 */
since?: number, 
/**
 * What the seat is to be called, if it has no name yet.
 */
name?: string, 
/**
 * Should every change of the game come with the whole view? For clients that don't have the
 * rules; the others follow what is told in the events.
 */
views?: boolean, } | { "type": "act", 
/**
 * The message's id.
 */
id: string, 
/**
 * Actions before the first of these. If the game has gone on, nothing is done.
 */
ply: number, 
/**
 * The actions' tokens.
 */
actions: Array<string>, } | { "type": "take-back", 
/**
 * The message's id.
 */
id: string, 
/**
 * Actions that remain.
 */
ply: number, } | { "type": "signal", 
/**
 * The message's id.
 */
id: string, 
/**
 * Their tokens: at most one about each pile, and one mood. In former times there was one
 * only, `signal`.
 */
signals: Array<string>, } | { "type": "say", 
/**
 * The message's id.
 */
id: string, 
/**
 * The words.
 */
text: string, } | { "type": "react", 
/**
 * The message's id.
 */
id: string, 
/**
 * Which picture.
 */
reaction: Reaction, } | { "type": "name", 
/**
 * The message's id.
 */
id: string, 
/**
 * The name.
 */
name: string, } | { "type": "start", 
/**
 * The message's id.
 */
id: string, 
/**
 * A bot of this level takes each seat to which nobody has come; without it they stay free.
 */
bots?: Level, } | { "type": "seat", 
/**
 * The message's id.
 */
id: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * To a bot of this level; without it to a person.
 */
bot?: Level, } | { "type": "invite", 
/**
 * The message's id.
 */
id: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * The invitation, made by the client: 26 random letters and digits, say.
 */
invitation: string, } | { "type": "invite-all", 
/**
 * The message's id.
 */
id: string, 
/**
 * The invitation, made by the client; without it there is none from then on.
 */
invitation?: string, } | { "type": "free", 
/**
 * The message's id.
 */
id: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * The new invitation.
 */
invitation: string, } | { "type": "leave", 
/**
 * The message's id.
 */
id: string, } | { "type": "show", 
/**
 * The message's id.
 */
id: string, 
/**
 * The secret, made by the client.
 */
watch: string, } | { "type": "ask-back", 
/**
 * The message's id.
 */
id: string, } | { "type": "help", 
/**
 * The message's id.
 */
id: string, 
/**
 * How much.
 */
help: Help, } | { "type": "rematch", 
/**
 * The message's id.
 */
id: string, 
/**
 * The same cards again, or others.
 */
deal: Deal, } | { "type": "ping", };

/**
 * The cards of a rematch.
 */
export type Deal = "fresh" | "same";

/**
 * A message from the server.
 */
export type Down = { "type": "update" } & Update | { "type": "ack", 
/**
 * The message's id.
 */
id: string, 
/**
 * The number of the last event that came of it.
 */
seq: number, } | { "type": "refused" } & Refused | { "type": "checking", 
/**
 * The message's id.
 */
id: string, } | { "type": "presence", 
/**
 * By seat: how many devices have it open.
 */
seats: Array<number>, 
/**
 * By seat: since when its person has been away, in milliseconds since 1970; `null` while
 * they are there, and where nobody has come yet.
 */
away: (number | null)[], 
/**
 * How many look on.
 */
watchers: number, 
/**
 * Who may do now what the host may: the host, or while the host is away the first person
 * who is there.
 */
host: number | null, } | { "type": "pong", };

/**
 * What happened since the last update. The first one after a join has `you` and `table`.
 */
export type Update = { 
/**
 * The number of the last event.
 */
seq: number, 
/**
 * The id of the receiver's own message that this comes of: it is done and stored.
 */
ack?: string, 
/**
 * Who the viewer is.
 */
you?: You, 
/**
 * The table, if anything about it changed.
 */
table?: TableInfo, 
/**
 * Are the events those of the whole game, rather than those since the last update? Then what
 * the client had is to be forgotten. Of a long game old turns are left out; what people said
 * and how rounds ended never is.
 */
whole?: boolean, 
/**
 * The events, in order.
 */
events: Array<ViewerEvent>, 
/**
 * The game as the viewer knows it after these events: when somebody comes, as a game begins, when
 * something was taken back, and always for those who asked for views. The others know it from
 * the events, which tell all of it: see docs/protocol.md, "Following a game".
 */
view?: ViewJson, 
/**
 * By seat: the signals that stand now, in the cooperative games, if that changed. A signal
 * stands until its seat says otherwise or plays a card, or its pile changes.
 */
standing?: string[][], 
/**
 * Actions in the game so far, if that changed.
 */
ply?: number, 
/**
 * When the turn ends by the clock, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * The server's time, with a deadline: the device's clock may be wrong.
 */
now?: number, };

/**
 * Something that happened at the table, as the viewer may know it.
 */
export type ViewerEvent = { 
/**
 * Its number.
 */
seq: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "what": "created", } | { "what": "seated", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who has it from then on.
 */
occupant: Occupant, } | { "what": "secret", 
/**
 * Which seat.
 */
seat: number, } | { "what": "invited", 
/**
 * Which seat.
 */
seat: number, } | { "what": "invited-all", 
/**
 * Is there one now?
 */
open: boolean, } | { "what": "freed", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who had it.
 */
name: string | null, } | { "what": "left", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who had it.
 */
name: string | null, } | { "what": "shown", 
/**
 * Which seat.
 */
seat: number, } | { "what": "rekeyed", 
/**
 * Which seat.
 */
seat: number, } | { "what": "asked-back", 
/**
 * Which seat.
 */
seat: number, } | { "what": "wished", 
/**
 * Which seat.
 */
seat: number, } | { "what": "help", } | { "what": "started", } | { "what": "played", 
/**
 * Actions before the first of these.
 */
ply: number, 
/**
 * Who decided: the person of the seat on turn, a bot, or the clock.
 */
by: By, 
/**
 * What came of each action, as far as the viewer may know it.
 */
steps: Array<EventJson>, } | { "what": "took-back", 
/**
 * Actions that remain.
 */
ply: number, } | { "what": "said", 
/**
 * What, and by whom.
 */
said: Array<Spoken>, } | { "what": "reacted", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which picture.
 */
reaction: Reaction, } | { "what": "rematch", 
/**
 * Its id. The keys are the same.
 */
table: string, });

/**
 * What happened.
 */
export type Happened = { "what": "created", } | { "what": "seated", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who has it from then on.
 */
occupant: Occupant, } | { "what": "secret", 
/**
 * Which seat.
 */
seat: number, } | { "what": "invited", 
/**
 * Which seat.
 */
seat: number, } | { "what": "invited-all", 
/**
 * Is there one now?
 */
open: boolean, } | { "what": "freed", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who had it.
 */
name: string | null, } | { "what": "left", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who had it.
 */
name: string | null, } | { "what": "shown", 
/**
 * Which seat.
 */
seat: number, } | { "what": "rekeyed", 
/**
 * Which seat.
 */
seat: number, } | { "what": "asked-back", 
/**
 * Which seat.
 */
seat: number, } | { "what": "wished", 
/**
 * Which seat.
 */
seat: number, } | { "what": "help", } | { "what": "started", } | { "what": "played", 
/**
 * Actions before the first of these.
 */
ply: number, 
/**
 * Who decided: the person of the seat on turn, a bot, or the clock.
 */
by: By, 
/**
 * What came of each action, as far as the viewer may know it.
 */
steps: Array<EventJson>, } | { "what": "took-back", 
/**
 * Actions that remain.
 */
ply: number, } | { "what": "said", 
/**
 * What, and by whom.
 */
said: Array<Spoken>, } | { "what": "reacted", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which picture.
 */
reaction: Reaction, } | { "what": "rematch", 
/**
 * Its id. The keys are the same.
 */
table: string, };

/**
 * Who decided on an action.
 */
export type By = "person" | "bot" | "clock";

/**
 * Something said.
 */
export type Spoken = { 
/**
 * By whom.
 */
seat: number, 
/**
 * Actions before it.
 */
ply: number, 
/**
 * Was it a bot that spoke? What was said stays with who said it, whoever has the seat later.
 */
bot?: boolean, 
/**
 * The name that the person had then.
 */
name?: string, } & ({ "signals": string[] } | { "text": string });

/**
 * How it was said.
 */
export type Words = { "signals": string[] } | { "text": string };

/**
 * A picture that stands at a seat for a moment. None is about a card or a pile, and none counts
 * anything.
 */
export type Reaction = "bravo" | "thanks" | "laugh" | "wow" | "ouch" | "luck";

/**
 * What a deal was made from. The SHA-256 of `subibaja/1`, the seed and the nonce, each on a line
 * of its own, is the commitment.
 */
export type Reveal = { 
/**
 * The seed.
 */
seed: string, 
/**
 * The nonce.
 */
nonce: string, };

/**
 * What came out, as records write it.
 */
export type Score = Record<string, unknown>;

/**
 * What everyone at a table may know of it.
 */
export type TableInfo = { 
/**
 * Its id.
 */
table: string, 
/**
 * Which game: `the-game`, `ascenso-descenso`, `face-to-face`, `hormigas`.
 */
game: ViewJson["game"], 
/**
 * Who sits where.
 */
seats: Array<Occupant>, 
/**
 * The options that differ from their default.
 */
options: Record<string, unknown>, 
/**
 * How the players may talk.
 */
talk: Talk, 
/**
 * How much help they have.
 */
help: Help, 
/**
 * Does it stand in the lobby?
 */
listed: boolean, 
/**
 * Seconds a turn, if there is a clock; then a bot plays the turn.
 */
clock: number | null, 
/**
 * Where it stands.
 */
phase: TablePhase, 
/**
 * The seat that may start, give seats to bots, invite and free seats.
 */
host: number | null, 
/**
 * The hash of the deal's seed and nonce, given before the first card is seen.
 */
commitment: string, 
/**
 * Was the seed chosen by somebody, who may know the cards?
 */
chosen: boolean, 
/**
 * The games of the same people so far: once this one is over it is among them.
 */
series: Series, 
/**
 * The table of the rematch.
 */
rematch: string | null, 
/**
 * Seats that would play the same cards again.
 */
same: Array<number>, 
/**
 * Once over: what came out.
 */
score: Score | null, 
/**
 * Once over: what the deal was made from.
 */
reveal: Reveal | null, };

/**
 * Who looks at the table through this socket.
 */
export type You = { 
/**
 * The own seat; `null` for a spectator.
 */
seat: number | null, };

/**
 * Who has a seat.
 */
export type Occupant = { 
/**
 * The person's name, once given.
 */
name: string | null, 
/**
 * Has somebody come and taken the seat?
 */
joined: boolean, 
/**
 * The level of the bot that plays here now.
 */
bot: Level | null, 
/**
 * Does its person ask for the seat back, which a bot keeps?
 */
asks_back?: boolean, };

/**
 * How well a player plays.
 */
export type Level = "random" | "novice" | "steady" | "expert";

/**
 * Where a table stands.
 */
export type TablePhase = "open" | "playing" | "over";

/**
 * How the players may talk.
 */
export type Talk = "off" | "signals" | "guarded" | "open";

/**
 * How much help the players have.
 */
export type Help = "none" | "legal" | "gaps" | "hints";

/**
 * The games of the same people so far.
 */
export type Series = { 
/**
 * How many there were.
 */
games: number, 
/**
 * Cards left in the best of them, in the cooperative games.
 */
best: number | null, 
/**
 * Games won by each seat, in the games against each other; in the others by the team.
 */
wins: [number, number, number, number, number], 
/**
 * How many the team has won in a row up to now, in the cooperative games.
 */
streak?: number, };

/**
 * What a client asked for is not done.
 */
export type Refused = { 
/**
 * The message's id, if it had one.
 */
id?: string, 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people, in English.
 */
reason: string, 
/**
 * What it is about: the piece of the text, the action.
 */
about?: string, };

/**
 * The reasons.
 */
export type Code = "unreadable" | "version" | "join-first" | "no-table" | "wrong-secret" | "invitation-used" | "key-needed" | "not-seated" | "not-host" | "seat-is-bots" | "no-seat" | "seat-taken" | "full" | "not-away" | "not-started" | "started" | "not-over" | "over" | "not-your-turn" | "moved-on" | "illegal" | "one-at-a-time" | "no-take-back" | "no-talk" | "names-number" | "name-marks" | "name-taken" | "length" | "too-much" | "invalid" | "not-stored" | "not-known" | "stopping";

/**
 * A table to be.
 */
export type CreateTable = { 
/**
 * Which game: `the-game`, `ascenso-descenso`, `face-to-face`, `hormigas`.
 */
game: ViewJson["game"], 
/**
 * The seats, one for each who plays.
 */
seats: Array<Wish>, 
/**
 * The options that differ from their default, as in records.
 */
options?: Record<string, unknown>, 
/**
 * How the players may talk; by default guarded in the cooperative games, open in the others.
 */
talk?: Talk, 
/**
 * How much help they have; by default what is legal is shown.
 */
help?: Help, 
/**
 * Should it stand in the lobby? Else it is reached by its links only.
 */
listed?: boolean, 
/**
 * Seconds a turn, after which a bot plays it; no clock without it.
 */
clock?: number, 
/**
 * A seed of one's own, such as a day's; whoever knows it can know the cards, and the table
 * says so.
 */
seed?: string, 
/**
 * Deal at once, rather than when all have come.
 */
start?: boolean, 
/**
 * A key for the maker's own seat, the first of a person: 26 random letters and digits, say.
 * Without it that seat is taken by an invitation like the others.
 */
key?: string, 
/**
 * One invitation for the whole group, made by the client like the key: whoever comes with it
 * gets the next seat that nobody has. Those to single seats come with the answer all the same.
 */
invitation?: string, 
/**
 * A name for this request, of the client's choice and fresh for each table: asked again with
 * the same `id` and `key`, the answer is the same, and the table is made once. It needs a `key`.
 */
id?: string, };

/**
 * Who is to have a seat.
 */
export type Wish = { 
/**
 * A bot of this level; without it a person.
 */
bot?: Level, 
/**
 * The person's name.
 */
name?: string, };

/**
 * A table that was made. Nobody is told the invitations again.
 */
export type Created = { 
/**
 * The table's id.
 */
table: string, 
/**
 * An invitation for each seat that awaits a person. Its link is `/t/TABLE#INVITATION`; what
 * stands behind `#` is never sent to a server by a browser. The first who comes exchanges it
 * for a key of their own; bots' seats have none.
 */
invitations: Array<Invitation>, 
/**
 * The secret of those who look on; their link is made the same way.
 */
watch: string, 
/**
 * The hash of the deal's seed and nonce.
 */
commitment: string, };

/**
 * An invitation to a seat.
 */
export type Invitation = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * What the link holds.
 */
secret: string, };

/**
 * The tables that anyone may join or watch.
 */
export type Lobby = { 
/**
 * The newest first.
 */
tables: Array<Listed>, };

/**
 * A table in the lobby.
 */
export type Listed = { 
/**
 * Its id.
 */
table: string, 
/**
 * Which game.
 */
game: ViewJson["game"], 
/**
 * How many seats.
 */
seats: number, 
/**
 * Seats that anyone may take.
 */
free: number, 
/**
 * The names of the people who have come.
 */
names: Array<string>, 
/**
 * The options that differ from their default.
 */
options: Record<string, unknown>, 
/**
 * How the players may talk; of tables of former times it is not told, nor what follows.
 */
talk?: Talk, 
/**
 * How much help they have.
 */
help?: Help, 
/**
 * Seconds a turn, if there is a clock.
 */
clock?: number, 
/**
 * Where it stands.
 */
phase: TablePhase, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };

/**
 * Takes a free seat of a listed table.
 */
export type TakeSeat = { 
/**
 * A key of one's own, which opens the seat from then on. Asked again with the same key, the
 * answer is the same.
 */
key: string, 
/**
 * What to be called.
 */
name?: string, };

/**
 * A seat that was taken.
 */
export type TakenSeat = { 
/**
 * The table.
 */
table: string, 
/**
 * Which seat.
 */
seat: number, };

/**
 * What went wrong with a request.
 */
export type Problem = { 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people, in English.
 */
reason: string, };

/**
 * What a viewer knows. The fields and their order are the format's.
 */
export type ViewJson = { 
/**
 * The own seat; `null` for a spectator.
 */
seat: number | null, 
/**
 * The seat on turn; `null` while the team chooses, between rounds and once over.
 */
turn: number | null, 
/**
 * Has the game ended?
 */
over: boolean, 
/**
 * What the viewer may do now: nothing while others are on turn.
 */
legal: Array<string>, 
/**
 * The view as one line.
 */
text: string, } & ({ "game": "the-game" } & PilesJson | { "game": "ascenso-descenso" } & PilesJson | { "game": "face-to-face", hand: Array<number> | null, counts: [number, number], draw: [number, number], tops: [[number, number], [number, number]], placed: [Array<number>, Array<number>], need: number | null, missing: number, helped: boolean, winner: number | null, reason: string | null, left: [number, number], } | { "game": "hormigas", hand: Array<number> | null, hands: Array<Array<number | null>>, draw: [number], phase: string, middle: [[number | null, boolean] | null, [number | null, boolean] | null, [number | null, boolean] | null], held: number | null, discard: Array<number>, totals: Array<number>, winners: Array<number> | null, round: number, });

/**
 * The cards that a viewer knows, and what the board says besides; by game.
 */
export type BoardJson = { "game": "the-game" } & PilesJson | { "game": "ascenso-descenso" } & PilesJson | { "game": "face-to-face", hand: Array<number> | null, counts: [number, number], draw: [number, number], tops: [[number, number], [number, number]], placed: [Array<number>, Array<number>], need: number | null, missing: number, helped: boolean, winner: number | null, reason: string | null, left: [number, number], } | { "game": "hormigas", hand: Array<number> | null, hands: Array<Array<number | null>>, draw: [number], phase: string, middle: [[number | null, boolean] | null, [number | null, boolean] | null, [number | null, boolean] | null], held: number | null, discard: Array<number>, totals: Array<number>, winners: Array<number> | null, round: number, };

/**
 * The Game and Ascenso-Descenso.
 */
export type PilesJson = { hand: Array<number> | null, counts: Array<number>, draw: [number], tops: [number, number, number, number], 
/**
 * The rows of Ascenso-Descenso, which lie open.
 */
rows?: Array<Array<number>>, placed: Array<number>, need: number | null, missing: number, won: boolean | null, left: number, };

/**
 * What a viewer learned of one action.
 */
export type EventJson = { 
/**
 * Who did it; `null` for what the table does.
 */
seat: number | null, 
/**
 * The action's token.
 */
action: string, 
/**
 * Cards drawn.
 */
drawn?: DrawnJson, 
/**
 * Who comes next, after the end of a turn.
 */
next?: number, 
/**
 * Did the game end with it: by the last card, or as whoever comes next can't place the minimum?
 * Of Hormigas `round` tells it.
 */
over?: boolean, 
/**
 * The card taken from the middle, if the seat may know it.
 */
card?: number, 
/**
 * The card that left the hand.
 */
dropped?: number, 
/**
 * Is the seat to say whether its hand is in order?
 */
claim?: boolean, 
/**
 * The own hand of a new round.
 */
hand?: Array<number>, 
/**
 * The end of a round.
 */
round?: RoundJson, };

/**
 * The cards, or how many.
 */
export type DrawnJson = Array<number> | number;

/**
 * The end of a round of Hormigas.
 */
export type RoundJson = { 
/**
 * Who ended it; `null` at the turn limit.
 */
finisher: number | null, 
/**
 * Points, by seat.
 */
scores: Array<number>, 
/**
 * All hands, by seat: they are shown at the end of a round.
 */
hands: Array<Array<number>>, 
/**
 * Is the game over?
 */
over: boolean, };

export const VERSION = 4;
export const MAX_NAME_CHARS = 24;
export const MAX_TALK_CHARS = 280;
export const AWAY_MS = 120000;
export const REACTION_REST_MS = 2000;
export const BOT_NAMES: readonly string[] = ["Lola", "Nico", "Rita", "Teo", "Vera", "Bruno", "Clara", "Dino"];
export const REACTIONS: readonly Reaction[] = ["bravo", "thanks", "laugh", "wow", "ouch", "luck"];
export const CLOSE_TOO_MUCH = 1008;
export const CLOSE_RESTART = 1012;
export const CLOSE_LATER = 1013;
export const CLOSE_VOID = 4401;
export const CLOSE_NOT_JOINED = 4008;
