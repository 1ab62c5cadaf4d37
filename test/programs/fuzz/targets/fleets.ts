import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { FLEET_FORMATS, type FleetFormat } from '#shared/fleet/read-text/list'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import { writeFleetText } from '#shared/fleet/write-text/write-fleet-text'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { fleet } from '#shared/play/protocol/fleets'
import { anyLegalFleet } from '#test/fleet/any-fleet'
import { propertyTarget } from '../property'

const HANDED: readonly { readonly format: FleetFormat; readonly text: string }[] = JSON.parse(
  readFileSync(new URL('../../../fleet/handed.json', import.meta.url), 'utf8'),
)
const KNOWN = new Set([SHIPS, SQUADRONS, UPGRADES, OBJECTIVES].flatMap((cards) => Object.keys(cards)))

/** What lists are made of, and what breaks readers of them. */
const BITS = [
  ...['(', ')', '[', ']', '{', '}', '<', '>', '</', '&', '&amp;', '&#x', ';', '"', "'", ',', ':', '=', '-', '•', '·'],
  ...['x', '2 x ', '1', '99', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\u202e', '\ufeff', '\u0000', '\u0007'],
  ...[
    'ship:',
    'upgrade:',
    'Name: A',
    'Faction: Rebel',
    'Squadrons:',
    'CR90 Corvette A (44)',
    '= 52 Points',
    'MC80',
    '400',
    '-0',
    '1e308',
    '1e-320 x ',
    'NaN',
  ],
  ...['"ships":[', '"ship":"', '[b]', '[url=', '<br>', '<i', 'Assault: ', 'Commander: ', 'é', '́', '😀', '__proto__'],
]
const bits = fc.array(fc.constantFrom(...BITS), { minLength: 1, maxLength: 8 }).map((some) => some.join(''))
const corpus = fc.constantFrom(...HANDED).map(({ text }) => text)

/** A real list with lines lost, doubled, moved, and with bits put anywhere. */
const mutatedList = fc
  .tuple(
    corpus,
    fc.array(
      fc.record({
        at: fc.nat(3000),
        length: fc.nat(60),
        put: fc.oneof(bits, fc.string({ unit: 'binary', maxLength: 6 })),
      }),
      { maxLength: 6 },
    ),
    fc.boolean(),
  )
  .map(([text, cuts, upsideDown]) => {
    let list = text
    for (const { at, length, put } of cuts) list = list.slice(0, at) + put + list.slice(at + length)
    return upsideDown ? list.split('\n').reverse().join('\n') : list
  })
const anyText = fc.oneof(
  mutatedList,
  fc.array(bits, { maxLength: 60 }).map((some) => some.join('\n')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)

/** A list or a reason; every card that no catalogue has is asked about; and what was read can be judged and saved. */
function isSoundAnswer(text: string): boolean {
  const reading = readFleetText(text)
  if (typeof reading === 'string') return reading.startsWith('fleet-')
  const { ships, squadrons } = reading.fleet
  const cards = [...ships.flatMap(({ card, upgrades }) => [card, ...upgrades]), ...squadrons]
  const asked = new Set(reading.unknown.map(({ card }) => card))
  if (cards.some((card) => !KNOWN.has(card) && !asked.has(card))) return false
  judgeFleet(reading.fleet, PRESETS['casual-400'])
  return fleet.safeParse(JSON.parse(JSON.stringify(reading.fleet))).success
}

const stepsFor = (text: string): number => {
  const effort = { steps: 0 }
  readFleetText(text, effort)
  return effort.steps
}
/** ms of this process, however busy the machine is: backtracking is not counted in steps. */
function cpuFor(text: string): number {
  const before = process.cpuUsage()
  readFleetText(text)
  return process.cpuUsage(before).user / 1000
}
/** Far above what 20,000 characters take, far below what they take where work grows with a power of them. */
const LONGEST = 1_500

const sorted = (texts: readonly string[]): string[] => texts.toSorted((one, other) => (one < other ? -1 : 1))

const WITHOUT_OBJECTIVES: readonly FleetFormat[] = ['aff', 'key-json']
/** What a list of that format says of a fleet: cards and objectives in no order, for some formats have one of their own. */
const contentOf = (
  { faction, ships, squadrons, objectives }: Parameters<typeof writeFleetText>[0],
  format: FleetFormat,
) =>
  JSON.stringify({
    faction,
    ships: sorted(ships.map(({ card, upgrades }) => [card, ...sorted(upgrades)].join())),
    squadrons: sorted(squadrons),
    objectives: WITHOUT_OBJECTIVES.includes(format) ? [] : sorted(Object.entries(objectives).map(String)),
  })

export const fleetsTarget = propertyTarget(
  'fleets',
  {
    'any text is a list or no list for a reason': () => fc.property(anyText, isSoundAnswer),
    'a text of any length, too': () =>
      fc.property(bits, fc.integer({ min: 1, max: 200_000 }), corpus, (bit, length, list) =>
        isSoundAnswer(`${list}\n${bit.repeat(Math.ceil(length / bit.length)).slice(0, length)}`),
      ),
    'twice the text is twice the work': () =>
      fc.property(bits, bits, fc.boolean(), (head, bit, inLines) => {
        const hostile = (length: number) => {
          const one = inLines ? `${bit}\n` : bit
          return `${head}\nName: A\nFaction: Rebel\n${one.repeat(Math.floor(length / one.length))}\nTotal Points: 4\n`
        }
        const [once, twice] = [stepsFor(hostile(9_000)), stepsFor(hostile(18_000))]
        return twice <= 2.2 * once + 2_000 && cpuFor(hostile(19_000)) < LONGEST
      }),
    'a fleet that is written and read again is the same fleet': () =>
      fc.property(anyLegalFleet, fc.constantFrom(...FLEET_FORMATS), (made, format) => {
        const reading = readFleetText(writeFleetText(made, 'A', format))
        return typeof reading !== 'string' && contentOf(reading.fleet, format) === contentOf(made, format)
      }),
    'names that are none of cards are asked about': () =>
      fc.property(fc.stringMatching(/^[a-z]{4,12} [a-z]{4,12}$/), (name) => {
        const reading = readFleetText(`Name: A\nFaction: Rebel\nCR90 Corvette A (44)\n• ${name} (7)\n= 51 Points`)
        return (
          typeof reading !== 'string' &&
          (reading.unknown.length === 1 || reading.fleet.ships[0]?.upgrades.every((id) => KNOWN.has(id)) === true)
        )
      }),
  },
  5,
)
