import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { ObjectiveCategory } from '../fleet'
import type { Effort } from './effort'
import { hintOf } from './hints'
import { factionNamed, type Line } from './list'
import { keyed, labelOf, withoutBullet } from './row'

/** What a label in front of a colon says of what stands behind it. */
export type LabelKind =
  | 'name'
  | 'side'
  | 'commander'
  | 'objectives'
  | 'points'
  | 'shipPoints'
  | 'squadronPoints'
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

/** In English, Polish, German, French, Spanish and Italian; small letters without blanks and accents. */
const KINDS: Readonly<Record<LabelKind, string>> = {
  name: 'name fleet fleetname list listname nazwa flota flotta nazwafloty flotte flottenname liste nom nombre lista nome',
  side: 'faction side frakcja strona fraktion seite camp faccion bando fazione factie zijde faccao lado frakce фракция сторона',
  commander:
    'commander admiral fleetcommander dowodca dowodcafloty kommandant flottenkommandant kommandeur commandant amiral ' +
    'comandante almirante ammiraglio admiraal velitel командующий командир адмирал',
  objectives:
    'objectives objective objectivecards obj objs cele cel zadania zadanie misje misja kartycelu ziele missionsziele missionen missionskarten objectifs objetivos ' +
    'misiones obiettivi missioni objetivo doelen doelstellingen ukoly цели задачи',
  points:
    'points totalpoints total sum fleetpoints totalfleetpoints fleettotal grandtotal totalcost fleetcost pts cost punkty razem ' +
    'suma lacznie punkte gesamt gesamtpunkte summe puntos puntostotales punti totale punteggio punktyrazem razempunktow ' +
    'gesamtpunktzahl punktzahl totaldespoints totalpoints pointstotal puntitotali puntosentotal totaal totaalpunten celkem ' +
    'всего итого очки',
  shipPoints: 'shippoints shipspoints shiptotal shipstotal totalships shipcost totalshipcost',
  squadronPoints:
    'squadronpoints squadronspoints squadrontotal squadronstotal totalsquadrons squadroncost totalsquadroncost squadtotal ' +
    'squadpoints fightertotal',
  ship:
    'ships ship flagship fleetships capitalships capitals flotillas okrety okret statki statek okretflagowy flagowiec ' +
    'schiffe schiff flaggschiff vaisseaux vaisseau navires navire vaisseauamiral naves nave buqueinsignia navi ' +
    'naveammiraglia naveinsignia firstship secondship thirdship fourthship fifthship sixthship lastship othership 1stship ' +
    '2ndship 3rdship 4thship 5thship 6thship leadship mainship escort escorts carrier carriers pierwszyokret drugiokret ' +
    'trzeciokret schepen schip vlaggenschip lode lod navios navio корабли корабль флагман',
  squadrons:
    'squadrons squadron squads squad sqdns sqdn sqns sqn sqds sqd starfighters fighters aces bombers eskadry eskadra mysliwce mysliwiec staffeln staffel ' +
    'jagerstaffeln jagerstaffel jager escadrons escadron escadrilles chasseurs escuadrones escuadron cazas squadroni ' +
    'squadrone squadriglie squadriglia caccia sqs wing wings airwing fighterwing fighterscreen fightercover screen eskaders eskader ' +
    'esquadroes esquadrao letky letka stihace эскадрильи эскадрилья истребители',
  upgrade:
    'upgrades upgrade upgradecards cards ulepszenia ulepszenie karty aufwertungen aufwertung aufwertungskarten verbesserungen ' +
    'ameliorations amelioration mejoras mejora migliorie miglioria',
  person: 'author player gamemode version date autor gracz spieler auteur joueur jugador autore giocatore',
  about:
    'description campaign skirmish notes note comment comments opis uwagi bid initiativebid activations deployments limit ' +
    'beschreibung anmerkung kommentar remarques notas commenti',
}
const CATEGORIES: Readonly<Record<ObjectiveCategory, string>> = {
  assault:
    'assault red attack atak szturm angriff sturm assaut ataque asalto assalto attacco celataku angriffsziel ' +
    'angriffsmission objectifdassaut objetivodeasalto objetivodeataque obiettivodassalto rouge rot roja rosso czerwony',
  defense:
    'defense defence yellow obrona verteidigung defensa difesa celobrony verteidigungsziel verteidigungsmission ' +
    'objectifdedefense objetivodedefensa obiettivodidifesa jaune gelb amarilla giallo zolty',
  navigation:
    'navigation nav blue nawigacja navegacion navigazione celnawigacji navigationsziel navigationsmission ' +
    'objectifdenavigation objetivodenavegacion obiettivodinavigazione bleu blau azul blu niebieski',
}
const BY_KEY: ReadonlyMap<string, Omit<Label, 'value'>> = new Map([
  ...Object.entries(KINDS).flatMap(([kind, keys]) =>
    keys.split(' ').map((key) => [keyed(key), { kind: kind as LabelKind }] as const),
  ),
  ...Object.entries(CATEGORIES).flatMap(([category, keys]) =>
    keys
      .split(' ')
      .flatMap((key) =>
        ['', 'objective', 'objectivecard'].map(
          (end) => [key + end, { kind: 'objectives', category: category as ObjectiveCategory }] as const,
        ),
      ),
  ),
])

