import { site } from '#messages/site'
import type { Failure } from '#web/api/client'

/** The service's own sentence, or that there was none. */
export const failureText = (failure: Failure): string => ('message' in failure ? failure.message : site.unreachable)
