/** The list of keys, which both views open. */
class Keys {
  open = $state(false)
}
export const keys = new Keys()
