/** A part of the table that the page loads when it first needs it. */
export class LazyPart<T> {
  part = $state.raw<T>()

  constructor(isNeeded: () => boolean, load: () => Promise<T>) {
    let asked = false
    $effect(() => {
      if (asked || !isNeeded()) return
      asked = true
      void load().then(
        (part) => {
          this.part = part
        },
        // The player can still answer beside the table; the next use tries again
        () => {
          asked = false
        },
      )
    })
  }
}
