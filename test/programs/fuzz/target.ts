/** Something that is tried out with what nobody would send, and what must hold of it. */
export interface Target {
  name: string
  /**
   * One run, all of it from its seed. @returns what it found, in one sentence each, and how many single things it tried;
   * what it throws is found, too
   */
  run(seed: number): Run | Promise<Run>
  /** Gives back what the runs shared, if anything. */
  close?(): Promise<void>
}
export interface Run {
  tried: number
  found: readonly string[]
}
