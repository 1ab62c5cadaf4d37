import type { CardRule } from '#shared/game/engine/card-rules'

/** Every card of these has its rules, or it does not compile. */
export type RulesOf<Id extends string> = Readonly<Record<Id, readonly CardRule[]>>
