import type { Attack, Self } from '#shared/game/engine/card-rules'
import type { PublicTable } from '#shared/game/engine/state'

type InAttack = (g: PublicTable, moment: { readonly attack: Attack }, self: Self) => boolean

/** The ship attacks, whatever the target. */
export const isAttacker: InAttack = (_g, { attack }, self) => attack.attacker === self.on

/** The ship attacks a ship; `test`: what must be true of this attack, too. */
export const attacksShip =
  (test: (attack: Attack, g: PublicTable, self: Self) => boolean = () => true): InAttack =>
  (g, { attack }, self) =>
    attack.attacker === self.on && attack.defendingZone !== undefined && test(attack, g, self)

/** The ship attacks a squadron. */
export const attacksSquadron =
  (test: (attack: Attack, g: PublicTable, self: Self) => boolean = () => true): InAttack =>
  (g, { attack }, self) =>
    attack.attacker === self.on && attack.defendingZone === undefined && test(attack, g, self)
