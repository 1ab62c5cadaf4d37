import type { AskName } from '#shared/game/engine/asks'
import { type Grammar, phrase, put } from '#web/words-view/phrase'
import { grammars as activation } from './activation/phrases'
import { grammars as attack } from './attack/phrases'
import { grammars as cards } from './cards/phrases'
import { grammars as course } from './course/phrases'
import { grammars as defense } from './defense/phrases'
import { grammars as dials } from './dials/phrases'
import { type Asked, optionsOf } from './prepared'
import { grammars as repair } from './repair/phrases'
import { grammars as setUp } from './set-up/phrases'
import { grammars as squadrons } from './squadrons/phrases'

const GRAMMARS: Partial<Record<AskName, Grammar>> = {
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

const byId: Grammar = {
  phrases: ({ request }) => optionsOf(request).map(({ id }) => phrase(id, put(request.ask, id))),
}

/** What can be typed at a question. */
export const grammarOf = ({ request }: Asked): Grammar => GRAMMARS[request.ask] ?? byId
