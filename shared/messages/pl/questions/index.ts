import type { questions as english } from '#shared/messages/en/questions/index'
import type { AllQuestionTexts } from '#shared/messages/question'
import { activation } from './activation'
import { attack } from './attack'
import { cards } from './cards'
import { course } from './course'
import { defense } from './defense'
import { dials } from './dials'
import { repair } from './repair'
import { setUp } from './set-up'
import { squadrons } from './squadrons'

const of: AllQuestionTexts = {
  ...setUp,
  ...dials,
  ...activation,
  ...attack,
  ...defense,
  ...repair,
  ...course,
  ...squadrons,
  ...cards,
}

/** The texts of all questions. */
export const questions = {
  of,
  /** A question whose subject the reader may not see. */
  choice: 'Karta każe wybrać.',
} satisfies typeof english
