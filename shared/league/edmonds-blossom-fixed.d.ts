declare module 'edmonds-blossom-fixed' {
  /** @returns the partner of each vertex, or -1 */
  export default function blossom(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    maxCardinality?: boolean,
  ): readonly number[]
}
