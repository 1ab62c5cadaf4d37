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

/**
 * Whatever is imported from here on loads anew, and has forgotten all, but for the folders that a test says: loading these
 * takes longer than most tests, and they keep nothing.
 */
export function forgetModules(butOf: RegExp): void {
  const { evaluatedModules }: Worker = Reflect.get(globalThis, '__vitest_worker__')
  const kept = [...evaluatedModules.idToModuleMap]
    .filter(([id]) => butOf.test(relative(process.cwd(), id)))
    .map(([, module]) => ({ module, as: { ...module } }))
  vi.resetModules()
  for (const { module, as } of kept) {
    const { promise, exports, evaluated } = as
    Object.assign(module, { promise, exports, evaluated })
  }
}

/** What pages keep is in `web`; the game is pure. */
export const forgetPages = (): void => forgetModules(/^(node_modules|shared)\//)
