import type { UpgradeSlot } from '#shared/cards/catalog/upgrades'
import type { ObjectiveCategory } from '../fleet'
import type { Effort } from './effort'
import { hintOf } from './hints'
import { factionNamed, type Line } from './list'
import { labelOf, withoutBullet } from './row'

/** What a label in front of a colon says of what stands behind it. */
export type LabelKind =
  | 'name'
  | 'side'
  | 'commander'
  | 'objectives'
  | 'points'
  | 'ship'
  | 'squadrons'
  | 'upgrade'
  | 'person'
  | 'about'

export interface Label {
  readonly kind: LabelKind
  readonly value: string
  /** Of a label of one objective. */
  readonly category?: ObjectiveCategory
  /** Of a label of the upgrades of an icon. */
  readonly slot?: UpgradeSlot
  /** Printed between label and colon: `Squadrons (98):`, `Squadrons (98/134):` */
  readonly sum?: number
}

const KINDS: Readonly<Record<LabelKind, readonly string[]>> = {
  name: ['name', 'fleet', 'fleetname', 'list', 'listname', 'nazwa', 'flota'],
  side: ['faction', 'side', 'frakcja', 'strona'],
  commander: ['commander', 'admiral', 'fleetcommander', 'dowodca'],
  objectives: ['objectives', 'objective', 'objectivecards', 'cele', 'kartycelu'],
  points: ['points', 'totalpoints', 'total', 'fleetpoints', 'totalfleetpoints', 'punkty', 'razem', 'suma'],
  ship: ['ships', 'ship', 'flagship', 'fleetships', 'capitalships', 'capitals', 'flotillas', 'okrety', 'statki'],
  squadrons: ['squadrons', 'squadron', 'squads', 'squad', 'fighters', 'aces', 'bombers', 'eskadry', 'mysliwce'],
  upgrade: ['upgrades', 'upgrade', 'upgradecards', 'cards', 'ulepszenia'],
  person: ['author', 'player', 'gamemode', 'version', 'date', 'autor', 'gracz'],
  about: ['description', 'campaign', 'skirmish', 'notes', 'note', 'comment', 'comments', 'opis', 'uwagi'],
}
const CATEGORIES: Readonly<Record<ObjectiveCategory, readonly string[]>> = {
  assault: ['assault', 'red', 'attack', 'atak', 'szturm'],
  defense: ['defense', 'defence', 'yellow', 'obrona'],
  navigation: ['navigation', 'nav', 'blue', 'nawigacja'],
}
const BY_KEY: ReadonlyMap<string, Omit<Label, 'value'>> = new Map([
  ...Object.entries(KINDS).flatMap(([kind, keys]) => keys.map((key) => [key, { kind: kind as LabelKind }] as const)),
  ...Object.entries(CATEGORIES).flatMap(([category, keys]) =>
    keys.flatMap((key) =>
      ['', 'objective', 'objectivecard'].map(
        (end) => [key + end, { kind: 'objectives', category: category as ObjectiveCategory }] as const,
      ),
    ),
  ),
])

/** Labels that stand alone, without a colon. */
const HEADINGS: ReadonlyMap<string, Label> = new Map(
  (['ships', 'squadrons', 'objectives', 'upgrades'] as const).map((key) => {
    const kind = BY_KEY.get(key)?.kind ?? 'about'
    return [key, { kind, value: '' }]
  }),
)

/** The label that begins a line, if people use one of that name. A number or a sum may stand behind it: `Ship 1:`. */
export function knownLabel(line: Line, effort: Effort): Label | undefined {
  const label = labelOf({ line: line.line, text: withoutBullet(line.text).rest })
  if (label === undefined) return HEADINGS.get(line.text.toLowerCase()) ?? sideAlone(line)
  effort.steps += label.key.length
  const { key, value } = label
  const plain = key.replace(/[([][^()[\]]{0,24}[)\]]$/, '').replaceAll(/[*_#]|\d{1,2}$/g, '')
  const sum = /[([](\d{1,4})/.exec(key)?.[1]
  const found = BY_KEY.get(plain) ?? slotLabel(plain)
  return found && { ...found, value, ...(sum !== undefined && { sum: Number(sum) }) }
}

/** `Imperial`, `Rebels (400)`, `Empire fleet, 400 points`: the side without a label, as a heading of its own. */
function sideAlone({ text }: Line): Label | undefined {
  const side =
    /^(\p{L}{3,12}(?: \p{L}{3,9})?)(?: (?:fleet|list))?:?(?:[ ,-]{1,3}\(?\d{3} ?(?:points?|pts?|pkt)?\)?)?$/iu.exec(
      text,
    )?.[1]
  const [name] = [side, side?.replace(/ (?:fleet|list)$/i, '')].filter((each) => each && factionNamed(each))
  return name === undefined ? undefined : { kind: 'side', value: name }
}

function slotLabel(key: string): Omit<Label, 'value'> | undefined {
  const slot = hintOf(key)?.slot
  return slot === undefined || key.length < 4 ? undefined : { kind: 'upgrade', slot }
}
