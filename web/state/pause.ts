/** The time between two tries; it ends at once when the connection is back or the page is visible again. */
export class Pause {
  #end = () => {}

  last(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        removeEventListener('online', end)
        document.removeEventListener('visibilitychange', shown)
        resolve()
      }
      const shown = () => {
        if (document.visibilityState === 'visible') end()
      }
      const timer = setTimeout(end, ms)
      addEventListener('online', end)
      document.addEventListener('visibilitychange', shown)
      this.#end = end
    })
  }

  end(): void {
    this.#end()
  }
}
