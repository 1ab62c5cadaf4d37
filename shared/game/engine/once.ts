import { type Command, HULL_ZONES, type HullZone, type PublicTable, type UnitId } from './state'

/** What may happen once in a span is remembered among the `uses` of a game, under one of these keys. */
export const commandKey = (ship: UnitId, command: Command): string => `command:${command}@${ship}`
/** R7.3 */
export const hasResolved = (g: Pick<PublicTable, 'uses'>, ship: UnitId, command: Command): boolean =>
  g.uses.some((use) => use.key === commandKey(ship, command))

/** That it resolves no other command in this round. */
export const lastCommandKey = (ship: UnitId): string => `last-command@${ship}`
export const isOutOfCommands = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some((use) => use.key === lastCommandKey(ship))

/** An effect that every one of several has once. */
export const eachKey = (source: string, name: string, answer: string): string => `each:${name}@${source}>${answer}`

/** It reveals none this round (DC6). */
export const lostDialKey = (ship: UnitId): string => `lost-dial@${ship}`
export const hasLostDial = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some((use) => use.key === lostDialKey(ship))

export const shipAttackKey = (ship: UnitId): string => `attacked-ship@${ship}`
export const hasAttackedShip = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some((use) => use.key === shipAttackKey(ship))

const answerKey = (ship: UnitId): string => `answered@${ship}`
/** That a ship has attacked in this round, at any target, or answered by Counter. */
export const hasAttacked = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some(({ key }) => key === answerKey(ship) || key.startsWith(`shot@${ship}.`))
export const attackKey = (shot: Shot, isAnswer: boolean): string =>
  isAnswer ? answerKey(shot.attacker) : shotKey(shot)

/** One attack from a hull zone in this round, not counting Counter. */
export interface Shot {
  attacker: UnitId
  zone: HullZone
  defender: UnitId
  defendingZone?: HullZone | undefined
}
export const shotKey = ({ attacker, zone, defender, defendingZone }: Shot): string =>
  `shot@${attacker}.${zone}>${defender}${defendingZone ? `.${defendingZone}` : ''}`
/** Whether that hull zone has attacked that squadron or ship, or (with a zone) that hull zone, in this round. */
export const hasShot = (g: Pick<PublicTable, 'uses'>, shot: Shot): boolean =>
  g.uses.some(({ key }) => key === shotKey(shot) || (!shot.defendingZone && key.startsWith(`${shotKey(shot)}.`)))

/** How often a ship has attacked a ship in this round, from any hull zone on any hull zone. */
export const shotsAt = (g: Pick<PublicTable, 'uses'>, attacker: UnitId, defender: UnitId): number =>
  g.uses.filter(({ key }) => HULL_ZONES.some((zone) => key.startsWith(`${shotKey({ attacker, zone, defender })}.`)))
    .length

/** The subject of the moment at which a command token was spent. */
export const tokenSubject = (ship: UnitId, command: Command): string => `${command}@${ship}`

/** That a ship has executed a maneuver in this activation. */
export const maneuverKey = (ship: UnitId): string => `maneuvered@${ship}`
export const hasManeuvered = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some((use) => use.key === maneuverKey(ship))

/** That a squadron has attacked a second time because it stood in the activation of a ship. */
export const standKey = (squadron: UnitId): string => `stood@${squadron}`
export const hasStood = (g: Pick<PublicTable, 'uses'>, squadron: UnitId): boolean =>
  g.uses.some((use) => use.key === standKey(squadron))

/** That a squadron has moved in the activation of a ship. */
export const moveKey = (squadron: UnitId): string => `moved@${squadron}`
export const hasMoved = (g: Pick<PublicTable, 'uses'>, squadron: UnitId): boolean =>
  g.uses.some((use) => use.key === moveKey(squadron))
