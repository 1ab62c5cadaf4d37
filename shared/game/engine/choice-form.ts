import type { Choice } from './decision'
import { COMMANDS, type Point } from './terms'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string'
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)
const isSide = (value: unknown): boolean => value === 'left' || value === 'right'
const isCommand = (value: unknown): boolean => COMMANDS.some((command) => command === value)

type Check = (value: unknown) => boolean
const listOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isOne)
/** What is not in a form must not be there either: choices come into the state. */
const fields = (checks: Readonly<Record<string, Check>>): Check => {
  const names = Object.keys(checks)
  return (value) =>
    isFields(value) &&
    Object.keys(value).every((name) => names.includes(name)) &&
    names.every((name) => checks[name]?.(value[name]))
}

const x = isWhole
const y = isWhole
const dials = listOf(fields({ command: isCommand, salt: isText }))

/** What each form of `Choice` looks like, by the field that it alone has. */
const FORMS: Readonly<Record<string, Check>> = {
  option: fields({ option: isText }),
  options: fields({ options: listOf(isText) }),
  dials: fields({ dials: (value) => isFields(value) && Object.values(value).every(dials) }),
  clicks: fields({ clicks: listOf(isWhole), side: isSide }),
  places: fields({ places: listOf(fields({ squadron: isText, x, y })) }),
  to: fields({ to: fields({ x, y }) }),
  pose: fields({
    pose: fields({ x, y, heading: isWhole }),
    speed: (value) => value === undefined || isWhole(value),
  }),
}

/**
 * Whether something has exactly one of the forms of choices, down to its last number: decisions of exported games, of bots
 * and of scripts come here as well as those that were read from the wire, and no rule looks at forms again.
 */
export const isWellFormed = (choice: unknown): boolean =>
  isFields(choice) && Object.keys(FORMS).some((form) => Object.hasOwn(choice, form) && FORMS[form]?.(choice) === true)

/** JSON does not keep −0, so no state may. */
const plain = (n: number): number => (n === 0 ? 0 : n)
const plainPoint = <P extends Point>(point: P): P => ({ ...point, x: plain(point.x), y: plain(point.y) })

/** The same choice with every zero as it is stored. */
export function withPlainZeros(choice: Choice): Choice {
  if ('clicks' in choice) return { ...choice, clicks: choice.clicks.map(plain) }
  if ('places' in choice) return { ...choice, places: choice.places.map(plainPoint) }
  if ('to' in choice) return { ...choice, to: plainPoint(choice.to) }
  if (!('pose' in choice)) return choice
  const { pose, speed } = choice
  const placed = { ...plainPoint(pose), heading: plain(pose.heading) }
  return { ...choice, pose: placed, ...(speed !== undefined && { speed: plain(speed) }) }
}
