import * as keys from '#functions/adapters/dynamodb/keys'
import type { Millis } from '#functions/ports/clock'
import type { PlayerId, Revision } from '#functions/ports/head'
import type { Player, PlayerStore, Session, SignInCode, SignInLink, UseCount } from '#functions/ports/player-store'
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

  async claimEmail(emailHash: string, player: PlayerId): Promise<PlayerId> {
    this.rows.putIfAbsent(keys.emailKey(emailHash), { player })
    return (await this.playerOfEmail(emailHash)) ?? player
  }

  async claimName(nameHash: string, player: PlayerId): Promise<PlayerId> {
    const key = keys.nameKey(nameHash)
    this.rows.putIfAbsent(key, { player })
    return this.rows.get<{ player: PlayerId }>(key)?.player ?? player
  }

  async freeName(nameHash: string, player: PlayerId): Promise<void> {
    const key = keys.nameKey(nameHash)
    if (this.rows.get<{ player: PlayerId }>(key)?.player === player) this.rows.delete(key)
  }

  async playerOfEmail(emailHash: string): Promise<PlayerId | undefined> {
    return this.rows.get<{ player: PlayerId }>(keys.emailKey(emailHash))?.player
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

  async count(key: string, now: Millis, expiresAt: Millis): Promise<UseCount> {
    const there = this.rows.get<UseCount>(keys.countKey(key))
    const next = there && there.until > now ? { ...there, uses: there.uses + 1 } : { uses: 1, until: expiresAt }
    this.rows.put(keys.countKey(key), next)
    return next
  }
}
