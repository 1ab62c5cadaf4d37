import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUNDLING } from '#cdk/bundle'
import { functionsNode } from '#test/runtime/functions-node'
import type { DecisionResult, Task } from './decide'

const SOURCE = 'test/cold/decide-child.ts'
const FOLDER = join('test', 'output')
const BUNDLE = join(FOLDER, 'decide-child.mjs')

/** Bundled once, so that a fresh process starts in a moment. */
export async function bundleChild(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await build({ ...BUNDLING, entryPoints: [SOURCE], outfile: BUNDLE })
}

interface Waiting {
  resolve(done: DecisionResult): void
  reject(error: Error): void
}

/** A process on the functions' own Node that knows of a game only what each task brings. It answers in the order it was asked. */
export class SecondProcess {
  readonly #child: ChildProcess = fork(BUNDLE, { serialization: 'advanced', execPath: functionsNode() })
  readonly #waiting: Waiting[] = []
  readonly #gone: Promise<void>

  constructor() {
    this.#child.on('message', (answer: { done: DecisionResult } | { failed: string }) => {
      const waiting = this.#waiting.shift()
      if ('done' in answer) waiting?.resolve(answer.done)
      else waiting?.reject(new Error(`the second process: ${answer.failed}`))
    })
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', (code) => {
        for (const { reject } of this.#waiting) reject(new Error(`the second process ended with ${code}`))
        resolve()
      })
    })
  }

  decide(task: Task): Promise<DecisionResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#child.send(task)
    })
  }

  async end(): Promise<void> {
    this.#child.disconnect()
    await this.#gone
  }
}
