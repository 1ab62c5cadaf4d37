/** Makes a thing when it is first needed: formatters would be a good part of a cold start. */
export function onDemand<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
