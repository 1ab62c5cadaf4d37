/** The hour as pages show it, refreshed by the minute: nothing ticks by the second (ux 1, calm). */
class Clock {
  now = $state(Date.now())

  /** @returns how to stop it */
  start(): () => void {
    const timer = setInterval(() => {
      this.now = Date.now()
    }, 60_000)
    const wake = () => {
      if (document.visibilityState === 'visible') this.now = Date.now()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }
}

export const clock = new Clock()
