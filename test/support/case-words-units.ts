import type { Values } from '#shared/game/engine/influence'
import type { DamageCard, Dial, GameState, PublicShip, Squadron, StoredDial } from '#shared/game/engine/state'
import type { DialView, GameView, ShipView, StoredDialView } from '#shared/play/view/game-view'
import { upgradeId } from './case-battle'
import { tokenWords } from './case-deeds'
import type { SeenTable } from './case-format-expect'
import type { CaseUpgrade } from './case-format-setup'
import { differences, sameSet } from './case-match'

/** Ships and squadrons in the words of cases: mm, and degrees. */

export const mm = (micrometres: number): number => micrometres / 1000

export type AnyTable = GameState | GameView
export type AnyShip = Omit<PublicShip, 'dials' | 'storedDials' | 'damage'> & {
  dials: readonly (Dial | DialView)[]
  storedDials?: readonly (StoredDial | StoredDialView)[]
  damage: readonly (DamageCard | ShipView['damage'][number])[]
}

/** As it is now, with the cards in play, those among them that the case made up. */
const hullValue = (ship: AnyShip, table: AnyTable, rules: Values): number =>
  'unopened' in table ? rules.valueOf(table, 'hull', ship.id, {}) : (table.ships[ship.id]?.values.hull ?? 0)

const shipWords = (ship: AnyShip, table: AnyTable, rules: Values) => ({
  card: ship.card,
  seat: ship.seat,
  tag: ship.tag,
  at: [mm(ship.pose.x), mm(ship.pose.y)],
  heading: mm(ship.pose.heading),
  speed: ship.dialSpeed,
  shields: ship.shields,
  hull: hullValue(ship, table, rules) - ship.damage.length - ship.damageWithoutCard,
  damage: ship.damage.map((card) => (card.faceup ? { faceup: card.card } : { facedown: card.card })),
  cards: ship.damage.length,
  withoutCard: ship.damageWithoutCard,
  defense: ship.defense.map(tokenWords),
  dials: ship.dials.map((dial) => dial.command),
  tokens: ship.commandTokens,
  spent: ship.spentDials,
  activated: ship.activated,
})
const squadronWords = (squadron: Squadron) => ({
  ...squadron,
  at: [mm(squadron.at.x), mm(squadron.at.y)],
  defense: squadron.defense.map(tokenWords),
})

type SeenUnit<K extends 'ships' | 'squadrons'> = Exclude<
  NonNullable<SeenTable[K]>[string],
  string | { destroyed: unknown }
>

/** `setAside` is a matter of the reserve. */
export function shipDifferences(
  wanted: SeenUnit<'ships'>,
  stands: AnyShip,
  table: AnyTable,
  rules: Values,
  where: string,
): string[] {
  const { tokens, raid, damage, upgrades, setAside: _, ...plain } = wanted
  const ship = shipWords(stands, table, rules)
  return [
    ...differences(plain, ship, where),
    ...(tokens ? sameSet(tokens, ship.tokens, `${where}.tokens`) : []),
    ...(raid ? sameSet(raid, stands.raidTokens, `${where}.raid`) : []),
    ...(upgrades ? upgradeDifferences(upgrades, stands, table, `${where}.upgrades`) : []),
    ...(damage ? damageDifferences(damage, ship.damage, `${where}.damage`) : []),
  ]
}

/** `facedown` stands for any title. */
const damageDifferences = (wanted: readonly unknown[], cards: readonly object[], where: string): string[] =>
  differences(
    wanted,
    cards.map((card, i) => ('facedown' in card && wanted[i] === 'facedown' ? 'facedown' : card)),
    where,
  )

function upgradeDifferences(
  wanted: readonly CaseUpgrade[],
  { id, storedDials = [] }: AnyShip,
  table: AnyTable,
  where: string,
): string[] {
  const lie = Object.values(table.cards).filter(({ on }) => on === id)
  return [
    ...sameSet(
      wanted.map(upgradeId),
      lie.map(({ card }) => card),
      where,
    ),
    ...wanted.flatMap((stated) => {
      const found = lie.find(({ card }) => card === upgradeId(stated))
      const {
        state = 'readied',
        round = undefined,
        command = undefined,
        marker = undefined,
        dials = undefined,
      } = typeof stated === 'string' ? {} : stated
      const now = found?.discarded ? 'discarded' : found?.exhausted ? 'exhausted' : 'readied'
      return found
        ? differences(
            { state, round, command, ...(marker && { marker }), ...(dials && { dials }) },
            {
              state: now,
              round: found.roundToken,
              command: found.command,
              ...(marker && { marker: found.marker && [found.marker.x / 1000, found.marker.y / 1000] }),
              ...(dials && {
                dials: storedDials.filter(({ source }) => source === found.id).map((dial) => dial.command),
              }),
            },
            `${where}.${found.card}`,
          )
        : []
    }),
  ]
}

export function squadronDifferences(wanted: SeenUnit<'squadrons'>, squadron: Squadron, where: string): string[] {
  const { setAside: _, ...plain } = wanted
  return differences(plain, squadronWords(squadron), where)
}
