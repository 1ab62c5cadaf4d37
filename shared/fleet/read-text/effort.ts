/** Characters and names looked at while one text is read; the reader adds to it as it goes. */
export interface Effort {
  steps: number
}
