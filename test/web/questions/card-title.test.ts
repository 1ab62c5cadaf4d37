import { expect, test } from 'vitest'
import { cardTitle } from '#web/questions/battle'
import { gameView, NEBULON } from '../support/game-pages'

const AT = { x: 457_000, y: 457_000, heading: 0 }

test('what acts is named by its card: an obstacle by its kind (R13.2), a damage card by its place beside its ship', () => {
  const { ships } = gameView()
  const nebulon = ships[NEBULON]
  if (!nebulon) throw new Error('a Nebulon-B expected')
  const damage = [{ slot: 2, faceup: true, card: 'crew-panic' }]
  const view = gameView({
    obstacles: { 'debris-1': { id: 'debris-1', kind: 'debris-field', pose: AT } },
    ships: { ...ships, [NEBULON]: { ...nebulon, damage } },
  })
  expect(cardTitle(view, 'debris-1')).toBe('Debris field')
  expect(cardTitle(view, `${NEBULON}#2`)).toBe('Crew Panic')
})

test('a card that is gone while its effect is still asked for keeps its name (R9.18)', () => {
  const common = { id: 5, answered: { a: 0, b: 0 }, on: NEBULON, seat: 'a', step: 'ask', answers: {} } as const
  const effect = { ...common, kind: 'effect', source: `${NEBULON}#2`, card: 'crew-panic', effect: 0 } as const
  const now = [{ ...effect, point: 'dial.before-reveal', subject: NEBULON } as const]
  expect(cardTitle(gameView({ now }), `${NEBULON}#2`)).toBe('Crew Panic')
})
