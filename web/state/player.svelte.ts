import type { Language } from '#shared/play/protocol/language'
import type { Account, SignInResult } from '#shared/play/protocol/responses'
import { api } from '#web/api/client'
import { speak } from './language'
import { Pause } from './pause'
import { retryDelay } from './polling'
import { router } from './route.svelte'

/** A reader who is not signed in. */
export const GUEST = 'guest'

/** The reader of these pages. */
class Player {
  /** `unknown` until the service has said. */
  status = $state<'unknown' | 'signed-out' | 'signed-in' | 'unreachable'>('unknown')
  me = $state.raw<Account | undefined>(undefined)
  /** The name under which this device keeps their things. */
  reader = $derived(this.me?.id ?? GUEST)
  /** IANA name; the device's own until the player is known. */
  zone = $derived(this.me?.zone ?? this.deviceZone)

  get deviceZone(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  }

  #loading: Promise<void> | undefined
  readonly #pause = new Pause()

  /** Asks the service who the reader is until it answers; at once, if it is between two tries. */
  load(): Promise<void> {
    this.#pause.end()
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #load(): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      const answer = await api.me()
      if (answer.ok && answer.body !== null) return this.is(answer.body)
      // If the page took a player for signed out by mistake, it would not show their drafts
      if (answer.ok || answer.failure.code === 'not-signed-in') return this.isNobody()
      this.status = 'unreachable'
      await this.#pause.last(retryDelay(failures))
    }
  }

  is(me: Account): void {
    this.me = me
    this.status = 'signed-in'
  }

  /** The reader has just signed in, and goes on to the page that they came from. */
  enters({ onTo = '/', ...me }: SignInResult): void {
    this.is(me)
    router.goOn(onTo)
  }

  isNobody(): void {
    this.me = undefined
    this.status = 'signed-out'
  }

  /** Switches this page to that language, and a player's mails, too. */
  async speaks(language: Language): Promise<void> {
    if (this.me !== undefined) await api.saveProfile({ language })
    speak(language)
  }

  async signOut(): Promise<void> {
    await api.signOut()
    this.isNobody()
  }
}

export const player = new Player()
