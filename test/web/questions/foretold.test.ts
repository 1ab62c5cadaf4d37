import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable } from '#test/support/card-table'
import { maneuverDraft, planOf, prepareCourse } from '#web/questions/course/course'
import type { QuestionContext } from '#web/questions/draft-answer'
import { nameOf } from '#web/words/names'

type Ship = NonNullable<CardTable['ships']>[string]
const CR90: Ship = { card: 'cr90-corvette-a', at: [300, 200], speed: 2 }
const FAR: Ship = { card: 'victory-ii-class-star-destroyer', at: [700, 700], heading: 180 }
/** Under the place where a CR90 at speed 2 comes to rest straight ahead. */
const UNDER: [number, number] = [300, 380]

function asking({ ships, ...table }: Partial<CardTable>): QuestionContext {
  const t = cardTable({ activating: { ship: 'cr90' }, ships: { cr90: CR90, victory: FAR, ...ships }, ...table })
  const view = t.view('a')
  const [request] = view.requests
  if (!request) throw new Error('nothing is asked')
  return { request, parts: {}, view, nameOf: (unit) => nameOf(view, unit), opponent: 'Needa' }
}
function told(table: Partial<CardTable>): string[] {
  const { outcome = [], outlook = [] } = prepareCourse(asking(table))
  return [...outcome, ...outlook].filter(({ about }) => about === undefined || about === 'rest').map(({ text }) => text)
}
const looked = (table: Partial<CardTable>): string[] =>
  prepareCourse(asking(table)).look?.warnings.map(({ text }) => text) ?? []
const marks = (table: Partial<CardTable>) => {
  const asked = asking(table)
  return maneuverDraft(asked, planOf(asked))
}

describe('a course says what will be done to the ship where it ends', () => {
  test('nothing, where the rules do nothing', () => {
    expect(told({})).toEqual(["The ship ends at heading 0° (your 12 o'clock); nothing is in the way."])
    expect(prepareCourse(asking({})).outcome).toHaveLength(1)
    expect(looked({})).toEqual([])
    expect(marks({}).marks).toEqual([])
  })

  // R13.3
  test('in debris: the damage, in the text, at the last look and on the table', () => {
    const debris: Partial<CardTable> = { obstacles: { 'debris-1': { at: UNDER } } }
    const text = 'Debris field 1: CR90 "A" suffers 2 damage on a hull zone of your choice.'
    expect(told(debris)).toEqual([text])
    expect(looked(debris)).toEqual([text])
    expect(marks(debris).marks).toMatchObject([{ id: 'debris-1', tone: 'harm' }])
  })

  // R13.2
  test('on asteroids: a card that nobody knows', () => {
    const asteroids: Partial<CardTable> = { obstacles: { 'asteroid-2': { at: UNDER } } }
    expect(told(asteroids)).toEqual([
      'Asteroid field 2: CR90 "A" is dealt a faceup damage card, which nobody knows yet.',
    ])
  })

  // R16.5
  test('where one of several effects leaves nothing for another: that this one acts in another order', () => {
    const shields = { front: 0, left: 0, right: 0, rear: 0 }
    const cr90: Ship = { ...CR90, shields, damage: ['facedown', 'facedown', { faceup: 'ruptured-engine' }] }
    expect(told({ obstacles: { 'debris-1': { at: UNDER } }, ships: { cr90 } })).toEqual([
      'You choose the order of these effects:',
      'Debris field 1: CR90 "A" is dealt a facedown damage card. CR90 "A" is destroyed: 44 points. The game is over in round 1: Empire wins 44–0; the other side has no ship left.',
      'In another order, Ruptured Engine takes effect.',
    ])
  })

  // R9.20
  test('where a card may keep it on the table: that it is destroyed only without that card', () => {
    const cr90: Ship = { ...CR90, damage: ['facedown', 'facedown', 'facedown'] }
    const home: Ship = { card: 'nebulon-b-escort-frigate', at: [100, 800], seat: 'a', upgrades: ['general-rieekan'] }
    expect(told({ obstacles: { 'asteroid-1': { at: UNDER } }, ships: { cr90, home } })).toEqual([
      'Asteroid field 1: CR90 "A" is dealt a faceup damage card, which nobody knows yet.',
      'You may use General Rieekan.',
      'If General Rieekan is not used:',
      'CR90 "A" is destroyed: 44 points.',
      'It may destroy CR90 "A".',
    ])
  })

  // R13.4
  test('at a station: good news for a damaged ship, and nothing for a whole one', () => {
    const station: Partial<CardTable> = { obstacles: { station: { at: UNDER } } }
    expect(told(station)).toEqual([
      "The ship ends at heading 0° (your 12 o'clock), on station: nothing happens to it, but attacks across it roll one die fewer.",
    ])
    const damaged: Partial<CardTable> = { ...station, ships: { cr90: { ...CR90, damage: ['facedown'] } } }
    expect(told(damaged)).toEqual(['You may use station: discard a damage card.'])
    expect(marks(damaged).marks).toMatchObject([{ id: 'station', tone: 'gain' }])
  })

  // OB19
  test('near a mine: dice, and that they may destroy it', () => {
    const worn: Ship = { ...CR90, damage: ['facedown', 'facedown'] }
    expect(
      told({
        options: 'casual-400',
        objective: { card: 'minefields', tokens: { 'token-1': [360, 336] } },
        ships: { cr90: worn },
      }),
    ).toEqual([
      'Minefields: The objective token 1 is removed. 2 dice are rolled (blue and blue).',
      'It may destroy CR90 "A".',
    ])
  })

  // R18.2
  test('a flotilla in the way gets the card alone', () => {
    const flotilla: Ship = { card: 'gr-75-medium-transports', at: [300, 380] }
    expect(told({ ships: { other: flotilla } })).toEqual([
      'Overlaps GR-75 "C": moves at speed 1 this time.',
      'GR-75 "C" is dealt a facedown damage card.',
    ])
  })

  test('where it ends stands before what a card of the ship offers there', () => {
    const titled: Ship = { ...CR90, upgrades: ['demolisher'] }
    const enemy: Ship = { card: 'victory-i-class-star-destroyer', at: [300, 640] }
    const lines = told({ ships: { cr90: titled, other: enemy } })
    expect(lines[0]).toBe("The ship ends at heading 0° (your 12 o'clock); nothing is in the way.")
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^You may use Demolisher/)])
    expect(looked({ ships: { cr90: titled, other: enemy } })).toEqual(lines.slice(1))
  })

  // R16.1
  test.each<[string, Partial<Ship>, string]>([
    ['demolisher', {}, 'You may use Demolisher: attack once more.'],
    ['engine-techs', { resolved: ['navigate'] }, 'You may use Engine Techs: move once more.'],
  ])('a card that lets it act again says what it does then: %s', (card, ship, sentence) => {
    const titled: Ship = { ...CR90, ...ship, upgrades: [card] }
    const enemy: Ship = { card: 'victory-i-class-star-destroyer', at: [300, 640] }
    expect(told({ ships: { cr90: titled, other: enemy } })).toContain(sentence)
  })

  // R16.8
  test('and says nothing of a further move for which Navigate was not resolved', () => {
    const titled: Ship = { ...CR90, upgrades: ['engine-techs'] }
    expect(told({ ships: { cr90: titled } })).toHaveLength(1)
  })

  test('each end that can be chosen has its own sign', () => {
    const { toneAt } = marks({ obstacles: { 'debris-1': { at: UNDER } } })
    expect(toneAt?.([0, 0], 'right')).toBe('harm')
    expect(toneAt?.([0, 2], 'left')).toBe('none')
  })
})
