import { describe, expect, test } from 'vitest'
import { plain } from '#shared/messages/sentence'
import type { ScriptLine } from '#shared/play/orders/plan'
import { answerText, saidOf, sentenceOf } from '#web/plans/said'
import { nameOf } from '#web/words/names'
import { CR90, gameView, NEBULON, VICTORY } from '../support/game-pages'

const view = gameView()
const said = (...lines: ScriptLine[]): string =>
  plain(sentenceOf(saidOf(view, lines, () => 'its front has no shields').map(({ clause }) => clause)), (unit) =>
    nameOf(view, unit),
  )

describe('the lines of a plan as sentences', () => {
  test('tell a whole activation of a ship', () => {
    const text = said(
      { ask: 'ship.activate', subject: 'table', choose: { option: CR90 } },
      { ask: 'activation.dial', subject: CR90, choose: { option: 'keep' } },
      { ask: 'attack.declare', subject: CR90, choose: { option: `front>${VICTORY}.left` } },
      { ask: 'attack.modify', subject: CR90, by: { reroll: 'blanks', lock: ['brace', 'redirect'], add: true } },
      { ask: 'attack.declare', subject: CR90, choose: { option: 'none' } },
      { ask: 'maneuver.navigate', subject: CR90, choose: { option: 'dial:+1:y2' } },
      { ask: 'maneuver.course', subject: CR90, choose: { clicks: [0, 1, -2], side: 'left' } },
    )
    expect(text).toBe(
      'Activate CR90 "A"; CR90 "A" keeps its dial; CR90 "A" attacks from its front: Victory II "C", left; ' +
        'its dice: add what is free, reroll blanks, and lock brace, then redirect; CR90 "A" ends its attacks; ' +
        'CR90 "A" navigates by dial: speed +1 and one more click at joint 2; ' +
        'CR90 "A" moves: straight, 1 right, 2 left.',
    )
  })

  test('put the effects of a repair together and say how a command is resolved', () => {
    expect(
      said(
        { ask: 'activation.command', subject: NEBULON, choose: { option: 'repair:both' } },
        { ask: 'repair.effect', subject: NEBULON, choose: { option: 'recover:rear' } },
        { ask: 'repair.effect', subject: NEBULON, choose: { option: 'move:front:left' } },
        { ask: 'repair.effect', subject: NEBULON, choose: { option: 'done' } },
      ),
    ).toBe(
      'Nebulon-B "B" resolves Repair by dial and token; Nebulon-B "B" repairs: 1 rear shield and front shield to the left.',
    )
  })

  test('name a squadron once, and how far it moves from where it will stand by then', () => {
    const [squadron] = Object.values(view.squadrons)
    if (!squadron) throw new Error('there are no squadrons')
    const { id, at } = squadron
    const on = (mm: number) => ({ to: { x: at.x + mm * 1000, y: at.y } })
    expect(
      said(
        { ask: 'squadron.activate', subject: 'table', choose: { option: id } },
        { ask: 'squadron.act', subject: id, choose: { option: 'move' } },
        { ask: 'squadron.move', subject: id, choose: on(70) },
        { ask: 'squadron.cloak', subject: id, choose: on(100) },
        { ask: 'squadron.act', subject: id, choose: { option: 'none' } },
      ),
    ).toBe(`${cap(nameOf(view, id))} moves 70 mm; ${nameOf(view, id)} moves 30 mm.`)
  })

  test('begin with the condition of a line that goes on after luck', () => {
    const when = { amount: 'shields', of: VICTORY, zone: 'front', max: 0 } as const
    expect(said({ ask: 'attack.declare', subject: CR90, when, choose: { option: `front>${VICTORY}.front` } })).toBe(
      'If its front has no shields: CR90 "A" attacks from its front: Victory II "C", front.',
    )
  })

  test('say what an order would answer to a question that is open', () => {
    const [token] = Object.values(view.ships).find(({ id }) => id === CR90)?.defense ?? []
    if (!token) throw new Error('the corvette has no token')
    const line: ScriptLine = { ask: 'defense.spend', subject: CR90, choose: { option: token.id } }
    const options = [{ id: token.id, token: { kind: token.kind, becomes: 'exhausted' as const } }]
    expect(plain(answerText(view, line, options), (unit) => nameOf(view, unit))).toBe('CR90 "A": evade.')
  })

  test('name the token that an accuracy would lock, as the open question offers it (R6.22)', () => {
    const id = 'accuracy:d3:t2'
    const line: ScriptLine = { ask: 'attack.modify', subject: CR90, choose: { option: id } }
    const options = [{ id, accuracy: { die: 'd3', token: 't2', kind: 'brace' as const } }]
    expect(plain(answerText(view, line, options), (unit) => nameOf(view, unit))).toBe('Accuracy locks brace.')
    expect(said(line)).toBe('Accuracy locks a token.')
  })
})

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
