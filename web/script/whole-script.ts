import { script as words } from '#messages/script'
import type { GameView } from '#shared/play/view/game-view'
import type { DraftAnswer } from '#web/questions/draft-answer'
import { type Consequence, consequencesOf } from './consequences'
import { allLines, answersIn, type Entry } from './entry'
import type { ScriptContext } from './script-context'
import type { ScriptPreview } from './script-preview'
import { endText, whenText } from './script-summary'

interface WholeScript {
  sent: readonly Entry[]
  /** Where it stops. */
  end: ScriptPreview
  /** The answer to the question that is shown. */
  own: DraftAnswer
  /** What its moves lead to. */
  follows: readonly Consequence[]
  /** Nothing but them comes of it. */
  quiet: boolean
  around: ScriptContext
  /** It stops before anything is asked. */
  hasEnd: boolean
}

/** What the moves of these entries lead to; past luck and the other side it cannot be nothing. */
export function followsFrom(view: GameView, entries: readonly Entry[], { nameOf, opponent }: ScriptContext) {
  const follows = consequencesOf(view, allLines(entries), { nameOf, opponent: opponent() })
  const quiet = entries.every(({ kind }) => kind === 'answer') && follows.every((one) => one.quiet)
  return { follows, quiet }
}

/** A whole script as one answer. */
export function wholeOf({ sent, end, own, follows, quiet, around, hasEnd }: WholeScript): DraftAnswer {
  const isPlan = around.label !== undefined
  const answers = sent.filter((entry) => entry.kind === 'answer')
  const count = answersIn(sent)
  return {
    // What the open question still lacks stands in the way of nothing where the rest can be sent
    ...(own.outcome && !(own.missing !== undefined && hasEnd) && { outcome: own.outcome }),
    ...(own.outlook && { outlook: own.outlook }),
    ...(own.caution !== undefined && { caution: own.caution }),
    // The player may leave the current question open and send the rest
    ...(own.missing !== undefined && !hasEnd && { missing: own.missing }),
    label: around.label ?? words.send(count),
    chips: [words.ready(count)],
    look: {
      ...(isPlan && { title: words.plan.keeps }),
      sends: sent.flatMap((entry) => {
        if (entry.kind === 'past')
          return [entry.what === 'dice' ? words.dice(entry.by) : words.other(around.opponent())]
        return entry.sends.map((text) => (entry.when === undefined ? text : whenText(entry.when, text, around.nameOf)))
      }),
      shows: isPlan ? [] : [...new Set(answers.flatMap(({ shows }) => shows))],
      stops: [endText(end, around.opponent(), quiet)],
      warnings: [...answers, ...follows].flatMap(({ warnings }) => warnings),
    },
  }
}
