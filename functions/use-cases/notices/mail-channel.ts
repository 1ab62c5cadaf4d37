import type { Deps } from '#functions/ports/deps'
import type { GameStore, MailTrouble } from '#functions/ports/game-store'
import { type Mail, MailRefusal } from '#functions/ports/mailer'
import { goesOn } from '#functions/use-cases/clock/silence'
import { outageBetween } from '#shared/play/clock/time-control'

interface Parts extends Pick<Deps, 'mailer' | 'clock'> {
  games: Pick<GameStore, 'putMailTrouble' | 'putOutage'>
}

/** After so many failures and no success a run tries no more: each may take seconds, and everything else waits. */
const ENOUGH = 3

/**
 * The way that mails take in one run of the tick, and how they fare. If none goes for ten minutes and some were tried, that
 * is an outage like any other (design 19): who cannot be told cannot sign in by mail either. The first mail that goes ends
 * it. A mail that is refused for itself or its receiver says nothing about the others.
 */
export class MailChannel {
  private readonly parts: Parts
  private trouble: MailTrouble | undefined
  /** What became of the mails of this run. */
  private readonly run = { taken: 0, failed: 0 }

  /** @param trouble as it is known from earlier runs */
  constructor(parts: Parts, trouble: MailTrouble | undefined) {
    this.parts = parts
    this.trouble = trouble
  }

  get isDown(): boolean {
    return this.run.taken === 0 && this.run.failed >= ENOUGH
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.parts.mailer.send(mail)
    } catch (error) {
      if (!(error instanceof MailRefusal)) await this.note(() => this.failed(this.parts.clock.now()))
      throw error
    }
    await this.note(() => this.took(this.parts.clock.now()))
  }

  /** What became of the mail stands, whether it can be noted or not. */
  private async note(how: () => Promise<void>): Promise<void> {
    try {
      await how()
    } catch (error) {
      console.error('how mails fare was not noted', error)
    }
  }

  private async failed(now: number): Promise<void> {
    this.run.failed += 1
    if (this.run.taken > 0 || this.run.failed > 1) return
    const { trouble } = this
    const since = trouble && goesOn(trouble, now) ? trouble.since : now
    this.trouble = { since, last: now }
    await this.putOutage(since, now)
    await this.parts.games.putMailTrouble(this.trouble)
  }

  private async took(now: number): Promise<void> {
    const { trouble } = this
    this.run.taken += 1
    this.trouble = undefined
    if (trouble === undefined) return
    if (goesOn(trouble, now)) await this.putOutage(trouble.since, now)
    await this.parts.games.putMailTrouble(undefined)
  }

  private async putOutage(since: number, now: number): Promise<void> {
    const outage = outageBetween(since, now)
    if (outage) await this.parts.games.putOutage(outage)
  }
}
