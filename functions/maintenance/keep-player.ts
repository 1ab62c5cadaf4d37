import { keyItem, plain, readBody, readText } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import type { Millis } from '#functions/ports/clock'
import type { PlayerId } from '#functions/ports/head'
import type { Player, Session } from '#functions/ports/player-store'
import { changePlayer, changeProfile } from '#functions/use-cases/account/profile'
import { noteArrived } from '#functions/use-cases/account/returned-mail'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf, sameAddress } from '#functions/use-cases/token'
import { keyOf } from './table-survey'
import type { WholeTable } from './whole-table'

/** What an operator may do about a player. */
export type PlayerDeed = 'look' | 'rename' | 'suspend' | 'resume' | 'reachable'

export class UnknownPlayer extends Error {
  constructor() {
    super('There is no player of this address or id. Nothing was changed.')
    this.name = 'UnknownPlayer'
  }
}

const SETTINGS = { build: 'operator', origin: '', noticeGraceMs: 0 }

/**
 * Looks at a player, or does something about them; each deed is kept in a row, for others who look after the service. What
 * it tells holds no secret of any game. @returns lines for the operator @throws UnknownPlayer
 */
export async function keepPlayer(
  table: WholeTable,
  who: string,
  [deed, name = '']: readonly [PlayerDeed, (string | undefined)?],
  now: Millis,
): Promise<string[]> {
  const deps = { ...storesOn(table), clock: { now: () => now }, settings: SETTINGS }
  const id = who.includes('@') ? await deps.players.playerOfEmail(hashOf(sameAddress(who))) : who
  const player = id === undefined ? undefined : await deps.players.load(id)
  if (!player) throw new UnknownPlayer()
  if (deed !== 'look') await table.put({ ...keyItem(keys.deedKey(now, player.id)), body: plain({ deed, at: now }) })
  switch (deed) {
    case 'look':
      return seen(player)
    case 'rename':
      return seen(await doneTo(deps, player.id, changeProfile(deps, { player: player.id }, { name })))
    case 'suspend':
      await doneTo(
        deps,
        player.id,
        changePlayer(deps, player.id, (one) => ({ ...one, suspended: now })),
      )
      return [`suspended; ${await endSessions(table, player.id)} sessions ended`]
    case 'resume':
      return seen(
        await doneTo(
          deps,
          player.id,
          changePlayer(deps, player.id, ({ suspended: _, ...one }) => one),
        ),
      )
    case 'reachable':
      return seen(await noteArrived(deps, player, Number.POSITIVE_INFINITY))
  }
}

async function doneTo(
  { players }: ReturnType<typeof storesOn>,
  id: PlayerId,
  done: Promise<object | undefined>,
): Promise<Player> {
  const outcome = await done
  if (outcome instanceof ServiceRefusal) throw new Error(`It was refused: ${outcome.code}`)
  const player = await players.load(id)
  if (!player) throw new UnknownPlayer()
  return player
}

const day = (at: Millis): string => new Date(at).toISOString()

const seen = ({ id, name, created, email, language = 'en', mail, unreachable, suspended }: Player): string[] => [
  `${name} (${id}), since ${day(created)}`,
  `${email}, ${language}, mails about games ${mail ? 'on' : 'off'}`,
  ...(unreachable ? [`no mail reaches them since ${day(unreachable.since)}: ${unreachable.why}`] : []),
  ...(suspended === undefined ? [] : [`suspended since ${day(suspended)}`]),
]

async function endSessions(table: WholeTable, player: PlayerId): Promise<number> {
  let ended = 0
  for await (const item of table.items()) {
    if (!readText(item, 'pk').startsWith('SESSION#') || readBody<Session>(item).player !== player) continue
    await table.delete(keyOf(item))
    ended += 1
  }
  return ended
}
