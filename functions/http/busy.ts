/** By what names the table and the SDK's client say that they cannot just now; nothing is wrong with what was asked. */
const BUSY_NAMES: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'NetworkingError',
])

/** Whether the same may well go through in a moment. */
export const isBusy = (error: Error): boolean =>
  BUSY_NAMES.has(error.name) || ('$retryable' in error && error.$retryable !== undefined)
