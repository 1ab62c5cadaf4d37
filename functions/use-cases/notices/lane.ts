/** For whom work is done, over which channel, and since when it is due. */
export interface Errand {
  person: string
  channel: string
  due: number
}

interface Work extends Errand {
  begin(): Promise<void>
}

/**
 * Work that runs beside its caller, a bounded number at once, and of those a few for one person, so that nobody who has
 * much to be told keeps the others waiting. Next is the person for whom least is under way, in turns; of that person's
 * work what is due first, and rather over a channel that is not busy: one that hangs must not take every turn.
 */
export class Lane {
  private readonly most: number
  private readonly mostOfOne: number
  /** In the order of turns: an owner who had one waits behind those who had none since. */
  private readonly waiting = new Map<string, Work[]>()
  private readonly running = new Set<Work>()

  constructor(most: number, mostOfOne: number) {
    this.most = most
    this.mostOfOne = mostOfOne
  }

  /** Settles as `work` does, once it had its turn. */
  add<T>({ person, channel, due }: Errand, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = () => work().then(resolve, reject)
      const own = this.waiting.get(person) ?? []
      own.push({ person, channel, due, begin })
      this.waiting.set(person, own)
      this.fill()
    })
  }

  private fill(): void {
    while (this.running.size < this.most) {
      const work = this.next()
      if (!work) return
      this.running.add(work)
      void work.begin().finally(() => {
        this.running.delete(work)
        this.fill()
      })
    }
  }

  private next(): Work | undefined {
    const [person] = [...this.waiting.keys()].sort((one, other) => this.of(one).length - this.of(other).length)
    if (person === undefined) return undefined
    const running = this.of(person)
    if (running.length >= this.mostOfOne) return undefined
    const isBusy = ({ channel }: Errand) => running.some((work) => work.channel === channel)
    const own = this.waiting.get(person) ?? []
    const [work] = own.toSorted((one, other) => Number(isBusy(one)) - Number(isBusy(other)) || one.due - other.due)
    this.waiting.delete(person)
    const left = own.filter((one) => one !== work)
    if (left.length > 0) this.waiting.set(person, left)
    return work
  }

  private of(person: string): Work[] {
    return [...this.running].filter((work) => work.person === person)
  }
}
