/** A part of the table that comes when it is first needed: most questions do without. */
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
        // Without it the question can still be answered beside the table; the next need tries again
        () => {
          asked = false
        },
      )
    })
  }
}
