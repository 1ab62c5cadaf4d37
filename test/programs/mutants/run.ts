import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfCheckout, plant, throwAway } from './copy'
import type { Mutant } from './mutants'
import { type FailingAnyway, type Verdict, verdictsOf } from './report'
import { runTests } from './vitest-run'

export interface Tried {
  name: string
  what: string
  /** How each of its test files took it. */
  files: Verdict[]
  /** Why it could not be tried, if it could not. */
  trouble?: string
  seconds: number
}

export const patchOf = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.patch`), 'utf8')

/** A mutant is dead if every file that must notice it has. */
export const isDead = ({ files, trouble }: Pick<Tried, 'files' | 'trouble'>): boolean =>
  trouble === undefined && files.length > 0 && files.every(({ kind }) => kind === 'noticed')

interface Trial {
  /** A patch that is planted. */
  fault?: string
  /** What fails without it, and so says nothing. */
  anyway?: FailingAnyway
  /** Test files that run at the same time. */
  atOnce?: number
}

/** How these test files take a copy of the checkout. */
export async function tried(
  root: string,
  files: readonly string[],
  { fault, anyway, atOnce = 1 }: Trial,
): Promise<Verdict[]> {
  const copy = copyOfCheckout(root)
  try {
    if (fault !== undefined) plant(fault, copy)
    return verdictsOf(await runTests(copy, files, atOnce), copy, files, anyway)
  } finally {
    throwAway(copy)
  }
}

/** Plants one mutant, and answers who noticed; what fails `anyway` has not. */
export async function tryMutant(
  root: string,
  { name, what, noticedBy }: Mutant,
  anyway: FailingAnyway,
): Promise<Tried> {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  try {
    const files = await tried(root, noticedBy, { fault: patchOf(name), anyway })
    return { name, what, files, seconds: seconds() }
  } catch (error) {
    return {
      name,
      what,
      files: [],
      trouble: error instanceof Error ? error.message : String(error),
      seconds: seconds(),
    }
  }
}

/** Works on all of them, at most so many at once; answers in their order. */
export async function sideBySide<T, U>(all: readonly T[], atOnce: number, work: (one: T) => Promise<U>): Promise<U[]> {
  const done: U[] = []
  const left = [...all.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}
