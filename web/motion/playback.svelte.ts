import { untrack } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import type { LogEntry } from '#shared/play/protocol/responses'
import { device } from '#web/state/device.svelte'
import type { GameSession } from '#web/state/game-session.svelte'
import { attackIn } from '#web/words/attack'
import { Film, type Stretch, snapshotOf } from './film.svelte'
import type { AttackReport } from './report'
import { animationFrames, type Frames } from './scene-player.svelte'

/** Plays on the table of a game what has happened: after each commit, and at first what happened while the reader was away. */
export class Playback {
  readonly #session: GameSession
  readonly #frames: Frames
  /** Nobody looks at the table: the game is told in words. */
  readonly #inWords: () => boolean
  /** What happened while the reader was away. */
  #missed = $state.raw<Stretch | undefined>(undefined)
  #dismissed = $state.raw<Film | undefined>(undefined)
  /** What was played last, and what it was made of. */
  #last: { film: Film; stretch: Stretch } | undefined

  constructor(session: GameSession, inWords: () => boolean, frames: Frames = animationFrames) {
    this.#session = session
    this.#inWords = inWords
    this.#frames = frames
  }

  /** The latest stretch, whether it is still played or over. */
  readonly film = $derived.by<Film | undefined>(() => {
    const { news } = this.#session
    const stretch = news ? { start: snapshotOf(news.before), log: news.log } : this.#missed
    return stretch && untrack(() => this.#follow(stretch))
  })
  /** The film while it is played. */
  readonly running = $derived.by(() => (this.film?.player.over ? undefined : this.film))
  /** Attacks that have ended in it, until the player acts. */
  readonly results = $derived.by<readonly AttackReport[]>(() => {
    const { film } = this
    if (film === undefined || !film.player.over || film === this.#dismissed) return []
    const { view } = this.#session
    const goesOn = view !== undefined && attackIn(view) !== undefined
    return goesOn ? film.attacks.slice(0, -1) : film.attacks
  })
  /** The log as far as it has been played. */
  readonly log = $derived.by<readonly LogEntry[]>(() => {
    const { log } = this.#session
    const to = this.running?.scene?.to
    return to === undefined ? log : log.filter(({ step }) => step <= to)
  })

  /** Steps that come while others are played are played after them: an open page is told of each at once. */
  #follow(stretch: Stretch): Film | undefined {
    const unseen = this.#last?.film.player.over === false ? this.#last : undefined
    const whole = unseen ? { ...unseen.stretch, log: [...unseen.stretch.log, ...stretch.log] } : stretch
    const film = this.#filmOf(whole)
    if (unseen) film?.player.goOn(unseen.film.player.at)
    this.#last = film && { film, stretch: whole }
    return film
  }

  #filmOf(stretch: Stretch): Film | undefined {
    const { view } = this.#session
    if (view === undefined || this.#inWords()) return undefined
    const { motion } = device
    const film = new Film(stretch, view, {
      frames: this.#frames,
      speed: motion === 'off' ? 'fast' : motion,
      still: prefersReducedMotion.current,
    })
    // Nothing plays while an answer is half given (ux 1)
    if (motion === 'off' || this.isAnswering) film.player.skip()
    return film.player.scenes.length > 0 ? film : undefined
  }

  get isAnswering(): boolean {
    return this.#session.ahead !== undefined || this.#session.draft.canUndo
  }

  miss(stretch: Stretch): void {
    if (device.motion !== 'off' && !this.isAnswering) this.#missed = stretch
  }

  skip(): void {
    this.running?.player.skip()
  }

  /** The player has seen the results, or goes on. */
  dismiss(): void {
    this.#dismissed = this.film
  }
}
