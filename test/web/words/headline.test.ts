import { expect, test } from 'vitest'
import { headline } from '#web/words/headline'
import {
  coursePage,
  dialPage,
  dialsPage,
  displacedPage,
  gamePage,
  gameView,
  NEBULON,
  navigatePage,
  overPage,
  shipPage,
  tiePage,
  tokenPage,
  waitingPage,
} from '../support/game-pages'

test.each([
  [dialsPage(), 'Choose dials for 2 ships; Needa chooses at the same time.'],
  [shipPage(), 'Choose the ship that acts now.'],
  [dialPage(), 'Your Nebulon-B "B" reveals Navigate: keep the dial or take a token.'],
  [tokenPage(), 'Your CR90 "A" holds too many command tokens: discard one.'],
  [navigatePage(), 'Your Nebulon-B "B" moves: use Navigate or not, then set its course.'],
  [coursePage(), 'Your Nebulon-B "B" moves: set its course at speed 2.'],
  [displacedPage(), 'Victory II "C" displaces 2 squadrons: place them beside the ship.'],
  [tiePage(), 'Your Nebulon-B "B" would overlap ships that are equally close: choose the one that counts.'],
])('the first sentence says what is asked, and by when (%#)', (page, text) => {
  expect(headline(page)).toEqual({ text, yourTurn: true, due: '2030-05-04T21:00:00Z' })
})

test('it says for whom and what one waits', () => {
  expect(headline(waitingPage())).toEqual({
    text: 'Waiting for Needa to activate a ship.',
    yourTurn: false,
    due: '2030-05-04T21:00:00Z',
  })
  const moving = gamePage(gameView({ awaited: [{ seat: 'b', ask: 'maneuver.course', subject: NEBULON }] }))
  expect(headline(moving).text).toBe('Waiting for Needa to move Nebulon-B "B".')
})

test('it says who won, to each reader, and of a resignation that alone', () => {
  expect(headline(overPage()).text).toBe('You won in round 2: the other side resigned, at 133–0.')
  const page = overPage()
  const { view } = page
  if (view === undefined) throw new Error('no view')
  expect(headline({ ...page, view: { ...view, viewer: 'b' } }).text).toBe(
    'You resigned in round 2, at 0–133; the other side won.',
  )
  expect(headline({ ...page, view: { ...view, viewer: 'spectator' } }).text).toBe(
    'The Rebels won in round 2: the other side resigned, at 133–0.',
  )
})

test('before anybody has joined it asks for the invitation to be sent', () => {
  const { view: _, ...page } = waitingPage()
  expect(headline({ ...page, status: 'open' }).text).toBe('Nobody has accepted yet: send the invitation.')
})
