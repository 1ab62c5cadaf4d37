import { inTab } from './browser-storage.svelte'

const KEPT_AS = 'reloaded-at'
/** ms; so that a script that is really missing does not make the page reload for ever. */
const PAUSE = 60_000

/**
 * A script of this page is not there: most likely the service has a new version, whose page names other scripts. It is
 * fetched anew, if the service can be reached at all; drafts are kept on the device.
 */
export async function reloadForNewScripts(): Promise<void> {
  if (Date.now() - Number(inTab.get(KEPT_AS) ?? 0) < PAUSE) return
  const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReachable) return
  // Where that is not kept it would be fetched for ever
  if (inTab.set(KEPT_AS, String(Date.now()))) location.reload()
}
