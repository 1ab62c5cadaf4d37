import { DIE_COLORS, HULL_ZONES } from '#shared/game/engine/terms'
import type { Condition } from '#shared/play/orders/condition'
import { type AttackAction, type Orders, PRESET_NAMES } from '#shared/play/orders/standing-order'
import { either, fields, flag, list, number, type Shape, text, word } from '#web/state/shape'

const zone = word(HULL_ZONES)
const fact = either(
  fields(
    { amount: text },
    { of: text, zone, color: word(DIE_COLORS), icon: text, token: text, state: text, min: number, max: number },
  ),
  fields({ word: text, in: list(text) }, { unit: text }),
)
/** Facts, joined to any depth. */
export const condition: Shape<Condition> = (value): value is Condition =>
  either(fact, fields({ all: list(condition) }), fields({ any: list(condition) }), fields({ not: condition }))(value)

export const attackAction = fields({
  reroll: word(['none', 'blanks', 'weak']),
  lock: list(text),
  add: flag,
}) as Shape<AttackAction>

const ACTIONS = {
  defense: fields(
    { spend: list(fields({ token: text }, { mayDiscard: flag, saves: number, leaves: number, keepFor: text })) },
    { mostPerAttack: number, mostPerRound: number },
  ),
  evade: fields({ cancel: list(text), reroll: list(text) }),
  redirect: fields({ take: either(word(['all', 'reaching-hull']), fields({ leave: number })) }, { zones: list(zone) }),
  zone: fields({ spare: flag }, { zones: list(zone) }),
  counter: fields({ attack: flag }),
  attack: attackAction,
  place: fields(
    {
      aim: either(
        word(['packed', 'engage-most', 'engage-least']),
        fields({ toward: fields({ x: number, y: number }) }),
        fields({ beside: text }, { escorts: flag }),
        fields({ outOfArc: text, zone }),
      ),
    },
    { most: number },
  ),
  pick: fields({ first: list(text) }),
  card: fields({ use: flag }, { first: list(text) }),
  opponent: fields({ first: list(text) }),
  window: fields({ use: list(text) }),
}
const scope = either(
  fields({ on: word(['match']) }),
  fields({ on: word(['unit']), unit: text }),
  fields({ on: word(['type', 'card']), card: text }),
)
const orderOf = (kind: string, action: Shape<unknown>) => {
  const done = either(word(['ask', 'decline', 'preset']), action)
  return fields(
    { id: text, kind: word([kind]), scope, rules: list(fields({ do: done }, { when: condition })), otherwise: done },
    { until: either(fields({ round: number }), fields({ frame: number })), disguised: flag },
  )
}

/** They may be half written; the service says whether it keeps them. */
export const orders = fields(
  {
    preset: word(PRESET_NAMES),
    orders: list(either(...Object.entries(ACTIONS).map(([kind, action]) => orderOf(kind, action)))),
  },
  { disguised: flag },
) as Shape<unknown> as Shape<Orders>
