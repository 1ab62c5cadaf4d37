import { forbid } from '#shared/engine/card-builder'

/** It cannot attack at long range (DC9). */
export default [forbid('attack', (_g, unit, self, { range }) => unit === self.on && range === 'long')]
