let letThrough = () => {}

/** What the parts of `LatePage.svelte` do, and when. */
export const late = {
  arrived: [] as string[],
  ticks: 0,
  held: new Promise<void>((resolve) => {
    letThrough = resolve
  }),
  letThrough: () => letThrough(),
}
