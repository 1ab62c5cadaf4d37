/** Answers of every form, of no question in particular. */
export const FORMS: readonly unknown[] = [
  { option: 'done' },
  { option: 'none' },
  { option: '__proto__' },
  { options: [] },
  { options: ['constructor', 'constructor'] },
  { dials: {} },
  { dials: { victory: [{ command: 'navigate', salt: '00' }] } },
  { clicks: [], side: 'left' },
  { clicks: [2, 2, 2, 2], side: 'right' },
  { clicks: [0, 0, 0, 0, 0, 0, 0, 0, 0], side: 'up' },
  { places: [] },
  { to: { x: 0, y: 0 } },
  { pose: { x: 0, y: 0, heading: 0 } },
  { pose: { x: 0, y: 0, heading: 0 }, speed: 3 },
  {},
]
