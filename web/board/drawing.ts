/**
 * Our own drawing of a class of ships or a type of squadrons, seen from above: SVG path data in mm about the middle of
 * the base, the bow towards −y.
 */
export interface Outline {
  /** All its parts run clockwise, so that those that overlap unite. */
  readonly silhouette: string
  /** Holes that keep small, plain silhouettes apart. */
  readonly cut?: string
  /** The starboard half, away from the light. */
  readonly shade?: string
  readonly plates: readonly { readonly tone: number; readonly path: string }[]
  readonly lines: string
  /** In the colour of the side. */
  readonly paint: string
  /** x, y, width of each nozzle. */
  readonly engines: readonly (readonly number[])[]
  readonly lamps?: readonly (readonly number[])[]
  /** x, y, scale of each ship of a flotilla. */
  readonly copies?: readonly (readonly number[])[]
}

/** The id of its symbol: all of it, or one solid silhouette for where it is small. */
export const symbolId = (name: string, solid = false): string => `${solid ? 'solid' : 'drawing'}-${name}`
