import { COMMANDS } from './terms'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string'
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)
const isListOf = (isOne: (value: unknown) => boolean, value: unknown): boolean =>
  Array.isArray(value) && value.every(isOne)

const isDial = (value: unknown): boolean =>
  isFields(value) && isText(value.salt) && COMMANDS.some((command) => command === value.command)
const isPoint = (value: unknown): value is Fields => isFields(value) && isWhole(value.x) && isWhole(value.y)

/** What each form of `Choice` looks like, by the field that it alone has. */
const FORMS: Readonly<Record<string, (choice: Fields) => boolean>> = {
  option: ({ option }) => isText(option),
  options: ({ options }) => isListOf(isText, options),
  dials: ({ dials }) => isFields(dials) && Object.values(dials).every((of) => isListOf(isDial, of)),
  clicks: ({ clicks, side }) => isListOf(isWhole, clicks) && (side === 'left' || side === 'right'),
  places: ({ places }) => isListOf((place) => isPoint(place) && isText(place.squadron), places),
  to: ({ to }) => isPoint(to),
  pose: ({ pose, speed }) => isPoint(pose) && isWhole(pose.heading) && (speed === undefined || isWhole(speed)),
}

/**
 * Whether something has exactly one of the forms of choices, down to its last number: decisions of exported games, of bots
 * and of scripts come here as well as those that were read from the wire, and no rule looks at forms again.
 */
export function isWellFormed(choice: unknown): boolean {
  if (!isFields(choice)) return false
  const [form, ...more] = Object.keys(FORMS).filter((field) => choice[field] !== undefined)
  return form !== undefined && more.length === 0 && FORMS[form]?.(choice) === true
}
