import { auditStretch } from '#test/secrets/audit'
import type { Target } from '../target'

/** Parts of random games, looked at through everything that somebody can get, beside one that differs in what is hidden. */
export const secretsTarget: Target = {
  name: 'secrets',
  async run(seed) {
    const { found, compared } = await auditStretch(seed)
    return { tried: compared, found }
  },
}
