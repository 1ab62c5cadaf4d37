import { relative } from 'node:path'
import { vi } from 'vitest'

/** What Vitest knows of a module, and what there is of it once it has run. */
interface Module {
  promise?: unknown
  exports?: unknown
  evaluated?: boolean
}
/** Vitest keeps this for itself; the lock file says of which version. */
interface Worker {
  evaluatedModules: { idToModuleMap: ReadonlyMap<string, Module> }
}

/** Packages, and `shared`, which is pure: no page keeps anything in them, and loading them takes longer than most tests. */
const WITHOUT_PAGES = /^(node_modules|shared)\//

/** What is imported from here on of `web` and of tests loads anew, as on a page that has just been opened. */
export function forgetPages(): void {
  const { evaluatedModules }: Worker = Reflect.get(globalThis, '__vitest_worker__')
  const kept = [...evaluatedModules.idToModuleMap]
    .filter(([id]) => WITHOUT_PAGES.test(relative(process.cwd(), id)))
    .map(([, module]) => ({ module, as: { ...module } }))
  vi.resetModules()
  for (const {
    module,
    as: { promise, exports, evaluated },
  } of kept)
    Object.assign(module, { promise, exports, evaluated })
}
