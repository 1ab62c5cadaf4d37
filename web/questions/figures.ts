/** One number of a row that tells what comes of what. */
export interface Figure {
  value: string
  label: string
  tone?: 'choice' | 'loss' | 'good'
}
