import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, vi } from 'vitest'
import type { Seat } from '#shared/game/engine/state'
import type { ScriptLine, Submission } from '#shared/play/protocol/request-bodies'
import GamePageView from '../../../web/game/GamePage.svelte'
import type { PlayedGame } from './played-game'
import { fakeService } from './service'

/** Forms, hints and what a table draws are scripts of their own, which come after the page. */
export async function formIsThere(): Promise<void> {
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(screen.queryByText('Loading the choices …')).toBeNull())
}

/** Opens a game as one of its players, or as somebody who watches, and plays on in it. */
export async function openAs(game: PlayedGame, viewer: Seat | 'spectator') {
  const sent: ScriptLine[][] = []
  fakeService(({ method, path, body }) => {
    if (path === '/games') return { body: { games: [] } }
    if (method === 'GET' || viewer === 'spectator') return { body: game.page(viewer) }
    const submission = body as Submission
    sent.push(submission.script)
    return { body: game.submit(viewer, submission) }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await formIsThere()
  return {
    /** The lines of the last answer, each as `ask: option`. */
    sent: async (): Promise<string[]> => {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
      await formIsThere()
      return (sent.at(-1) ?? []).map(told)
    },
  }
}
const told = ({ ask, choose }: ScriptLine): string =>
  `${ask}: ${choose === undefined ? 'by' : 'option' in choose ? choose.option : 'options' in choose ? choose.options.join(' ') : 'to' in choose ? place(choose.to) : 'other'}`
/** Whole mm from the south-west corner. */
const place = ({ x, y }: { x: number; y: number }): string => `to ${Math.round(x / 1000)}, ${Math.round(y / 1000)}`

export const question = () => within(screen.getByRole('region', { name: 'Question' }))
export const press = async (...names: (string | RegExp)[]) => {
  for (const name of names) {
    question().getByRole('button', { name }).click()
    await tick()
  }
}
/** A radio button, checkbox or switch by its text. */
export const choose = async (...names: (string | RegExp)[]) => {
  for (const name of names) {
    control(name).click()
    await tick()
  }
}
export function control(name: string | RegExp): HTMLInputElement {
  for (const role of ['radio', 'checkbox', 'switch'] as const) {
    const [found] = question().queryAllByRole<HTMLInputElement>(role, { name })
    if (found !== undefined) return found
  }
  throw new Error(`nothing to choose is called ${name}`)
}
/** What the main button says, with its second line. */
export const button = (): string =>
  (document.querySelector('.actions button:last-child')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
/** The weaker button, which sends what the strong one would add to. */
export const secondButton = (): string =>
  (document.querySelector('.actions .second')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
export const sendSecond = async () => {
  document.querySelector<HTMLElement>('.actions .second')?.click()
  await tick()
}
export const send = async () => {
  document.querySelector<HTMLElement>('.actions button:last-child')?.click()
  await tick()
}
/** The first sentence, once it says this and what it asks can be answered. */
export const heading = async (name: string | RegExp) => {
  await screen.findByRole('heading', { level: 1, name })
  await formIsThere()
}
