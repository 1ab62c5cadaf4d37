import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { printedDefense } from '#shared/game/engine/lost-defense'
import type { DefenseKind, DefenseToken, Point, Pose, Seat, Ship, Squadron } from '#shared/game/engine/state'

const readied = (kinds: readonly DefenseKind[]): DefenseToken[] =>
  printedDefense(kinds).map((token) => ({ ...token, exhausted: false }))

/** Makes the pieces of a game in fleet order and numbers those of a kind: `x-wing-1`, `x-wing-2`, … */
export function pieceMaker() {
  const counts = new Map<string, number>()
  const next = (kind: string): number => {
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    return n
  }
  let serial = 0

  /** Everything at its maximum (R3.3, R3.35). */
  function ship(card: string, seat: Seat, pose: Pose, dialSpeed: number): Ship {
    const printed = shipCard(card)
    const made: Ship = {
      id: `${printed.chassis.replaceAll('_', '-')}-${next(printed.chassis)}`,
      tag: letters(serial),
      card,
      seat,
      serial,
      pose: { ...pose },
      dialSpeed,
      shields: { ...printed.shields },
      damage: [],
      damageWithoutCard: 0,
      nextSlot: 1,
      defense: readied(printed.defenseTokens),
      commandTokens: [],
      raidTokens: [],
      dials: [],
      dialsGiven: 0,
      spentDials: [],
      activated: false,
    }
    serial += 1
    return made
  }

  function squadron(card: string, seat: Seat, at: Point): Squadron {
    const { fighter, hull, defenseTokens } = squadronCard(card)
    const letter = fighter.charAt(0)
    return {
      id: `${fighter}-${next(fighter)}`,
      tag: `${letter}${next(`tag ${letter}`)}`,
      card,
      seat,
      at: { ...at },
      hull,
      defense: readied(defenseTokens),
      activated: false,
    }
  }
  return { ship, squadron }
}

/** A, B, … Z, AA, AB, … */
function letters(n: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (n % 26))
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}
