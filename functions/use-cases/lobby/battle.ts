import type { ListRow } from '#functions/ports/game-store'
import type { Battle, Head } from '#functions/ports/head'
import type { Fleet } from '#shared/fleet/fleet'
import { type GameOptions, PRESETS, type PresetId } from '#shared/fleet/game-presets'
import type { Seat } from '#shared/game/engine/state'
import type { BattlePage } from '#shared/play/protocol/responses'
import type { Viewer } from '#shared/play/view/game-view'

const PRESET_IDS = Object.keys(PRESETS) as PresetId[]

/** The preset that these options are, whether it was named or not. */
function presetOf(options: GameOptions): PresetId | undefined {
  const fields = (one: GameOptions) => JSON.stringify(Object.entries(one).sort(([x], [y]) => (x < y ? -1 : 1)))
  return PRESET_IDS.find((id) => fields(PRESETS[id]) === fields(options))
}

const presetIn = (options: GameOptions): { preset?: PresetId } => {
  const preset = presetOf(options)
  return preset === undefined ? {} : { preset }
}

/** What was agreed on, for the invited player. */
export const agreedOn = ({ options }: Battle): Pick<BattlePage, 'options' | 'preset'> => ({
  options,
  ...presetIn(options),
})

/** The same for a line of a list. */
export const battleInBrief = ({ options }: Battle): NonNullable<ListRow['battle']> => ({
  limit: options.limit,
  table: options.table,
  ...presetIn(options),
})

/** Field by field: of a fleet nobody but its owner sees more than that it is there (R17.6a). */
export function battlePage(battle: Battle, viewer: Viewer): BattlePage {
  const { fleets } = battle
  const own = viewer === 'spectator' ? undefined : fleets[viewer]
  return {
    ...agreedOn(battle),
    fleetsIn: { a: fleets.a !== undefined, b: fleets.b !== undefined },
    ...(own === undefined ? {} : { yourFleet: own }),
  }
}

/** The game waits for this seat to bring its fleet. */
export const lacksFleet = ({ battle }: Pick<Head, 'battle'>, seat: Seat): boolean =>
  battle !== undefined && battle.fleets[seat] === undefined

/** Undefined until both are there. */
export function bothFleets({ fleets: { a, b } }: Battle): Record<Seat, Fleet> | undefined {
  return a === undefined || b === undefined ? undefined : { a, b }
}
