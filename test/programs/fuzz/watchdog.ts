import { Worker } from 'node:worker_threads'
import { commandOf } from './fuzz'
import type { Target } from './target'

/** A run that takes longer than this never ends (ms). */
const LONGEST = 120_000

/** Ends the process from another thread, for a loop without an end leaves this one no moment. */
const DOG = `
const { parentPort } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let timer
parentPort.on('message', ({ command, after }) => {
  clearTimeout(timer)
  if (command === undefined) return
  timer = setTimeout(() => {
    writeSync(2, 'no end after ' + after + ' ms: ' + command + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, after)
})`

let dog: Worker | undefined

/** The target, with its command named if a run does not end. */
export const watchFor = (target: Target): Target => ({
  ...target,
  async run(seed) {
    dog ??= new Worker(DOG, { eval: true })
    dog.unref()
    dog.postMessage({ command: commandOf(target.name, seed), after: LONGEST })
    try {
      return await target.run(seed)
    } finally {
      dog.postMessage({})
    }
  },
})
