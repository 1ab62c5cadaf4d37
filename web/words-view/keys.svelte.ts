/** What keys have asked for while its code was still loading. */
class Keys {
  /** The page shows the list of keys. */
  open = $state(false)
  /** The command line gets the focus. */
  toLine = $state(false)
}
export const keys = new Keys()
