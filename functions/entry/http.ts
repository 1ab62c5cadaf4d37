import { handle } from 'hono/aws-lambda'
import { createApp } from '#functions/http/app'
import { productionDeps } from './deps'

export const handler = handle(createApp(productionDeps()))
