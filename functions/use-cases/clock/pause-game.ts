import type { Actor } from '#functions/ports/deps'
import type { Desk, GameId } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { PauseChange } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import { type ClockParts, changeClocks } from './change-clocks'
import { begun, ended, PAUSE_MOST_MS, pauseAt, withPause } from './pause'

/**
 * A pause that both agree on: one offers it, the other agrees to just this one; until a date, or until either of them goes
 * on. Nobody's time runs in it, and both may answer. What is so already is no fault, as when a request is repeated.
 */
export const pauseGame = (
  deps: ClockParts,
  actor: Actor,
  game: GameId,
  change: PauseChange,
): Promise<GamePage | ServiceRefusal> =>
  changeClocks(deps, actor, game, ({ desk }, seat, now) => {
    const { offer } = desk.pause ?? {}
    const on = pauseAt(desk, now)
    const until = 'until' in change && change.until !== undefined ? Date.parse(change.until) : undefined
    if (until !== undefined && !(until > now && until <= now + PAUSE_MOST_MS)) return new ServiceRefusal('no-such-day')
    const isSame = offer?.until === until
    switch (change.do) {
      case 'offer':
        if (on) return new ServiceRefusal('pause-changed')
        if (offer && offer.by !== seat && isSame) return agreed(desk, now, until)
        if (offer && isSame) return 'known'
        return {
          desk: withPause(desk, { offer: { by: seat, ...(until !== undefined && { until }) } }),
          tells: 'pause-offered',
        }
      case 'agree':
        if (on) return 'known'
        return offer && offer.by !== seat && isSame ? agreed(desk, now, until) : new ServiceRefusal('pause-changed')
      case 'withdraw':
        return offer ? { desk: withPause(desk, undefined) } : 'known'
      case 'go-on':
        if (!on) return 'known'
        return on.open ? { desk: ended(desk, now), tells: 'pause-ended' } : new ServiceRefusal('pause-changed')
    }
  })

const agreed = (desk: Desk, now: number, until: number | undefined) => ({
  desk: begun(desk, now, until),
  tells: 'paused' as const,
})
