import { buildClient } from '#functions/local/web-client'

/** Once, before services of several files would each begin to. */
export default (): Promise<void> => buildClient()
