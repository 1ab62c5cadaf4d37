import type { Messages } from './en'
import { board } from './pl/board'
import { brief } from './pl/brief'
import { decide } from './pl/decide'
import { attacking } from './pl/decide-attack'
import { choosing } from './pl/decide-cards'
import { commanding } from './pl/decide-commands'
import { defending } from './pl/decide-defense'
import { moving } from './pl/decide-moves'
import { repairing } from './pl/decide-repair'
import { discord } from './pl/discord'
import { game } from './pl/game'
import { logSentence } from './pl/log'
import { mail } from './pl/mail'
import { pages } from './pl/pages'
import { practice } from './pl/practice'
import { questions } from './pl/questions/index'
import { refusals } from './pl/refusals'
import { site } from './pl/site'
import { table } from './pl/table'
import { targets } from './pl/targets'
import { terms } from './pl/terms'
import { unit } from './pl/unit'

const answers = { commanding, moving, repairing, attacking, defending, choosing }

/** Every text of the service and its pages in Polish (terms and grammar: pl/terms.ts, pl/grammar.ts). */
export const pl = {
  lang: 'pl',
  refusals,
  mail,
  discord,
  pages,
  practice,
  site,
  game,
  questions,
  decide,
  ...answers,
  board,
  brief,
  targets,
  unit,
  logSentence,
  table,
  terms,
} satisfies Messages
