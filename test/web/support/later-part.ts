import { late } from './late'

late.arrived.push('part of the part')
