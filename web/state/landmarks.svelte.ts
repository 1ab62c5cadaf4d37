/** Parts of the open page that the first links of the site lead to. */
class Landmarks {
  /** Question, table and log are on the page. */
  ofGame = $state(false)
}

export const landmarks = new Landmarks()
