import type { UnitId } from './state'

/** A defense token among the options of a defender; `of`: of another unit, since two units have tokens of the same id. */
export interface SpendableToken {
  readonly id: string
  readonly of?: UnitId
}

export const tokenOption = ({ id, of }: SpendableToken): string => (of === undefined ? id : `${of}:${id}`)

export function tokenInOption(option: string): SpendableToken {
  const at = option.lastIndexOf(':')
  return at < 0 ? { id: option } : { id: option.slice(at + 1), of: option.slice(0, at) }
}
