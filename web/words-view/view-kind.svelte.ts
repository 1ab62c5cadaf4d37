import { device } from '#web/state/device.svelte'

const PARAMETER = 'view'

function inAddress(): boolean | undefined {
  const named = new URLSearchParams(location.search).get(PARAMETER)
  if (named === 'words') return true
  return named === 'table' ? false : undefined
}

/**
 * Whether the page shows a game in words or as a table: as its address says, otherwise as this device did last. The address
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
    // A link to the table must open the table, even on a device that shows words
    if (this.words) address.searchParams.set(PARAMETER, 'words')
    else address.searchParams.delete(PARAMETER)
    if (address.href !== location.href) history.replaceState(undefined, '', address)
  }
}
