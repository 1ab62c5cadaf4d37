import { cardTitle } from '../card-names'

/** As `cardName`, of an objective: its title follows from its id, so that a game names it without the catalogue of all cards. */
export const objectiveName = (objective: string): string => cardTitle(objective)
