import { screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import type { FleetChange, SavedFleet } from '#shared/play/protocol/fleets'
import { fakeService } from '../support/service'
import { REBELS, saved, summaryOf } from './fleets'

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export async function press(element: HTMLElement): Promise<void> {
  element.focus()
  element.click()
  await tick()
}
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}
export async function choose(field: HTMLElement, value: string): Promise<void> {
  if (!(field instanceof HTMLSelectElement)) throw new Error('no select')
  const option = [...field.options].find((each) => each.value === value)
  if (option === undefined) throw new Error(`no ${value}`)
  option.selected = true
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
}
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const violations = async () =>
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id)

/** A service that keeps these fleets, with all their versions. */
export function keeping(...fleets: SavedFleet[]) {
  const versions = new Map(fleets.map((fleet) => [fleet.id, [fleet]]))
  const newest = (id: string) => versions.get(id)?.at(-1)
  const gone = { status: 404, body: { code: 'no-such-fleet', message: 'There is no such fleet.' } }
  const calls = fakeService(({ method, path, body }) => {
    const [, , id = '', what, number] = path.split('/')
    if (path === '/fleets' && method === 'GET') {
      return { body: { fleets: [...versions.keys()].flatMap((each) => newest(each) ?? []).map(summaryOf), most: 3 } }
    }
    if (method === 'POST') {
      const { name, fleet } = { ...newest(id), ...(body as Partial<SavedFleet>) }
      const made = saved(fleet ?? REBELS, { id: `new-${versions.size + 1}`, name: name ?? '' })
      versions.set(made.id, [made])
      return { status: 201, body: made }
    }
    const now = newest(id)
    if (now === undefined) return gone
    if (what === 'versions' && number === undefined)
      return { body: { versions: [...(versions.get(id) ?? [])].reverse() } }
    if (what === 'versions') return { body: versions.get(id)?.[Number(number) - 1] }
    if (method === 'GET') return { body: now }
    if (method === 'DELETE') {
      versions.delete(id)
      return { status: 204 }
    }
    const { version, name, fleet } = body as FleetChange
    if (version !== now.version) return { status: 409, body: { code: 'fleet-changed', message: 'Changed.' } }
    versions.get(id)?.push({ ...now, version: version + 1, name, fleet })
    return { body: newest(id) }
  })
  return {
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    newest,
    /** Somebody saves it elsewhere. */
    change: (fleet: SavedFleet) => versions.get(fleet.id)?.push(fleet),
    forget: (id: string) => versions.delete(id),
  }
}
