import type { CardText } from '#shared/messages/card-text'
import { coreSet } from './core-set'
import { laterWaves } from './later-waves'
import { objectives } from './objectives'

export const cardWords: Record<string, CardText> = { ...coreSet, ...laterWaves, ...objectives }
