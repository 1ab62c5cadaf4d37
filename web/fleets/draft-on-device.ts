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

/** Keeps unsaved changes to a fleet on this device, so that they survive a closed page. */
export const draftOnDevice = (of: string): Copies<KeptDraft> =>
  new Copies(`armada.fleet.${of}`, kept, ({ name, fleet }) => [name, fleet])
