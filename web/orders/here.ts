import { createContext } from 'svelte'
import type { Choices } from './choices'

/** The units, cards and names of the game whose orders are being written. */
export const [choicesHere, provideChoices] = createContext<Choices>()
