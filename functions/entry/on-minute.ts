import { tick } from '#functions/use-cases/tick'
import { productionDeps } from './deps'

const deps = productionDeps()

export const handler = () => tick(deps)
