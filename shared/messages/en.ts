import { board } from './en/board'
import { decide } from './en/decide'
import { game } from './en/game'
import { log } from './en/log'
import { mail } from './en/mail'
import { pages } from './en/pages'
import { refusals } from './en/refusals'
import { site } from './en/site'
import { table } from './en/table'
import { terms } from './en/terms'

/** Every text of the service and its pages; another language `satisfies Messages`. */
export const en = { lang: 'en', refusals, mail, pages, site, game, decide, board, log, table, terms }

export type Messages = typeof en
