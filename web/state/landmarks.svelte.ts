/** Parts of the open page that the first links of the site lead to. */
class Landmarks {
  /** Question, table and log are on the page. */
  ofGame = $state(false)
  /** Something is asked: its form comes after what happened, a hint and what it is about. */
  form = $state(false)
}

export const landmarks = new Landmarks()
