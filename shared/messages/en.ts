import { board } from './en/board'
import { brief } from './en/brief'
import { decide } from './en/decide'
import { attacking } from './en/decide-attack'
import { choosing } from './en/decide-cards'
import { commanding } from './en/decide-commands'
import { defending } from './en/decide-defense'
import { moving } from './en/decide-moves'
import { repairing } from './en/decide-repair'
import { discord } from './en/discord'
import { game } from './en/game'
import { logSentence } from './en/log'
import { mail } from './en/mail'
import { pages } from './en/pages'
import { practice } from './en/practice'
import { questions } from './en/questions/index'
import { refusals } from './en/refusals'
import { site } from './en/site'
import { table } from './en/table'
import { targets } from './en/targets'
import { terms } from './en/terms'
import { unit } from './en/unit'

const answers = { commanding, moving, repairing, attacking, defending, choosing }

/** Every text of the service and its pages; another language `satisfies Messages`. */
export const en = {
  lang: 'en',
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
}

export type Messages = typeof en