/** For labels with a slip in them. */
export const LABEL_KEYS: readonly { readonly key: string; readonly kind: LabelKind }[] = [...BY_KEY].map(
  ([key, { kind }]) => ({ key, kind }),
)

/** Kinds of labels that stand alone, without a colon; behind them may be a sum. */
const HEADINGS: ReadonlySet<LabelKind | undefined> = new Set([
  ...(['ship', 'squadrons', 'objectives', 'upgrade', 'points', 'shipPoints', 'squadronPoints'] as const),
])
const HEADING =
  /^[[(]?(\p{L}[\p{L} ]{2,24}?)[\])]?(?:(?: ?[-,]| (?=[([\d]))? ?[([]?(\d{1,4})(?: ?\/ ?\d{1,4})?(?: ?(?:points?|pts?|pkt))?[)\]]?)?$/iu
/** Rows that were broken have these alone. */
const PARTS_OF_NAMES = new Set([
  'escort',
  'carrier',
  'carriers',
  'squadron',
  'ship',
  'upgrade',
  'objective',
  'cost',
  'pts',
  'points',
])
/** A number that small says how many there are. */
const LEAST_SUM = 20

/** The label that begins a line, if people use one of that name. A number or a sum may stand behind it: `Ship 1:`. */
export function knownLabel(line: Line, effort: Effort): Label | undefined {
  const label = labelOf({ line: line.line, text: withoutBullet(line.text).rest })
  if (label === undefined) return heading(line) ?? sideAlone(line)
  effort.steps += label.key.length
  const { key, value } = label
  const plain = key
    .replace(/[([][^()[\]]{0,24}[)\]]$/, '')
    .replaceAll(/[*_#'’]|\d{1,2}$/g, '')
    .replace(/^(?:wave|w)\d{1,2}(?=\p{L})/u, '')
  const found = BY_KEY.get(plain) ?? slotLabel(plain)
  if (found === undefined) return value === '' ? sideAlone(line) : undefined
  return { ...found, value, ...sumIn(/[([](\d{1,4})/.exec(key)?.[1]) }
}

const STAY: ReadonlySet<LabelKind> = new Set(['about', 'upgrade', 'points', 'shipPoints', 'squadronPoints'])

/** `Commander - Admiral Motti`, `Faction; Imperial`: as with a colon. */
export function withColon(line: Line): Line {
  const [, label = '', value = ''] =
    /^[-•*+ ]*(\p{L}[\p{L} ]{2,24}?(?: ?\d{1,2})?) ?(?: [-=>] |;) ?(.*[\p{L}].*)$/u.exec(line.text) ?? []
  const found = BY_KEY.get(keyed(label).replace(/\d{1,2}$/, ''))
  const isLabel =
    found && !STAY.has(found.kind) && !line.text.includes(':') && !/^\W*\d[\d\W]*(?:points?|pts?|pkt)?\W*$/i.test(value)
  return isLabel ? { line: line.line, text: `${label}: ${value}` } : line
}

const sumIn = (number: string | undefined): { readonly sum?: number } =>
  Number(number) > LEAST_SUM ? { sum: Number(number) } : {}

/** `Squadrons`, `SHIPS (310)`, `Total - 400 points` */
function heading({ text }: Line): Label | undefined {
  const [, name = '', number] = HEADING.exec(withoutBullet(text).rest) ?? []
  const found = BY_KEY.get(keyed(name))
  if (!found || !HEADINGS.has(found.kind) || PARTS_OF_NAMES.has(keyed(name))) return undefined
  const isSum = found.kind === 'points' || found.kind === 'shipPoints' || found.kind === 'squadronPoints'
  if (isSum && number === undefined) return undefined
  return { ...found, value: isSum ? (number ?? '') : '', ...sumIn(number) }
}

/** `Imperial`, `Rebels (400)`, `Empire fleet, 400 points`: the side without a label, as a heading of its own. */
function sideAlone({ text }: Line): Label | undefined {
  const side =
    /^(\p{L}{3,12}(?: \p{L}{3,9})?)(?: (?:fleet|list))?:?(?:[ ,-]{1,3}\(?\d{3}(?: ?\/ ?\d{3})? ?(?:points?|pts?|pkt)?\)?)?$/iu.exec(
      text,
    )?.[1]
  const [name] = [side, side?.replace(/ (?:fleet|list)$/i, '')].filter((each) => each && factionNamed(each))
  return name === undefined ? undefined : { kind: 'side', value: name }
}

function slotLabel(key: string): Omit<Label, 'value'> | undefined {
  const slot = (hintOf(key) ?? hintOf(key.replace(/s$/, '')))?.slot
  if (slot === undefined || key.length < 4) return undefined
  return slot === 'commander' ? { kind: 'commander' } : { kind: 'upgrade', slot }
}
