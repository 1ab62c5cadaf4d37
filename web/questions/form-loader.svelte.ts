import { untrack } from 'svelte'
import type { AskName } from '#shared/game/engine/asks'
import type { AnswerForm } from './answer-form'

/** The index of forms loads while the game itself does. */
const index = import('./form-index')

/** The loaded forms: each family is a chunk of its own, so that the page waits only for the one that it needs. */
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
