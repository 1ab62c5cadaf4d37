import type { AttackModel } from './attack/attack-model.svelte'
import type { BoardProps } from './props'

type Parts = typeof import('./attack')

/** px of the lower edge that the caption takes. */
export const CAPTION = 56

/** Questions that are answered by pointing at hull zones or at targets, and attacks that go on. */
function isNeeded({ view: { requests, now }, options }: BoardProps): boolean {
  const ask = requests[0]?.ask
  if (options !== undefined || now.some(({ kind }) => kind === 'attack')) return true
  return ask !== undefined && /^(attack|defense|repair|damage|effect)\./.test(ask)
}

/** Brings what the table shows of attacks as soon as there is one. */
export class AttackLoader {
  parts = $state.raw<Parts>()
  model = $state.raw<AttackModel>()
  readonly isNeeded = $derived.by(() => isNeeded(this.props()))

  constructor(private readonly props: () => BoardProps) {
    let asked = false
    $effect(() => {
      if (asked || !this.isNeeded) return
      asked = true
      void import('./attack').then((parts) => {
        this.model = new parts.AttackModel(props)
        this.parts = parts
      })
    })
  }
}
