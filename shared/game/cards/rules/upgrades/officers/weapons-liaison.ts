import { liaison } from './liaison'

/** For a command token, before it is revealed, the dial becomes Squadron or Concentrate Fire. */
export default liaison('squadron', 'concentrate-fire')
