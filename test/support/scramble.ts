import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { damageSource } from '#shared/game/engine/influence'
import {
  COMMANDS,
  type DamageCard,
  type Deck,
  type GameState,
  SEATS,
  type Seat,
  type Ship,
} from '#shared/game/engine/state'
import type { Viewer } from '#shared/play/view/game-view'

type Below = (k: number) => number

/** Parts of a state and of its ships that this module re-rolls; the tests hold them against the total tables of secrets. */
export const SCRAMBLED = {
  state: ['ships', 'reserve', 'objectiveCards', 'deck', 'ownDecks', 'obstacleDamage', 'unopened', 'look', 'stack'],
  ship: ['dials', 'storedDials', 'damage'],
} as const

/**
 * The same game as far as `viewer` may know it: what must be hidden from them is re-rolled. Their view of it, their
 * questions and what they may read of the next events must not differ (R17.11, R17.14).
 */
export function scramble(state: GameState, viewer: Viewer, below: Below): GameState {
  const other = structuredClone(state)
  // After the end every dial and every objective card is public (R17.16).
  if (!state.result) {
    for (const dial of hiddenDials(other, viewer)) Object.assign(dial, rolledDial(below))
    scrambleObjectives(other, viewer, below)
  }
  scrambleDamage(other, viewer, below)
  return other
}

/** Any of them may be brought to a game. */
const PLAYED = Object.keys(OBJECTIVES)

/** On the table, and beside it. */
const shipsOf = ({ ships, reserve }: GameState): Ship[] => [
  ...Object.values(ships),
  ...Object.values(reserve?.ships ?? {}),
]

/** Facedown dials of others, but for those that the viewer has chosen or everybody saw being set (R17.7a, R17.7f-g). */
const hiddenDials = (state: GameState, viewer: Viewer): object[] => [
  ...shipsOf(state).flatMap((ship) =>
    ship.seat === viewer
      ? []
      : [...ship.dials, ...(ship.storedDials ?? [])].filter(({ knownTo }) => knownTo !== viewer && knownTo !== 'all'),
  ),
  ...state.unopened.filter(({ ship }) => seatOf(state, ship) !== viewer),
]

/**
 * Cards that a viewer must not know may be any others (R17.6c-g): the first player's are nobody else's to know, the second
 * player's those two. The first player is shown them when he is asked to choose, not when initiative is decided; where
 * two were drawn the second player chooses, and nobody else sees them (R3.7). The chosen one is public.
 */
function scrambleObjectives(state: GameState, viewer: Viewer, below: Below): void {
  const { objectiveCards, objective, firstPlayer, options } = state
  if (!objectiveCards) return
  const setup = state.stack.find((frame) => frame.kind === 'setup')
  const undecided = setup?.step === 'forces' || setup?.step === 'initiative'
  const isShown = (seat: Seat) =>
    viewer === seat || (viewer === firstPlayer && seat !== firstPlayer && !undecided && !options?.coreSet)
  for (const seat of SEATS.filter((each) => !isShown(each))) {
    const left = PLAYED.filter((id) => id !== objective)
    objectiveCards[seat] = objectiveCards[seat].map((card) =>
      card === objective ? card : (left.splice(below(left.length), 1)[0] ?? card),
    )
  }
}

/**
 * What the other seats answered to cards that are being resolved. For views only: an effect cannot go on from answers
 * that were never given.
 */
export function withoutAnswers(state: GameState, viewer: Viewer): GameState {
  const other = structuredClone(state)
  for (const frame of other.stack)
    if (frame.kind === 'effect' && frame.seat !== viewer)
      for (const question of frame.unseen ?? []) frame.answers[question] = ['another']
  return other
}

/** Commitments stay: they are public and must tell nothing. */
export const rolledDial = (below: Below) => ({
  command: COMMANDS[below(COMMANDS.length)],
  salt: Array.from({ length: 32 }, () => below(16).toString(16)).join(''),
})

/**
 * Nobody knows a facedown card (R17.8a), save who is looking at it (R17.8e, R17.8i); all hidden cards of a deck may be any
 * of them. The order of the discard pile tells nothing either.
 */
function scrambleDamage(state: GameState, viewer: Viewer, below: Below): void {
  const { look } = state
  const pools = poolsOf(state)
  const looked = lookedAt(
    state,
    pools.flatMap(({ places }) => places),
  )
  for (const { deck, places } of pools) {
    const free = places.filter((place) => look?.seat !== viewer || !looked.includes(place))
    const titles = mixed(
      free.map((place) => place.read()),
      below,
    )
    for (const [i, place] of free.entries()) place.write(titles[i] ?? place.read())
    deck.discard = mixed(deck.discard, below)
  }
  for (const [i, thing] of (look?.things ?? []).entries()) thing.card = looked[i]?.read() ?? thing.card
}

/** Where a hidden card lies. */
interface Place {
  /** As a look names it: the slot beside a ship; for the deck the title, because a deck has no slots. */
  names(thing: { id: string; card: string }): boolean
  read(): string
  write(card: string): void
}

/** Each deck with the places of its hidden cards: one for both, or that of each player with his ships (R20.5). */
function poolsOf(state: GameState): { deck: Deck; places: Place[] }[] {
  const { ownDecks } = state
  const pool = (deck: Deck, seats: readonly Seat[]) => {
    const ships = shipsOf(state).filter(({ seat }) => seats.includes(seat))
    return { deck, places: [...hiddenPlaces(deck, ships), ...placesAtObstacles(state, seats)] }
  }
  return ownDecks ? SEATS.map((seat) => pool(ownDecks[seat], [seat])) : [pool(state.deck, SEATS)]
}

/** Nobody looks at these. */
const placesAtObstacles = ({ obstacles, obstacleDamage = {} }: GameState, seats: readonly Seat[]): Place[] =>
  Object.entries(obstacleDamage)
    .filter(([id]) => seats.some((seat) => seat === obstacles[id]?.hull?.seat))
    .flatMap(([, cards]) =>
      cards.map(
        (_, i): Place => ({
          names: () => false,
          read: () => cards[i] ?? '',
          write: (card) => cards.splice(i, 1, card),
        }),
      ),
    )

function hiddenPlaces({ undealt }: Deck, ships: readonly Ship[]): Place[] {
  const beside = ships.flatMap((ship) =>
    ship.damage.filter(({ faceup }) => !faceup).map((card) => placeBeside(ship.id, card)),
  )
  const inDeck = undealt.map((_, i): Place => {
    return {
      names: ({ card }) => undealt[i] === card,
      read: () => undealt[i] ?? '',
      write: (card) => undealt.splice(i, 1, card),
    }
  })
  return [...beside, ...inDeck]
}

const placeBeside = (ship: string, card: DamageCard): Place => ({
  names: ({ id }) => id === damageSource(ship, card.slot),
  read: () => card.card,
  write(title) {
    card.card = title
  },
})

/** The places of the cards that somebody is looking at, in the order of the look. */
function lookedAt({ look }: GameState, places: readonly Place[]): Place[] {
  const found: Place[] = []
  for (const thing of look?.things ?? []) {
    const place = places.find((each) => !found.includes(each) && each.names(thing))
    if (!place) throw new Error(`there is nothing to look at in ${thing.id}`)
    found.push(place)
  }
  return found
}

function mixed<T>(things: readonly T[], below: Below): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(below(left.length), 1))
}

const seatOf = (state: GameState, ship: string): string | undefined =>
  shipsOf(state).find(({ id }) => id === ship)?.seat ?? state.lost.find(({ id }) => id === ship)?.seat
