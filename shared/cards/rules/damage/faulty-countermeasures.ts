import { forbid } from '#shared/engine/card-builder'

/** It cannot spend exhausted defense tokens (DC11). */
export default [forbid('spend-token', (_g, unit, self, { exhausted }) => unit === self.on && exhausted)]
