import { describe, expect, expectTypeOf, test } from 'vitest'
import { at } from '#shared/game/engine/card-builder'
import { valuesIn } from '#shared/game/engine/influence'
import { battle, CR90 } from './face-to-face'

const looked = () =>
  at('activation.start')
    .ask('zone', () => ['front', 'rear'])
    .askSeen('card', () => ['u1', 'u2'])

describe('design 5: an answer that the other player does not see decides nothing that they see', () => {
  test('the compiler refuses a later question that depends on it', () => {
    looked().ask('place', (_g, _moment, answers) => {
      expectTypeOf(answers.zone).toEqualTypeOf<string | undefined>()
      // @ts-expect-error the options would tell which card it is
      return [answers.card]
    })
    // @ts-expect-error so would the number of answers
    looked().askSome('places', { min: 0, max: (_r, _g, _m, _s, { card }) => (card ? 1 : 2) }, () => ['top'])
    // @ts-expect-error and the unit whose tokens the options are
    looked().tokensOf((_moment, _self, { card }) => String(card))
    // @ts-expect-error and a line of the log
    looked().tells('card')
    // @ts-expect-error and what the opponent is asked
    looked().askOpponent('guess', (_g, _moment, { card }) => [String(card)])
    // @ts-expect-error and how much there is to be seen next
    looked().askSeen('next', (_g, _moment, { card }) => [String(card)])
    looked().do((_tx, _moment, answers) => {
      expectTypeOf(answers.card).toEqualTypeOf<string | undefined>()
    })
  })

  test('nor does a later question get it when the effect is played', () => {
    const known: object[] = []
    const { questions } = looked()
      .ask('place', (_g, _moment, answers) => {
        known.push(answers)
        return ['top']
      })
      .do(() => {})
    const t = battle()
    const self = { source: 'u1', card: 'probe', seat: 'a', on: CR90 } as const
    questions[2]?.options(
      t.state,
      { point: 'activation.start', subject: CR90 },
      { zone: ['rear'], card: ['u2'] },
      self,
      valuesIn(t.engine.rules, t.state),
    )
    expect(known).toEqual([{ zone: 'rear' }])
  })
})
