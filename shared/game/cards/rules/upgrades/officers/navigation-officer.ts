import { officer } from './officer'

/** Before it is revealed the dial becomes Navigate. */
export default officer('navigate')
