import type { Me } from '#shared/protocol/responses'
import { api } from '#web/api/client'

/** Who reads these pages. */
class Player {
  /** `unknown` until the service has said. */
  status = $state<'unknown' | 'signed-out' | 'signed-in' | 'unreachable'>('unknown')
  me = $state.raw<Me | undefined>(undefined)
  /** IANA name; the device's own until the player is known. */
  zone = $derived(this.me?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)

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

  isNobody(): void {
    this.me = undefined
    this.status = 'signed-out'
  }

  async signOut(): Promise<void> {
    await api.signOut()
    this.isNobody()
  }
}

export const player = new Player()
