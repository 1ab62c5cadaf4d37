import type { HullZone } from '#shared/game/engine/terms'
import type { thinking as english, ThreatWords } from '#shared/messages/en/thinking'
import { attacking } from './decide-attack'
import { terms } from './terms'

const zoned = (name: string, zone: HullZone | undefined): string =>
  zone === undefined ? name : `${name}, ${terms.zones[zone]}`

const side = (name: string | undefined, zone: HullZone | undefined): string =>
  [name ?? '', zone === undefined ? '' : terms.zones[zone]].filter((text) => text !== '').join(', ')

const MOVES = { commanded: 'po ruchu, jeśli na rozkaz', rogue: 'po ruchu' } as const
const LATER = 'w następnej rundzie'

/** What the table shows to players who think ahead. */
export const thinking = {
  threat: {
    hatched: 'Kreskowane: co trafią wrogie statki w następnej aktywacji.',
    dashed: 'Przerywane: dokąd sięgną ich eskadry po ruchu.',
    number: 'Liczba: ataki, które mogą trafić jednostkę. Dotknij jej, by wiedzieć więcej.',
    at: (name) => `Kto może trafić: ${name}`,
    from: (name) => `Kogo może trafić ${name}`,
    safe: (name) => `${name}: nikt tu nie trafi w następnej aktywacji.`,
    harmless: (name) => `${name}: nie trafi nikogo w następnej aktywacji.`,
    arrow: (p) => [side(p.attacker, p.zone), side(p.target, p.targetZone)].filter((text) => text !== '').join(' → '),
    moves: MOVES,
    later: LATER,
    more: (n) => `i jeszcze ${n}`,
    average: (damage) => attacking.mean(damage),
    heading: 'Kto może nas teraz trafić',
    text: 'Według tego, gdzie kto stoi i jakie ma kości; eskadry także po swoim ruchu.',
    none: 'Nikt.',
    line: (p: ThreatWords) =>
      [
        zoned(p.attacker, p.zone),
        ...(p.targetZone === undefined ? [] : [`strefa: ${terms.zones[p.targetZone]}`]),
        ...(p.range === undefined ? [] : [`zasięg ${terms.ranges[p.range]}`]),
        p.dice,
        `średnio ${attacking.mean(p.expected)}`,
        ...(p.moves === undefined ? [] : [MOVES[p.moves]]),
        ...(p.later ? [LATER] : []),
      ].join(', '),
  },
  reach: 'Kropkowane: co może zająć podstawka statku na końcu kursu przy obecnej prędkości; także wybrana eskadra.',
  distances: 'Dystanse od 1 do 5 od podstawki wybranej jednostki. Z nazwą: jak daleko działa ta karta.',
  chooseUnit: 'Jak daleko działają karty, które podają dystans. Wybierz jednostkę, by zobaczyć dystanse od 1 do 5.',
  sketch: {
    how: 'Pociągnij, by rysować. Klawisze: strzałki, Enter zaczyna i kończy, Backspace cofa, Escape przerywa.',
    pen: { arrow: 'Narysuj strzałkę', circle: 'Narysuj okrąg' },
    at: (x, y, begun) => `${x} mm od zachodu, ${y} mm od południa${begun ? ', zaczęte' : ''}`,
  },
} satisfies typeof english
