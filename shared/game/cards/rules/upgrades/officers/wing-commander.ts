import { officer } from './officer'

/** Before it is revealed the dial becomes Squadron. */
export default officer('squadron')
