/** Work that runs beside its caller, a bounded number at once, in the order it came. */
export class Lane {
  private readonly most: number
  private readonly waiting: (() => Promise<void>)[] = []
  private readonly running = new Set<Promise<void>>()

  constructor(most: number) {
    this.most = most
  }

  /** `work` sees to its own failures. */
  add(work: () => Promise<void>): void {
    this.waiting.push(work)
    this.fill()
  }

  /** Resolves when all that was added has ended. */
  async done(): Promise<void> {
    while (this.running.size > 0) await Promise.race(this.running)
  }

  private fill(): void {
    while (this.running.size < this.most) {
      const work = this.waiting.shift()
      if (!work) return
      const one: Promise<void> = work().finally(() => {
        this.running.delete(one)
        this.fill()
      })
      this.running.add(one)
    }
  }
}
