import type { Fleet } from '#shared/fleet/fleet'
import { Copies } from '#web/state/copies.svelte'
import { fields, list, number, type Shape, text, word } from '#web/state/shape'

export interface KeptDraft {
  /** The version that was changed. */
  version: number
  name: string
  fleet: Fleet
}

const fleet: Shape<Fleet> = fields({
  faction: word(['rebel', 'imperial']),
  ships: list(fields({ card: text, upgrades: list(text) })),
  squadrons: list(text),
  objectives: fields({}, { assault: text, defense: text, navigation: text }),
})
const kept: Shape<KeptDraft> = fields({ version: number, name: text, fleet })

/** Changes to a fleet that are not saved yet survive a closed page; they lie on this device only. */
export const draftOnDevice = (of: string): Copies<KeptDraft> =>
  new Copies(`armada.fleet.${of}`, kept, ({ name, fleet }) => [name, fleet])
