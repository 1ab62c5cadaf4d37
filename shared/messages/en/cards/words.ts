import type { CardText } from '#shared/messages/card-text'
import { coreSet } from './core-set'
import { laterWaves } from './later-waves'
import { objectives } from './objectives'

/** Every card that is told of in our own words, by its id. */
export const cardWords: Readonly<Record<string, CardText>> = { ...coreSet, ...laterWaves, ...objectives }
