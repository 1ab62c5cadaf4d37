/** Which part of a page is shown: the one that the address names behind `#`, or else the first. */
export class HashSection<T extends string> {
  readonly #sections: readonly [T, ...T[]]
  #hash = $state(location.hash)
  shown = $derived.by<T>(() => this.#sections.find((each) => `#${each}` === this.#hash) ?? this.#sections[0])

  constructor(sections: readonly [T, ...T[]]) {
    this.#sections = sections
  }

  /** @returns how to stop it */
  follow(): () => void {
    const read = () => {
      this.#hash = location.hash
    }
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }
}
