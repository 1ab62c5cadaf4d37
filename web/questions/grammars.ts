import type { AskName } from '#shared/engine/asks'
import type { Grammar } from '#web/words-view/phrase'
import { grammars as activation } from './activation/phrases'
import { grammars as attack } from './attack/phrases'
import { grammars as cards } from './cards/phrases'
import { grammars as course } from './course/phrases'
import { grammars as defense } from './defense/phrases'
import { grammars as dials } from './dials/phrases'
import { grammars as repair } from './repair/phrases'
import { grammars as setUp } from './set-up/phrases'
import { grammars as squadrons } from './squadrons/phrases'

/** What can be typed at each question. */
export const GRAMMARS: Record<AskName, Grammar> = {
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
