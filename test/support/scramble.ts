import { damageSource } from '#shared/engine/influence'
import { COMMANDS, type DamageCard, type GameState } from '#shared/engine/state'
import type { Viewer } from '#shared/view/game-view'

type Below = (k: number) => number

/** Parts of a state and of its ships that this module re-rolls; the tests hold them against the total tables of secrets. */
export const SCRAMBLED = {
  state: ['ships', 'deck', 'unopened', 'look', 'stack'],
  ship: ['dials', 'damage'],
} as const

/**
 * The same game as far as `viewer` may know it: what must be hidden from them is re-rolled. Their view of it, their
 * questions and what they may read of the next events must not differ (R17.11, R17.14).
 */
export function scramble(state: GameState, viewer: Viewer, below: Below): GameState {
  const other = structuredClone(state)
  // After the end every dial lies open (R17.16).
  if (!state.result) for (const dial of hiddenDials(other, viewer)) Object.assign(dial, rolledDial(below))
  scrambleDamage(other, viewer, below)
  return other
}

/** Facedown dials of others, but for those whose command the viewer has chosen (R17.7a, R17.7g). */
const hiddenDials = (state: GameState, viewer: Viewer): object[] => [
  ...Object.values(state.ships).flatMap((ship) =>
    ship.seat === viewer ? [] : ship.dials.filter(({ knownTo }) => knownTo !== viewer),
  ),
  ...state.unopened.filter(({ ship }) => seatOf(state, ship) !== viewer),
]

/**
 * What the other seats answered to cards that are being resolved. For views only: an effect cannot go on from answers
 * that were never given.
 */
export function withoutAnswers(state: GameState, viewer: Viewer): GameState {
  const other = structuredClone(state)
  for (const frame of other.stack)
    if (frame.kind === 'effect' && frame.seat !== viewer)
      for (const question of Object.keys(frame.answers)) frame.answers[question] = ['another']
  return other
}

/** Commitments stay: they are public and must tell nothing. */
export const rolledDial = (below: Below) => ({
  command: COMMANDS[below(COMMANDS.length)],
  salt: Array.from({ length: 32 }, () => below(16).toString(16)).join(''),
})

/**
 * Nobody knows a facedown card (R17.8a), save who is looking at it (R17.8e); all hidden cards may be any of them. The order
 * of the discard pile tells nothing either.
 */
function scrambleDamage(state: GameState, viewer: Viewer, below: Below): void {
  const { deck, look } = state
  const places = hiddenPlaces(state)
  const looked = lookedAt(state, places)
  const free = places.filter((place) => look?.seat !== viewer || !looked.includes(place))
  const titles = mixed(
    free.map((place) => place.read()),
    below,
  )
  for (const [i, place] of free.entries()) place.write(titles[i] ?? place.read())
  for (const [i, thing] of (look?.things ?? []).entries()) thing.card = looked[i]?.read() ?? thing.card
  deck.discard = mixed(deck.discard, below)
}

/** Where a hidden card lies. */
interface Place {
  /** As a look names it: the slot beside a ship; for the deck the title, because a deck has no slots. */
  names(thing: { id: string; card: string }): boolean
  read(): string
  write(card: string): void
}

function hiddenPlaces(state: GameState): Place[] {
  const { undealt } = state.deck
  const beside = Object.values(state.ships).flatMap((ship) =>
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
  state.ships[ship]?.seat ?? state.lost.find(({ id }) => id === ship)?.seat
