import { late } from './late'

await late.held
late.arrived.push('part')
await import('./later-part')
