import type { Fleet, ObjectiveCategory } from '#shared/fleet/fleet'
import type { FleetTextError } from '#shared/fleet/read-text/list'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { AmbiguousName, Reading, UnknownName, UnplacedCard } from '#shared/fleet/read-text/reading'
import { isSquadronCard } from '#shared/game/cards/catalog/squadrons'

/** What the player takes a name for: a card id, `as-written`, or `out` for nothing. */
export type NameMeaning = string
export const AS_WRITTEN = 'as-written'
export const LEFT_OUT = 'out'

/** A name that people must settle. */
export interface OpenName {
  readonly key: string
  readonly name: UnknownName | AmbiguousName
  readonly offers: readonly { readonly id: string; readonly name: string }[]
  readonly unknown: boolean
}

/** A card that may be on one of several ships: `taken` holds the place of the ship, or `out`. */
export interface OpenPlace {
  readonly key: string
  readonly card: UnplacedCard
}

/** A pasted fleet list: what the reader found in it, and how the player settled its doubtful names. */
export class PastedList {
  text = $state('')
  reading = $state.raw<Reading | undefined>(undefined)
  error = $state.raw<FleetTextError | undefined>(undefined)
  taken = $state<Record<string, NameMeaning>>({})

  open = $derived(this.reading === undefined ? [] : openNames(this.reading))
  places = $derived<readonly OpenPlace[]>(
    (this.reading?.unplaced ?? []).map((card, at) => ({ key: `place ${at}`, card })),
  )
  fleet = $derived<Fleet | undefined>(
    this.reading && settled(placed(this.reading, this.places, this.taken), this.open, this.taken),
  )

  read(): void {
    const result = readFleetText(this.text)
    this.taken = {}
    this.reading = typeof result === 'string' ? undefined : result
    this.error = typeof result === 'string' ? result : undefined
  }

  /** Back to the text. */
  reopen(): void {
    this.reading = undefined
  }
}

/** Squadrons of one name are one row with a number: the player settles them together. */
function openNames({ unknown, ambiguous }: Reading): OpenName[] {
  const all = [
    ...unknown.map((name) => ({ name, offers: name.nearest, unknown: true })),
    ...ambiguous.map((name) => ({ name, offers: name.options, unknown: false })),
  ]
  const known = new Set<string>()
  return all.flatMap(({ name, ...rest }, at): OpenName[] => {
    const key = name.as === 'squadron' ? `squadron ${name.card}` : `${at} ${name.card}`
    if (known.has(key)) return []
    known.add(key)
    return [{ key, name, ...rest }]
  })
}

/** The fleet with the cards on the ships that the player chose for them. */
const placed = ({ fleet }: Reading, places: readonly OpenPlace[], taken: Readonly<Record<string, string>>): Fleet => ({
  ...fleet,
  ships: fleet.ships.map((ship, at) => ({
    ...ship,
    upgrades: [...ship.upgrades, ...places.filter(({ key }) => taken[key] === String(at)).map(({ card }) => card.card)],
  })),
})

/** The fleet with each doubtful name as it was settled; those of a kind take their places in the order of the list. */
function settled(fleet: Fleet, open: readonly OpenName[], taken: Readonly<Record<string, NameMeaning>>): Fleet {
  const choose = (card: string, as: OpenName['name']['as']): string | undefined => {
    const at = waiting.findIndex(({ name }) => name.card === card && name.as === as)
    const found = waiting[at]
    if (found === undefined) return card
    if (as !== 'squadron') waiting.splice(at, 1)
    const choice = taken[found.key] ?? AS_WRITTEN
    if (choice === LEFT_OUT) return undefined
    return choice === AS_WRITTEN ? card : choice
  }
  const waiting = [...open]
  const each = (cards: readonly string[], as: OpenName['name']['as']) => cards.flatMap((card) => choose(card, as) ?? [])
  // A name alone below a ship may have meant the squadron
  const flying: string[] = []
  const ships = fleet.ships.flatMap(({ card, upgrades }) => {
    const chosen = choose(card, 'ship')
    const named = each(upgrades, 'upgrade')
    const carried = named.filter((id) => !isSquadronCard(id))
    flying.push(...named.filter(isSquadronCard))
    return chosen === undefined ? [] : [{ card: chosen, upgrades: carried }]
  })
  const objectives: Partial<Record<ObjectiveCategory, string>> = {}
  for (const [category, card] of Object.entries(fleet.objectives) as [ObjectiveCategory, string][]) {
    const chosen = choose(card, 'objective')
    if (chosen !== undefined) objectives[category] = chosen
  }
  const spare = (fleet.spareObjectives ?? []).flatMap(({ card, listed }) => {
    const chosen = choose(card, 'objective')
    return chosen === undefined ? [] : [{ card: chosen, listed }]
  })
  return {
    faction: fleet.faction,
    ships,
    squadrons: [...flying, ...each(fleet.squadrons, 'squadron')],
    objectives,
    ...(spare.length > 0 && { spareObjectives: spare }),
  }
}
