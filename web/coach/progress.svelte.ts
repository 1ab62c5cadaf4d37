/** Which steps of the coach are over in a game; kept on this device, so that it goes on where it was left. */
export class Progress {
  readonly #key: string
  #over = $state.raw<readonly string[]>([])

  constructor(game: string) {
    this.#key = `armada.coach.${game}`
    const text = localStorage.getItem(this.#key)
    if (text !== null) this.#over = JSON.parse(text) as string[]
  }

  get over(): readonly string[] {
    return this.#over
  }

  add(...names: readonly string[]): void {
    const fresh = names.filter((name) => !this.#over.includes(name))
    if (fresh.length === 0) return
    this.#over = [...this.#over, ...fresh]
    localStorage.setItem(this.#key, JSON.stringify(this.#over))
  }
}
