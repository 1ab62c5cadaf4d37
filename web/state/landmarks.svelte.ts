/** Which parts of the page the skip links can lead to. */
class Landmarks {
  /** Question, table and log are on the page. */
  ofGame = $state(false)
  /** There is a question: its form comes after the brief, a hint and its subject. */
  form = $state(false)
}

export const landmarks = new Landmarks()
