import { cardName } from '#messages/card-names'
import { fleets as words } from '#messages/fleets'
import { site } from '#messages/site'
import type { Fleet } from '#shared/fleet/fleet'
import type { Judgement } from '#shared/fleet/fleet-legality'
import type { Outline } from '#web/board/drawing'
import { drawnIn } from '#web/controls/unit-drawing'
import { squadronCounts } from '../edit-fleet'

/** A fleet to be shown, with the drawings of what is in it. */
export interface ShownFleet {
  fleet: Fleet
  name: string
  judgement: Judgement
  limit: number
  outlines: Readonly<Record<string, Outline>>
}

/** As the dark theme has them: a picture goes where there are no themes. */
const INK = { bg: '#080c15', panel: '#111a2a', ink: '#eff3f9', ink2: '#aab7ca', hair: '#27344a', edge: '#060a12' }
const SIDES = { rebel: '#fb5f45', imperial: '#8ccdf8' } as const
const TONES: Readonly<Record<number, string>> = {
  '-2': '#232d3f',
  '-1': '#77849a',
  0: '#b4bfce',
  1: '#d7dfea',
  2: '#f3f6fb',
}
export const WIDTH = 900
const HEAD = 96
const SHIP_ROW = 104
const SQUADRON_ROW = 52
const FOOT = 40

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface TextLook {
  size: number
  weight?: number
  colour?: string
  anchor?: 'start' | 'end'
}
const text = (
  x: number,
  y: number,
  said: string,
  { size, weight = 400, colour = INK.ink, anchor = 'start' }: TextLook,
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escaped(said)}</text>`

/** The card's drawing within a place of this size. */
function drawn(card: string, side: string, { outlines }: ShownFleet, place: { x: number; y: number; size: number }) {
  const { drawing, box } = drawnIn(card)
  const outline = outlines[drawing ?? '']
  if (outline === undefined) return ''
  const scale = Math.min(place.size / box.height, place.size / box.width)
  const parts = [
    `<path d="${outline.silhouette}" fill="${TONES[0]}" stroke="${INK.edge}" stroke-width="1" paint-order="stroke"/>`,
    ...outline.plates.map(({ tone, path }) => `<path d="${path}" fill="${TONES[tone]}"/>`),
    `<path d="${outline.paint}" fill="${side}"/>`,
    ...(outline.shade === undefined ? [] : [`<path d="${outline.shade}" fill="#0a1525" fill-opacity="0.22"/>`]),
  ].join('')
  const copies = (outline.copies ?? [[0, 0, 1]]).map(
    ([x = 0, y = 0, size = 1]) => `<g transform="translate(${x} ${y}) scale(${size})">${parts}</g>`,
  )
  return `<g transform="translate(${place.x} ${place.y}) scale(${scale})">${copies.join('')}</g>`
}

/** Words in lines of at most so many letters. */
function lines(words: readonly string[], between: string, most: number): string[] {
  const found: string[] = []
  for (const word of words) {
    const longer = `${found.at(-1) ?? ''}${between}${word}`
    if (found.length > 0 && longer.length <= most) found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

/** Large on one line, or smaller on two, beside the points. */
function title(name: string): string {
  const [first = '', ...rest] = lines(name.split(' '), ' ', MOST_OF_TITLE)
  if (rest.length === 0) return text(30, 54, first, { size: 30, weight: 700 })
  return [first, rest.join(' ')].map((line, n) => text(30, 42 + n * 28, line, { size: 20, weight: 700 })).join('')
}
const MOST_OF_TITLE = 34
const MOST_OF_UPGRADES = 85

/** The whole fleet as one SVG document: every ship with its upgrades, every squadron with its number, and the points. */
export function fleetPicture(shown: ShownFleet): { svg: string; width: number; height: number } {
  const { fleet, name, judgement, limit } = shown
  const side = SIDES[fleet.faction]
  const squadrons = squadronCounts(fleet)
  const rows = Math.ceil(squadrons.length / 2)
  const height = HEAD + fleet.ships.length * SHIP_ROW + rows * SQUADRON_ROW + FOOT
  const ships = fleet.ships.map(({ card, upgrades }, n) => {
    const y = HEAD + n * SHIP_ROW
    return [
      `<path d="M30,${y}H${WIDTH - 30}" stroke="${INK.hair}"/>`,
      drawn(card, side, shown, { x: 76, y: y + SHIP_ROW / 2, size: 88 }),
      text(140, y + 38, cardName(card), { size: 22, weight: 600 }),
      ...lines(upgrades.map(cardName), ' · ', MOST_OF_UPGRADES).map((line, at) =>
        text(140, y + 64 + at * 20, line, { size: 15, colour: INK.ink2 }),
      ),
    ].join('')
  })
  const discs = squadrons.map(({ card, count }, n) => {
    const [x, y] = [
      n % 2 === 0 ? 30 : WIDTH / 2,
      HEAD + fleet.ships.length * SHIP_ROW + Math.floor(n / 2) * SQUADRON_ROW,
    ]
    return [
      drawn(card, side, shown, { x: x + 30, y: y + SQUADRON_ROW / 2, size: 40 }),
      text(x + 66, y + 33, `${count} × ${cardName(card)}`, { size: 17, weight: 600 }),
    ].join('')
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Saira, system-ui, sans-serif">`,
    `<rect width="${WIDTH}" height="${height}" fill="${INK.panel}"/><rect width="${WIDTH}" height="6" fill="${side}"/>`,
    title(name),
    text(WIDTH - 30, 54, words.builder.points(judgement.points, limit), { size: 24, weight: 700, anchor: 'end' }),
    ...ships,
    ...discs,
    text(WIDTH - 30, height - 14, site.name, { size: 14, colour: INK.ink2, anchor: 'end' }),
    '</svg>',
  ].join('')
  return { svg, width: WIDTH, height }
}
