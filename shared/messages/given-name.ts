/** In the words of the device on which its player came; the number keeps it apart from that of anybody else. */
const GIVEN = /^Admira[lł]\s(\d{4,9})$/u

/** A player's name as a reader is told it: one that nobody chose is in the reader's language. */
export function nameFor(name: string, { newcomer }: { newcomer: (n: number) => string }): string {
  const number = GIVEN.exec(name)?.[1]
  return number === undefined ? name : newcomer(Number(number))
}
