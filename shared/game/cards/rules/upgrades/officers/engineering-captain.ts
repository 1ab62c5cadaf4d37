import { officer } from './officer'

/** Before it is revealed the dial becomes Repair. */
export default officer('repair')
