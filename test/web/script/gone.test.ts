import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notice as words } from '#messages/game-more'
import { openAs } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import { chips, frigateActs, goOn } from './building'

/** The open question is answered in another tab. */
function answeredElsewhere(game: PlayedGame, option: string): void {
  const [open] = game.page('a').view?.requests ?? []
  if (open === undefined) throw new Error('nothing is asked')
  const { id, ask, subject } = open
  game.submit('a', { answers: id, script: [{ ask, subject, choose: { option } }] })
}
const look = () => document.dispatchEvent(new Event('visibilitychange'))
const keptScripts = () => Object.keys(localStorage).filter((key) => key.startsWith('armada.script.'))

describe('a script whose question was answered in another tab', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('is dropped, which is told until the next commit', async () => {
    const game = new PlayedGame(frigateActs())
    await openAs(game, 'a')
    await goOn()
    expect(chips()).toEqual(['Keep Repair'])
    answeredElsewhere(game, 'keep')
    look()
    await screen.findByText(words.draftDropped)
    expect(chips()).toEqual([])
    expect(keptScripts()).toEqual([])
    answeredElsewhere(game, 'none')
    look()
    await vi.waitFor(() => expect(screen.queryByText(words.draftDropped)).toBeNull())
  })

  test('is dropped also where it is found after a reload', async () => {
    const game = new PlayedGame(frigateActs())
    await openAs(game, 'a')
    await goOn()
    cleanup()
    answeredElsewhere(game, 'keep')
    await openAs(game, 'a')
    await screen.findByText(words.draftDropped)
    expect(chips()).toEqual([])
    expect(keptScripts()).toEqual([])
  })
})
