/** What keys ask for that is not there yet when they are pressed: its script may still be on the way. */
class Keys {
  /** The list of keys is shown. */
  open = $state(false)
  /** The command line is to have the focus. */
  toLine = $state(false)
}
export const keys = new Keys()
