import { liaison } from './liaison'

/** For a command token, before it is revealed, the dial becomes Navigate or Repair. */
export default liaison('navigate', 'repair')
