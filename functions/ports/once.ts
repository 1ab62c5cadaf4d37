/**
 * Loads with the first call what all later ones share. A load that failed is not remembered: the next call tries again,
 * for one moment without a file handle must not cost a process that answers for hours.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
