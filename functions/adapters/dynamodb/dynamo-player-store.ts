import type { Millis } from '#functions/ports/clock'
import type { PlayerId, Revision } from '#functions/ports/head'
import type {
  DiscordCode,
  EarlierSecret,
  Player,
  PlayerStore,
  Session,
  SignInCode,
  SignInLink,
  UseCount,
  Webhook,
} from '#functions/ports/player-store'
import { expired, expiry, type Item, keyItem, N, plain, readBody, readNumber, readText, S } from './codec'
import * as keys from './keys'
import type { Table } from './table'

type ExpiringItem = Pick<Session, 'expiresAt'>

/** Tries of `count`, which needs a second one only when a counter ends or begins at that moment. */
const COUNT_ATTEMPTS = 3

export class DynamoPlayerStore implements PlayerStore {
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  async load(id: PlayerId): Promise<Player | undefined> {
    const item = await this.table.get(keys.playerKey(id))
    return item && readPlayer(item)
  }

  async commit(next: Player, expected: Revision): Promise<'done' | 'stale'> {
    const item = { ...keyItem(keys.playerKey(next.id)), revision: N(next.revision), body: plain(next) }
    return (await this.table.putIfRevision(item, expected)) ? 'done' : 'stale'
  }

  claimEmail(emailHash: string, player: PlayerId): Promise<PlayerId> {
    return this.claim(keys.emailKey(emailHash), player)
  }

  claimName(nameHash: string, player: PlayerId): Promise<PlayerId> {
    return this.claim(keys.nameKey(nameHash), player)
  }

  freeName(nameHash: string, player: PlayerId): Promise<void> {
    return this.free(keys.nameKey(nameHash), player)
  }

  claimDiscord(accountHash: string, player: PlayerId): Promise<PlayerId> {
    return this.claim(keys.discordKey(accountHash), player)
  }

  freeDiscord(accountHash: string, player: PlayerId): Promise<void> {
    return this.free(keys.discordKey(accountHash), player)
  }

  playerOfDiscord(accountHash: string): Promise<PlayerId | undefined> {
    return this.playerAt(keys.discordKey(accountHash))
  }

  claimMails(keyHash: string, player: PlayerId): Promise<PlayerId> {
    return this.claim(keys.mailsKey(keyHash), player)
  }

  playerOfMails(keyHash: string): Promise<PlayerId | undefined> {
    return this.playerAt(keys.mailsKey(keyHash))
  }

  private async claim(key: keys.Key, player: PlayerId): Promise<PlayerId> {
    if (await this.table.putIfAbsent({ ...keyItem(key), player: S(player) })) return player
    const item = await this.table.get(key)
    return item ? readText(item, 'player') : player
  }

  private async free(key: keys.Key, player: PlayerId): Promise<void> {
    await this.table.deleteIf(key, '#p = :player', { '#p': 'player' }, { ':player': S(player) })
  }

  playerOfEmail(emailHash: string): Promise<PlayerId | undefined> {
    return this.playerAt(keys.emailKey(emailHash))
  }

  private async playerAt(key: keys.Key): Promise<PlayerId | undefined> {
    const item = await this.table.get(key)
    return item && readText(item, 'player')
  }

  async putSession(tokenHash: string, session: Session): Promise<void> {
    await this.putUntil(keys.sessionKey(tokenHash), session)
  }

  session(tokenHash: string, now: Millis): Promise<Session | undefined> {
    return this.readUntil<Session>(keys.sessionKey(tokenHash), now)
  }

  endSession(tokenHash: string): Promise<void> {
    return this.table.delete(keys.sessionKey(tokenHash))
  }

  async putLink(tokenHash: string, link: SignInLink): Promise<void> {
    await this.table.put({
      ...keyItem(keys.linkKey(tokenHash)),
      expiresAt: expiry(link.expiresAt),
      endsAt: N(link.expiresAt),
      body: plain(link),
    })
  }

  async useLink(tokenHash: string, now: Millis): Promise<SignInLink | 'used' | 'expired'> {
    const key = keys.linkKey(tokenHash)
    const used = await this.table.updateIf(
      key,
      'SET #u = :now',
      'attribute_exists(pk) AND attribute_not_exists(#u) AND #e > :now',
      { '#u': 'usedAt', '#e': 'endsAt' },
      { ':now': N(now) },
    )
    if (used) return readBody<SignInLink>(used)
    const item = await this.table.get(key)
    return item?.usedAt && !expired(item, now) ? 'used' : 'expired'
  }

  async putCode(codeHash: string, code: SignInCode): Promise<void> {
    await this.putUntil(keys.codeKey(codeHash), code)
  }

  code(codeHash: string, now: Millis): Promise<SignInCode | undefined> {
    return this.readUntil<SignInCode>(keys.codeKey(codeHash), now)
  }

  async putDiscordCode(codeHash: string, code: DiscordCode): Promise<void> {
    await this.putUntil(keys.discordCodeKey(codeHash), code)
  }

  discordCode(codeHash: string, now: Millis): Promise<DiscordCode | undefined> {
    return this.readUntil<DiscordCode>(keys.discordCodeKey(codeHash), now)
  }

  async count(key: string, now: Millis, expiresAt: Millis): Promise<UseCount> {
    const at = keys.countKey(key)
    for (let attempt = 0; attempt < COUNT_ATTEMPTS; attempt++) {
      const counted = await this.table.updateIf(
        at,
        'SET #n = #n + :one',
        '#e > :now',
        { '#n': 'uses', '#e': 'endsAt' },
        { ':one': N(1), ':now': N(now) },
      )
      if (counted) return { uses: readNumber(counted, 'uses'), until: readNumber(counted, 'endsAt') }
      const first = { ...keyItem(at), uses: N(1), endsAt: N(expiresAt), expiresAt: expiry(expiresAt) }
      const begun = await this.table.putIf(
        first,
        'attribute_not_exists(pk) OR #e <= :now',
        { '#e': 'endsAt' },
        { ':now': N(now) },
      )
      if (begun) return { uses: 1, until: expiresAt }
    }
    throw new Error(`counter ${key} begins and ends all the time`)
  }

  async uncount(key: string): Promise<void> {
    const values = { ':one': N(1), ':none': N(0) }
    await this.table.updateIf(keys.countKey(key), 'SET #n = #n - :one', '#n > :none', { '#n': 'uses' }, values)
  }

  private putUntil(key: keys.Key, row: ExpiringItem): Promise<void> {
    return this.table.put({ ...keyItem(key), expiresAt: expiry(row.expiresAt), body: plain(row) })
  }

  private async readUntil<T extends ExpiringItem>(key: keys.Key, now: Millis): Promise<T | undefined> {
    const item = await this.table.get(key)
    const row = item && readBody<T>(item)
    return row && row.expiresAt > now ? row : undefined
  }
}

/** Rows exist from when a webhook kept one earlier secret. */
function readPlayer(item: Item): Player {
  const { webhooks, ...player } = readBody<Omit<Player, 'webhooks'> & { webhooks?: StoredWebhook[] }>(item)
  if (webhooks === undefined) return player
  return {
    ...player,
    webhooks: webhooks.map(({ previous, ...webhook }) =>
      previous === undefined ? webhook : { ...webhook, previous: [previous].flat() },
    ),
  }
}
type StoredWebhook = Omit<Webhook, 'previous'> & { previous?: EarlierSecret | EarlierSecret[] }
