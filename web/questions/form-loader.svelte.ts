import { untrack } from 'svelte'
import type { AskName } from '#shared/game/engine/asks'
import type { AnswerForm } from './answer-form'

/** Where the forms are fetched from comes while the game itself is on its way. */
const index = import('./form-index')

/** The forms fetched so far: each group is a script of its own, so that the page waits for none but the asked one. */
export class FormLoader {
  #forms = $state.raw<Partial<Record<AskName, AnswerForm>>>({})
  failed = $state(false)

  of(ask: AskName | undefined): AnswerForm | undefined {
    return ask && this.#forms[ask]
  }

  async fetch(ask: AskName): Promise<void> {
    if (untrack(() => this.of(ask)) !== undefined) return
    this.failed = false
    try {
      const { formOf } = await index
      const form = await formOf(ask)
      this.#forms = { ...this.#forms, [ask]: form }
    } catch {
      this.failed = true
    }
  }
}
