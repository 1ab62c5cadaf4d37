import type { Page } from 'playwright-core'
import type { AskName } from '#shared/game/engine/decision'
import type { Player } from '#test/browser/support/player'
import type { Moment } from './practice-game'

export interface Shot {
  name: string
  /** Below the page of the game, e.g. `/result`. */
  path?: string
  width: 1440 | 390
  colours: 'dark' | 'light'
  /** What the player does before it is taken. */
  prepare?: (player: Player) => Promise<void>
}

interface ShotInGame extends Shot {
  at: (moment: Moment) => boolean
}

const asks =
  (wantedRound: number, wanted: AskName, of?: string) =>
  ({ view: { round }, request: { ask, subject } }: Moment): boolean =>
    round === wantedRound && ask === wanted && (of === undefined || subject === of)

/** Figures are folded away, and again when there is a target. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('#question details')) each.open = true
  })

/** While the game is played: the first moment that fits. */
export const SHOTS: readonly ShotInGame[] = [
  {
    name: 'dials',
    width: 1440,
    colours: 'light',
    at: asks(1, 'command.dials'),
    prepare: (player) => player.button('Suggested').click(),
  },
  {
    name: 'course',
    width: 1440,
    colours: 'dark',
    at: asks(1, 'maneuver.course', 'nebulon-b-1'),
    prepare: async ({ page }) => {
      await page.getByRole('slider', { name: 'Joint 2' }).last().press('ArrowLeft')
      await page.getByRole('slider', { name: 'Joint 3' }).last().press('ArrowRight')
    },
  },
  {
    name: 'squadrons',
    width: 1440,
    colours: 'dark',
    at: asks(2, 'activation.command', 'nebulon-b-1'),
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: /^(Leave the coach|Play on alone)/ }).click()
      await page.getByRole('radio', { name: /^dial/ }).check()
      await page
        .locator('#question')
        .getByRole('button', { name: /^X-wing x1/ })
        .click()
      await page.getByRole('radio', { name: /^Move/ }).check()
      await unfold(page)
      await page.getByLabel('Distance in mm').fill('184')
      await page.getByLabel('Distance in mm').blur()
      await unfold(page)
      await page.getByLabel('Bearing').fill('4')
      await page.getByLabel('Bearing').blur()
      await page
        .locator('#question')
        .getByRole('radio', { name: /TIE Fighter t3/ })
        .check()
    },
  },
  {
    name: 'phone',
    width: 390,
    colours: 'dark',
    at: asks(2, 'attack.modify', 'cr90-1'),
    prepare: ({ page }) => page.getByRole('radio', { name: 'dial: one more die' }).check(),
  },
  {
    name: 'words',
    path: '?view=words',
    width: 1440,
    colours: 'light',
    at: asks(2, 'attack.declare', 'nebulon-b-1'),
  },
]

/** When it is over. */
export const AFTERWARDS: readonly Shot[] = [{ name: 'result', path: '/result', width: 1440, colours: 'light' }]
