import type { Choice } from '#shared/game/engine/decision'
import { COMMANDS } from '#shared/game/engine/terms'
import type { Submission } from '#shared/play/protocol/request-bodies'
import { byName, either, fields, list, number, type Shape, text, word } from './shape'

export const command = word(COMMANDS)
const sides = word(['left', 'right'])
const point = { x: number, y: number }

/** An answer to a question, in one of its forms. */
export const choice: Shape<Choice> = either(
  fields({ option: text }),
  fields({ options: list(text) }),
  fields({ dials: byName(list(fields({ command, salt: text }))) }),
  fields({ clicks: list(number), side: sides }),
  fields({ places: list(fields({ squadron: text, ...point })) }),
  fields({ to: fields(point) }),
  fields({ pose: fields({ ...point, heading: number }) }, { speed: number }),
)
/** The service checks its lines. */
export const submission = fields({
  submissionId: text,
  answers: text,
  script: list(fields({ ask: text, subject: text })),
}) as Shape<Submission>
