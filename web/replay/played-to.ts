const PLAYED_TO = /^#to-(\d{1,9})$/

/** At the end of a replay's address: it plays by itself up to that step. */
export const playedTo = (step: number): string => `#to-${step}`

/** The step that an address plays up to. */
export function playsTo(hash: string): number | undefined {
  const [, step] = PLAYED_TO.exec(hash) ?? []
  return step === undefined ? undefined : Number(step)
}
