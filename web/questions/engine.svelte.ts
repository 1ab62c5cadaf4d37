type Engine = Pick<typeof import('#shared/game'), 'begin' | 'supposing' | 'viewFor'>

/** Where it is fetched from. */
export const ENGINE = { fetch: (): Promise<Engine> => import('#shared/game') }

let engine = $state.raw<Engine>()
let coming: Promise<Engine> | undefined

/** One fetch is enough; after one that failed the next look tries again. */
export async function fetchEngine(): Promise<void> {
  coming ??= ENGINE.fetch()
  try {
    engine = await coming
  } catch {
    coming = undefined
  }
}

/**
 * The engine, by which a form looks ahead: no form waits for it. A form that finds none yet is worked out anew once it has
 * come.
 */
export function engineAhead(): Engine | undefined {
  if (engine === undefined) void fetchEngine()
  return engine
}
