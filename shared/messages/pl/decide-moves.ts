import type { CommandWay } from '#shared/game/engine/commands'
import { HULL_ZONES, type HullZone } from '#shared/game/engine/terms'
import type { moving as english, ShotWords } from '#shared/messages/en/decide-moves'
import { sector } from '../place-words'
import { attacking } from './decide-attack'
import { counted, listed, NOUNS } from './grammar'
import { terms } from './terms'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`)

const MEANS = {
  none: 'nie',
  dial: 'wskaźnik',
  token: 'żeton',
  both: 'wskaźnik i żeton',
  bonus: 'wskaźnik, jakby z żetonem',
}

const SIDES: Record<HullZone, string> = { front: 'z przodu', right: 'z prawej', rear: 'z tyłu', left: 'z lewej' }
/** Which side of a ship a bearing from its bow leads to. */
const sideAt = (degrees: number): string => SIDES[HULL_ZONES[sector(degrees, HULL_ZONES.length)] ?? 'front']

const shot = ({ unit, zone, range, expected, destroys, later }: ShotWords): string =>
  `${unit} (${[
    `strefa ${terms.zones[zone]}`,
    `zasięg ${terms.ranges[range]}`,
    `śr. ${attacking.mean(expected)}`,
    ...(destroys < 0.005 ? [] : [attacking.declare.destroys(destroys)]),
    ...(later ? ['w następnej rundzie'] : []),
  ].join(', ')})`

/** Courses, and places of displaced squadrons. */
export const moving = {
  course: {
    navigate: 'Użyć Nawigowania?',
    means: MEANS,
    speed: 'Prędkość',
    speedNow: (speed: number) => `prędkość ${speed}`,
    bends: 'Ustawienie każdego fragmentu',
    joint: (n: number) => `Fragment ${n}`,
    jointClick: (n: number, click: number) => `Fragment ${n}: ${terms.click(click)}`,
    jointLimit: (n: number, yaw: number) => `Fragment ${n}, najwyżej ${yaw}`,
    click: terms.click,
    stays: 'Przy prędkości 0 statek pozostaje w miejscu.',
    side: 'Strona wzornika',
    sideOption: (side: 'left' | 'right') => terms.sides[side],
    sideBlocked: 'statek leżałby na wzorniku',
    fits: (heading) => `Zatrzyma się ze zwrotem ${terms.headed(heading)}; nic nie stoi na drodze.`,
    reduced: (speed: number, ships: string[]) =>
      `Nachodzi na: ${listed(ships)}; tym razem zatrzyma się przy prędkości ${speed}.`,
    damageBoth: 'Po zakrytej karcie uszkodzeń dla obu.',
    damage: (mover: string, closest: string) => `Po zakrytej karcie uszkodzeń: ${mover} i ${closest}.`,
    tie: (mover: string) => `Po zakrytej karcie uszkodzeń: ${mover} i jeden ze statków, które są równie blisko.`,
    lifts: (squadrons: string[], opponent: string) =>
      `Nachodzi na eskadry: ${listed(squadrons)}; ustawia je ${opponent}.`,
    leaves: (ship: string) => `Statek ${ship} opuszcza obszar gry i zostaje zniszczony.`,
    unused: 'Wskaźnik z Nawigowaniem nie jest użyty i przepadnie.',
    idle: 'Nawigowanie niczego jeszcze nie zmienia.',
    navigateLine: (means: CommandWay, speed: number, raised: readonly number[]) => {
      const effects = [...(speed === 0 ? [] : [`prędkość ${signed(speed)}`]), ...terms.raises(raised)]
      return `Nawigowanie (${MEANS[means]}): ${effects.length === 0 ? 'bez efektu' : effects.join(', ')}`
    },
    noNavigate: 'Bez Nawigowania',
    sentence: (text: string) => `${text}.`,
    courseLine: (ship: string, speed: number, clicks: readonly number[], side: 'left' | 'right') =>
      speed === 0
        ? `Statek ${ship} pozostaje w miejscu, prędkość 0.`
        : `Statek ${ship}, prędkość ${speed}: ${terms.course(clicks)}; wzornik: ${terms.sides[side]} strona.`,
    seen: 'Po wysłaniu kurs jest jawny; to, co było próbą, nie.',
    final: 'Statek rusza od razu; tego nie da się cofnąć.',
    ends: (hits, hitBy, squadrons) => {
      const others = [
        ...hitBy.map(shot),
        ...(squadrons
          ? [`${counted(squadrons.n, ...NOUNS.squadron)} (razem śr. ${attacking.mean(squadrons.expected)})`]
          : []),
      ]
      return `Trafi stamtąd: ${hits.length === 0 ? 'żadnego wrogiego statku' : listed(hits.map(shot))}; trafi go tam: ${others.length === 0 ? 'nikt' : listed(others)}.`
    },
    goes: (course) => `${course}; bez cofania`,
    chip: (speed: number, clicks: readonly number[]) => (speed === 0 ? 'prędkość 0' : terms.course(clicks)),
    setDefault: 'Prosto przed siebie',
  },

  places: {
    legend: (ship: string) => `Miejsca przy statku ${ship}`,
    text: (touching: number, total: number) =>
      touching === total
        ? 'Każda musi stykać się ze statkiem.'
        : `${touching} z ${total} muszą stykać się ze statkiem; pozostałe z jedną z nich.`,
    bearing: (squadron: string) => `${squadron}: wokół statku`,
    at: (degrees: number) => `${degrees}° od dziobu, ${sideAt(degrees)}`,
    atShort: (degrees: number) => `${degrees}°, ${sideAt(degrees)}`,
    suggested: 'Podpowiedziane miejsca',
    swap: (a: string) => `Zamień z ${a}`,
    swapLong: (a: string, b: string) => `Zamień z ${a}: ${b}`,
    fault: {
      'place-outside': 'nie w całości na obszarze gry',
      'place-overlaps': 'na innej figurze',
      'place-not-touching': 'nie styka się ze statkiem',
      'too-few-touching': 'więcej z nich ma miejsce przy statku',
    } as Record<string, string>,
    legal: 'pasuje',
    line: (squadron: string, degrees: number) => `${squadron}, ${degrees}° od dziobu.`,
    seen: 'Po wysłaniu miejsca są jawne.',
    stays: 'bez cofania',
    next: 'Potem ruch toczy się dalej do końca.',
    chip: (n: number) => counted(n, 'eskadra ustawiona', 'eskadry ustawione', 'eskadr ustawionych'),
  },

  closest: {
    legend: 'Który statek liczy się jako najbliższy?',
    button: (ship: string) => `Wybierz: ${ship}`,
  },
} satisfies typeof english
