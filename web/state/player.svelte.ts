import type { Language } from '#shared/protocol/language'
import type { Me, SignedIn } from '#shared/protocol/responses'
import { api } from '#web/api/client'
import { speak } from './language'
import { router } from './route.svelte'

/** Who reads these pages. */
class Player {
  /** `unknown` until the service has said. */
  status = $state<'unknown' | 'signed-out' | 'signed-in' | 'unreachable'>('unknown')
  me = $state.raw<Me | undefined>(undefined)
  /** IANA name; the device's own until the player is known. */
  zone = $derived(this.me?.zone ?? this.deviceZone)

  get deviceZone(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  }

  async load(): Promise<void> {
    const answer = await api.me()
    if (answer.ok) this.is(answer.body)
    else if (answer.failure.code === 'unreachable') this.status = 'unreachable'
    else this.isNobody()
  }

  is(me: Me): void {
    this.me = me
    this.status = 'signed-in'
  }

  /** Has just signed in, and goes on to where that was asked for. */
  enters({ onTo = '/', ...me }: SignedIn): void {
    this.is(me)
    router.goOn(onTo)
  }

  isNobody(): void {
    this.me = undefined
    this.status = 'signed-out'
  }

  /** From now on in that language: this page and, of a player, mails and messages. */
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
