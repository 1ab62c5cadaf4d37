/** Runs `act` again and again, `pauseMs` after it has ended; answers how to stop it, which waits for the last run. */
export function every(pauseMs: number, act: () => Promise<unknown>): () => Promise<void> {
  let stopped = false
  let wake = () => {}
  const loop = async () => {
    while (!stopped) {
      await act().catch((error: unknown) => console.error(error))
      // Stopped while it ran: then nobody is there to wake it.
      if (stopped) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const running = loop()
  return async () => {
    stopped = true
    wake()
    await running
  }
}
