import * as keys from '#functions/adapters/dynamodb/keys'
import type { Millis } from '#functions/ports/clock'
import type { PlayerId, Revision } from '#functions/ports/head'
import type {
  DiscordCode,
  Player,
  PlayerStore,
  Session,
  SignInCode,
  SignInLink,
  UseCount,
} from '#functions/ports/player-store'
import { MemoryRows } from './rows'

export class MemoryPlayerStore implements PlayerStore {
  private readonly rows: MemoryRows

  constructor(rows = new MemoryRows()) {
    this.rows = rows
  }

  async load(id: PlayerId): Promise<Player | undefined> {
    return this.rows.get<Player>(keys.playerKey(id))
  }

  async commit(next: Player, expected: Revision): Promise<'done' | 'stale'> {
    const key = keys.playerKey(next.id)
    if ((this.rows.get<Player>(key)?.revision ?? 0) !== expected) return 'stale'
    this.rows.put(key, next)
    return 'done'
  }

  claimEmail = async (emailHash: string, player: PlayerId): Promise<PlayerId> =>
    this.claim(keys.emailKey(emailHash), player)

  claimName = async (nameHash: string, player: PlayerId): Promise<PlayerId> =>
    this.claim(keys.nameKey(nameHash), player)

  freeName = async (nameHash: string, player: PlayerId): Promise<void> => this.free(keys.nameKey(nameHash), player)

  playerOfEmail = async (emailHash: string): Promise<PlayerId | undefined> => this.playerAt(keys.emailKey(emailHash))

  claimDiscord = async (accountHash: string, player: PlayerId): Promise<PlayerId> =>
    this.claim(keys.discordKey(accountHash), player)

  freeDiscord = async (accountHash: string, player: PlayerId): Promise<void> =>
    this.free(keys.discordKey(accountHash), player)

  playerOfDiscord = async (accountHash: string): Promise<PlayerId | undefined> =>
    this.playerAt(keys.discordKey(accountHash))

  claimMails = async (keyHash: string, player: PlayerId): Promise<PlayerId> =>
    this.claim(keys.mailsKey(keyHash), player)

  playerOfMails = async (keyHash: string): Promise<PlayerId | undefined> => this.playerAt(keys.mailsKey(keyHash))

  private claim(key: keys.Key, player: PlayerId): PlayerId {
    this.rows.putIfAbsent(key, { player })
    return this.playerAt(key) ?? player
  }

  private free(key: keys.Key, player: PlayerId): void {
    if (this.playerAt(key) === player) this.rows.delete(key)
  }

  private playerAt(key: keys.Key): PlayerId | undefined {
    return this.rows.get<{ player: PlayerId }>(key)?.player
  }

  async putSession(tokenHash: string, session: Session): Promise<void> {
    this.rows.put(keys.sessionKey(tokenHash), session)
  }

  async session(tokenHash: string, now: Millis): Promise<Session | undefined> {
    const session = this.rows.get<Session>(keys.sessionKey(tokenHash))
    return session && session.expiresAt > now ? session : undefined
  }

  async endSession(tokenHash: string): Promise<void> {
    this.rows.delete(keys.sessionKey(tokenHash))
  }

  async putLink(tokenHash: string, link: SignInLink): Promise<void> {
    this.rows.put(keys.linkKey(tokenHash), { link })
  }

  async useLink(tokenHash: string, now: Millis): Promise<SignInLink | 'used' | 'expired'> {
    const row = this.rows.get<{ link: SignInLink; usedAt?: Millis }>(keys.linkKey(tokenHash))
    if (!row || row.link.expiresAt <= now) return 'expired'
    if (row.usedAt !== undefined) return 'used'
    this.rows.put(keys.linkKey(tokenHash), { ...row, usedAt: now })
    return row.link
  }

  async putCode(codeHash: string, code: SignInCode): Promise<void> {
    this.rows.put(keys.codeKey(codeHash), code)
  }

  async code(codeHash: string, now: Millis): Promise<SignInCode | undefined> {
    const code = this.rows.get<SignInCode>(keys.codeKey(codeHash))
    return code && code.expiresAt > now ? code : undefined
  }

  async putDiscordCode(codeHash: string, code: DiscordCode): Promise<void> {
    this.rows.put(keys.discordCodeKey(codeHash), code)
  }

  async discordCode(codeHash: string, now: Millis): Promise<DiscordCode | undefined> {
    const code = this.rows.get<DiscordCode>(keys.discordCodeKey(codeHash))
    return code && code.expiresAt > now ? code : undefined
  }

  async count(key: string, now: Millis, expiresAt: Millis): Promise<UseCount> {
    const there = this.rows.get<UseCount>(keys.countKey(key))
    const next = there && there.until > now ? { ...there, uses: there.uses + 1 } : { uses: 1, until: expiresAt }
    this.rows.put(keys.countKey(key), next)
    return next
  }

  async uncount(key: string): Promise<void> {
    const there = this.rows.get<UseCount>(keys.countKey(key))
    if (there && there.uses > 0) this.rows.put(keys.countKey(key), { ...there, uses: there.uses - 1 })
  }
}
