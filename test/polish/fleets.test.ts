import { cleanup, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Fleet } from '#shared/fleet/fleet'
import { saved } from '#test/web/fleets/fleets'
import { fakeService } from '#test/web/support/service'
import BuilderPage from '../../web/fleets/BuilderPage.svelte'
import NewGamePage from '../../web/pages/NewGamePage.svelte'

const FLEET: Fleet = {
  faction: 'rebel',
  ships: [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }],
  squadrons: [],
  objectives: {},
}
const ENGLISH = /(?<![\w-])(the|and|of|your|with|from|ship|squadron|fleet|choose|points|objective)(?![\w-])/i
/** All that is shown or said, with blanks for no-break spaces. */
function told(): string {
  const labels = [...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) =>
    ['aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [document.body.textContent ?? '', ...labels].join('\n').replaceAll('\u00a0', ' ')
}
const violations = async () =>
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the builder judges in Polish, and names cards in Polish and as they are printed', async () => {
  fakeService(() => ({ body: saved(FLEET, { name: 'Flota domowa' }) }))
  render(BuilderPage, { id: 'f1' })
  await screen.findByRole('heading', { level: 1, name: /^Do poprawienia: 3.błędy\.$/ })
  expect(told()).toContain('Brakuje karty celu z kategorii Natarcie.')
  expect(told()).toContain('Generał Dodonna (General Dodonna)')
  screen.getByRole('button', { name: /^Wybierz: Oficer/ }).click()
  await tick()
  const list = within(screen.getByRole('group', { name: /^Wybierz: Oficer/ }))
  const field = list.getByLabelText<HTMLInputElement>(/^Szukaj/)
  for (const sought of ['oficer lacznikowy obrony', 'defense liaison']) {
    field.value = sought
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await tick()
    expect(told()).toContain('Oficer łącznikowy obrony (Defense Liaison)')
    expect(told()).not.toContain('Wulff Yularen')
  }
  list.getByRole('button', { name: 'Zamknij listę' }).click()
  await tick()
  // What is printed on cards, and names of other builders, stay as they are
  expect(told().replaceAll(/\([^()]*\)|Capture the VIP|Armada Fleet Builder|Pelta-class \w+ Ship/g, '')).not.toMatch(
    ENGLISH,
  )
  expect(await violations()).toEqual([])
})

test('a new battle says in Polish what is agreed on', async () => {
  render(NewGamePage)
  screen.getByRole('radio', { name: /^Bitwa flot/ }).click()
  await tick()
  screen.getByRole('radio', { name: 'Turniej, 400 punktów' }).click()
  await tick()
  expect(told()).toContain('We flocie najwyżej 2 flotylle.')
  screen.getByRole('radio', { name: /^Coś innego/ }).click()
  await tick()
  expect(told()).not.toMatch(ENGLISH)
  expect(await violations()).toEqual([])
})
