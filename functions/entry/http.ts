import { handle } from 'hono/aws-lambda'
import { createApp } from '#functions/http/app'
import { productionDeps } from './assemble'

const deps = productionDeps()
// Behind a public address of its own that nobody is meant to call, it believes what CloudFront says of callers.
if (deps.settings.edgeKey === undefined) throw new Error('EDGE_KEY is not set')

export const handler = handle(createApp(deps))
