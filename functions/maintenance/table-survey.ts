import { type Item, readText } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import type { Day } from '#functions/ports/clock'
import { dayOf } from '#functions/ports/clock'
import type { FleetId } from '#functions/ports/fleet-store'
import { type DueHint, SHARDS, shardOf } from '#functions/ports/game-store'
import type { GameId, Revision } from '#functions/ports/head'
import { kindOf, revisionOfRow } from './kinds'
import type { WholeTable } from './whole-table'

/** What one look at the whole table found of what is to be rebuilt, and of what it follows from. */
export interface TableSurvey {
  games: GameId[]
  fleets: FleetId[]
  /** Values and hints by `nameOf` their keys. */
  derived: Map<string, Item>
  /** Of these, the hints that the tick will come by. */
  due: Map<GameId, DueHint[]>
  /** Revisions with notices that are not settled. */
  unsent: Map<GameId, Set<Revision>>
}

export const nameOf = ({ pk, sk }: keys.Key): string => `${pk} ${sk}`
export const keyOf = (item: Item): keys.Key => ({ pk: readText(item, 'pk'), sk: readText(item, 'sk') })

const GAME = 'GAME#'
const FLEET = 'FLEET#'

export async function surveyTable(table: WholeTable): Promise<TableSurvey> {
  const looked: TableSurvey = { games: [], fleets: [], derived: new Map(), due: new Map(), unsent: new Map() }
  const cursors = await cursorsOf(table)
  for await (const item of table.items()) {
    const key = keyOf(item)
    const part = revisionOfRow(key)
    if (kindOf(key) === 'rebuilt') {
      looked.derived.set(nameOf(key), item)
      const hint = dueHintOf(key)
      if (hint && !isPassed(hint, cursors)) looked.due.set(hint.game, [...(looked.due.get(hint.game) ?? []), hint])
    } else if (key.sk === keys.HEAD && key.pk.startsWith(GAME)) looked.games.push(key.pk.slice(GAME.length))
    else if (key.sk === keys.FLEET_HEAD) looked.fleets.push(key.pk.slice(FLEET.length))
    else if (part && isUnsent(item, key)) {
      const { game, revision } = part
      looked.unsent.set(game, (looked.unsent.get(game) ?? new Set()).add(revision))
    }
  }
  return looked
}

export const dueHintOf = ({ pk, sk }: keys.Key): DueHint | undefined =>
  pk.startsWith('DUE#') ? keys.readDueKey(sk) : undefined

const isUnsent = (item: Item, { sk }: keys.Key): boolean =>
  sk.startsWith('NOTICE#') && ['waiting', 'claimed'].includes(item.status?.S ?? '')

type Cursors = (Day | undefined)[]
const cursorsOf = (table: WholeTable): Promise<Cursors> =>
  Promise.all(Array.from({ length: SHARDS }, async (_, shard) => (await table.get(keys.cursorKey(shard)))?.day?.S))

/** The tick never looks at a day again that its cursor has left behind. */
function isPassed({ game, at }: DueHint, cursors: Cursors): boolean {
  const cursor = cursors[shardOf(game)]
  return cursor !== undefined && dayOf(at) < cursor
}
