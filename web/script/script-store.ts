import type { AskName } from '#shared/game/engine/decision'
import type { ScriptLine } from '#shared/play/orders/plan'
import { attackAction, condition } from '#web/orders/order-shapes'
import { choice } from '#web/state/answer-shapes'
import { Copies, type OtherTab } from '#web/state/copies.svelte'
import { parts } from '#web/state/draft.svelte'
import { either, fields, flag, list, number, type Shape, text, word } from '#web/state/shape'
import type { Entry } from './entry'

export interface KeptScript {
  entries: readonly Entry[]
  at: number
  /** The open question that the first of them answers; absent: it has not been asked yet. */
  asked?: string | undefined
}

const lines: Shape<ScriptLine[]> = list(
  either(
    fields({ ask: text, subject: text, choose: choice }, { when: condition }),
    fields({ ask: text, subject: text, by: attackAction }, { when: condition }),
  ),
)
const entry: Shape<Entry> = either(
  fields(
    {
      kind: word(['answer']),
      ask: text as Shape<AskName>,
      subject: text,
      lines,
      parts,
      chip: text,
      sends: list(text),
      shows: list(text),
      warnings: list(fields({ text, danger: flag })),
    },
    { when: condition },
  ),
  fields({ kind: word(['past']), what: word(['dice', 'other']), lines }, { by: attackAction }),
)
const kept: Shape<KeptScript> = fields({ entries: list(entry), at: number }, { asked: text })

/** Keeps an unsent script on this device, through reload and sign-out. */
export class ScriptStore {
  readonly #copies: Copies<KeptScript>

  constructor(key: string) {
    this.#copies = new Copies(`armada.script.${key}`, kept, ({ entries }) => entries)
  }

  keep(script: KeptScript): void {
    if (script.entries.length === 0) this.forget()
    else this.#copies.write(script)
  }

  kept(): KeptScript {
    const [first] = this.#copies.lying()
    return first === undefined ? { entries: [], at: 0 } : this.#copies.take(first)
  }

  forget(): void {
    this.#copies.drop()
  }

  /** The script of another tab. */
  otherTab = (show: (script: KeptScript) => void): OtherTab | undefined => this.#copies.otherTab(show)
}
