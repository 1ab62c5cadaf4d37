import type { UnitId } from '#shared/game/engine/state'

/** A sentence in which units are named by id: pages make links of them, mails their plain names. */
export type Part = string | { readonly unit: UnitId }
export type Sentence = readonly Part[]

type Piece = string | number | Part | Sentence

/** Tag of a template: say`${unit(ship)} moves.` */
export function say(strings: TemplateStringsArray, ...pieces: Piece[]): Sentence {
  const parts: Part[] = []
  strings.forEach((text, i) => {
    if (text !== '') parts.push(text)
    const piece = pieces[i]
    if (piece === undefined) return
    if (typeof piece === 'number') parts.push(String(piece))
    else if (typeof piece === 'string' || 'unit' in piece) parts.push(piece)
    else parts.push(...piece)
  })
  return parts
}

export const unit = (id: UnitId): Part => ({ unit: id })

/** The sentence as text, without links. */
export const plain = (sentence: Sentence, nameOf: (id: UnitId) => string): string =>
  sentence.map((part) => (typeof part === 'string' ? part : nameOf(part.unit))).join('')
