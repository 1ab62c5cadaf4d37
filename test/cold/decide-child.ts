import { decide, type Task } from './decide'

/** Answers each task with what became of it, until its parent lets it go. */
process.on('message', (task: Task) => {
  try {
    process.send?.({ done: decide(task) })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) })
  }
})
