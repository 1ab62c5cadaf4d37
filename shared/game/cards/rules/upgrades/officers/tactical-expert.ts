import { officer } from './officer'

/** Before it is revealed the dial becomes Concentrate Fire. */
export default officer('concentrate-fire')
