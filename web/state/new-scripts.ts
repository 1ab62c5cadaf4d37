import { inTab } from './browser-storage.svelte'

const KEPT_AS = 'reloaded-at'
/** ms; a script that is really missing must not make the page reload for ever. */
const PAUSE = 60_000

/**
 * A script of this page is missing: most likely the service has a new version, whose page names other scripts. The page
 * reloads, if it can reach the service at all; drafts stay on the device.
 */
export async function reloadForNewScripts(): Promise<void> {
  if (Date.now() - Number(inTab.get(KEPT_AS) ?? 0) < PAUSE) return
  const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReachable) return
  // Without storage it would reload for ever
  if (inTab.set(KEPT_AS, String(Date.now()))) location.reload()
}
