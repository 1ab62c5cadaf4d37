/**
 * Checks the shape of something that was read. Small on purpose: every page loads it, while the
 * schemas of the protocol are for the service.
 */
export type Shape<T> = (value: unknown) => value is T
type ValueOf<S> = S extends Shape<infer T> ? T : never
type Shapes = Record<string, Shape<unknown>>

export const text: Shape<string> = (value) => typeof value === 'string'
export const number: Shape<number> = (value): value is number => Number.isFinite(value)
export const flag: Shape<boolean> = (value) => typeof value === 'boolean'

export const word =
  <const T extends string>(words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.some((each) => each === value)

export const nothingOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value)

export const list =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every((each) => shape(each))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any names, each with such a value. */
export const byName =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every((each) => shape(each))

/** `may`: what can be absent. */
export const fields =
  <N extends Shapes, M extends Shapes = Record<never, never>>(
    must: N,
    may?: M,
  ): Shape<{ [K in keyof N]: ValueOf<N[K]> } & { [K in keyof M]?: ValueOf<M[K]> }> =>
  (value): value is { [K in keyof N]: ValueOf<N[K]> } & { [K in keyof M]?: ValueOf<M[K]> } =>
    isObject(value) &&
    Object.entries(must).every(([name, shape]) => shape(value[name])) &&
    Object.entries(may ?? {}).every(([name, shape]) => value[name] === undefined || shape(value[name]))

export const either =
  <A extends Shape<unknown>[]>(...shapes: A): Shape<ValueOf<A[number]>> =>
  (value): value is ValueOf<A[number]> =>
    shapes.some((shape) => shape(value))
