import { screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, vi } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { formIsThere, press, question } from '../support/open-game'

/** Making scripts on the page of a game. */

/** The reader's frigate acts next: a Star Destroyer that cannot defend itself before it, a fighter at its side. */
export const frigateActs = (changes: Partial<CaseTable['ships']> = {}): CaseTable => ({
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], dials: ['repair', 'navigate'], shields: { front: 1 } },
    cr90: { card: 'cr90-corvette-a', at: [200, 200], activated: true },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 620], heading: 180, speed: 0, activated: true },
    ...changes,
  },
  squadrons: { tie1: { card: 'tie-fighter-squadron', at: [520, 300] } },
  phase: 'ship',
})

export const sentence = () => screen.getByRole('heading', { level: 1 }).textContent

const list = () => document.querySelector('ol[aria-label="Prepared so far"]')
export const chips = (): string[] =>
  [...(list()?.querySelectorAll('button') ?? [])].map((one) => one.textContent.trim())

const ready = async (name: string) => {
  await vi.waitFor(() => expect(question().getByRole('button', { name }).getAttribute('aria-disabled')).toBe('false'))
}

/** Goes on to the next question, and waits for its form. */
export async function goOn(name = 'Go on'): Promise<void> {
  await ready(name)
  const before = chips().length
  await press(name)
  await vi.waitFor(() => expect(chips()).toHaveLength(before + 1))
  await formIsThere()
}

export async function backTo(chip: string): Promise<void> {
  await press(`Go back to: ${chip}`)
  await formIsThere()
}

export async function select(label: string, value: string): Promise<void> {
  const found = question().getByLabelText<HTMLSelectElement>(label, { selector: 'select' })
  found.value = value
  found.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
}
