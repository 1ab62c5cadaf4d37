import { device } from '#web/state/device.svelte'

const PARAMETER = 'view'

function inAddress(): boolean | undefined {
  const named = new URLSearchParams(location.search).get(PARAMETER)
  if (named === 'words') return true
  return named === 'table' ? false : undefined
}

/**
 * Whether a game is shown in words or as a table: as its address says, otherwise as this device did last. The address
 * always tells, so that it can be shared.
 */
export class ViewKind {
  words = $state(inAddress() ?? device.words)

  constructor() {
    this.#tell()
  }

  toggle(): void {
    this.words = !this.words
    device.words = this.words
    this.#tell()
  }

  #tell(): void {
    const address = new URL(location.href)
    // A device that shows words would not show the table to somebody who came by a link to it
    if (this.words) address.searchParams.set(PARAMETER, 'words')
    else address.searchParams.delete(PARAMETER)
    if (address.href !== location.href) history.replaceState(undefined, '', address)
  }
}
