import { glance } from '#messages/glance'
import type { Option } from '#shared/game/engine/decision'
import { HULL_ZONES, type HullZone, type UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { unitName } from '#shared/play/view/glance'
import { byPromise, type Pick, picksOf, type Shift, shiftOf } from './picks'

/** Something drawn that can be tapped. `own`: a zone to attack from. */
export interface Handle {
  key: string
  unit: UnitId
  zone?: HullZone
  look: 'legal' | 'illegal' | 'chosen' | 'own' | 'from' | 'recover'
  /** What a tap stands for, the most promising first. */
  picks: readonly Pick[]
}

const placeOf = ({ unit, zone }: { unit: UnitId; zone?: HullZone }): string =>
  zone === undefined ? unit : `${unit}.${zone}`

const isLegal = ({ code }: Pick): boolean => code === undefined

/** What the player can point at, and what that does. */
export interface AimContext {
  view: GameView
  /** The options, where the draft has gone on from the open question; absent: those of that question. */
  options: readonly Option[] | undefined
  /** Those of them that the draft holds. */
  chosenOptions: readonly string[]
  /** The option that the reader looks up beside the table. */
  pointed: string | undefined
  onOption: (option: string) => void
}

/** What the player points at while the table can answer a question, and what follows from it. It sends nothing. */
export class Aim {
  /** Handle under the pointer. */
  hovered = $state<string>()
  /** Pick that has the focus of the keys. */
  focused = $state<string>()
  /** An impossible target that was tapped, to read why. */
  looked = $state<string>()
  /** The zone that attacks, or that gives a shield. */
  from = $state<HullZone>()

  constructor(private readonly at: () => AimContext) {}

  readonly asked = $derived.by(() => picksOf(this.at().view, this.at().options))
  readonly chosen = $derived.by<readonly string[]>(() => this.at().chosenOptions)

  /** The picks from the tapped zone, or all of them. */
  readonly picks = $derived.by<readonly Pick[]>(() => {
    const { asked, from } = this
    if (!asked || from === undefined) return asked?.picks ?? []
    if (asked.kind === 'repairs') return asked.picks.filter(({ repair }) => repair?.from === from)
    return asked.picks.filter(({ target }) => target?.zone === from)
  })

  /** Where one may attack from. */
  readonly attacking = $derived.by<{ unit: UnitId; zones: HullZone[] } | undefined>(() => {
    const { asked } = this
    const unit = this.at().view.requests[0]?.subject
    if (asked?.kind !== 'targets' || unit === undefined) return undefined
    const used = new Set(asked.picks.map(({ target }) => target?.zone))
    const zones = HULL_ZONES.filter((zone) => used.has(zone))
    return zones.length > 1 ? { unit, zones } : undefined
  })

  readonly handles = $derived.by<readonly Handle[]>(() => {
    const { asked } = this
    if (asked?.kind === 'repairs') return [...this.#repairs(asked.picks), ...this.#recoveries(asked.picks)]
    return [...this.#places(), ...this.#attackZones()]
  })

  #places(): Handle[] {
    return [...new Set(this.picks.map(placeOf))].flatMap((key): Handle[] => {
      const all = this.picks.filter((pick) => placeOf(pick) === key)
      const legal = all.filter(isLegal)
      const picks = (legal.length > 0 ? legal : all).toSorted(byPromise)
      const [first] = picks
      if (!first) return []
      const look = picks.some(({ id }) => this.chosen.includes(id)) ? 'chosen' : isLegal(first) ? 'legal' : 'illegal'
      return [{ key, unit: first.unit, ...(first.zone && { zone: first.zone }), look, picks }]
    })
  }

  #attackZones(): Handle[] {
    const { attacking, from } = this
    return (attacking?.zones ?? []).map((zone) => ({
      key: `from:${zone}`,
      unit: attacking?.unit ?? '',
      zone,
      look: zone === from ? 'from' : 'own',
      picks: [],
    }))
  }

  /** First the zones that can give a shield, then those that the tapped one can give to. */
  #repairs(picks: readonly Pick[]): Handle[] {
    const { from } = this
    const moves = picks.filter(({ repair }) => repair?.from !== undefined)
    const unit = moves[0]?.unit
    if (unit === undefined) return []
    return HULL_ZONES.flatMap((zone): Handle[] => {
      const to = moves.filter(({ repair }) => repair?.from === from && repair?.to === zone)
      const away = moves.filter(({ repair }) => repair?.from === zone)
      const chosen = moves.some(({ id, repair }) => this.chosen.includes(id) && repair?.to === zone)
      const look = chosen ? 'chosen' : zone === from ? 'from' : to.length > 0 || from === undefined ? 'legal' : 'own'
      return to.length > 0 || away.length > 0 || chosen ? [{ key: `zone:${zone}`, unit, zone, look, picks: to }] : []
    })
  }

  /** None while a shield is moved: it would be recovered where a tap should put it. */
  #recoveries(picks: readonly Pick[]): Handle[] {
    if (this.from !== undefined) return []
    return picks.flatMap((pick): Handle[] => {
      const zone = pick.repair?.recover
      const look = this.chosen.includes(pick.id) ? 'chosen' : 'recover'
      return zone ? [{ key: `plus:${zone}`, unit: pick.unit, zone, look, picks: [pick] }] : []
    })
  }

  /** For keys and screen readers: every answer there is, and of impossible targets one for each place. */
  readonly spoken = $derived.by<readonly Pick[]>(() => {
    const { asked } = this
    if (asked?.kind !== 'targets') return asked?.picks ?? []
    const impossible = this.handles.flatMap(({ look, picks }) => (look === 'illegal' ? picks.slice(0, 1) : []))
    return [...this.picks.filter(isLegal), ...impossible]
  })

  /** The pick whose line, arc and reason the table draws. */
  readonly shown = $derived.by<Pick | undefined>(() => {
    const id = this.#under(this.hovered) ?? this.focused ?? this.at().pointed ?? this.looked ?? this.chosen.at(-1)
    return this.asked?.picks.find((pick) => pick.id === id)
  })
  /** Repairs in the draft, and the one that is pointed at. */
  readonly shifts = $derived.by<readonly Shift[]>(() => {
    const { asked, shown, chosen } = this
    if (asked?.kind !== 'repairs') return []
    const ids = [...chosen, ...(shown && !chosen.includes(shown.id) ? [shown.id] : [])]
    return ids.flatMap((id) => shiftOf(id) ?? [])
  })
  /** The zone whose arc and ranges are drawn. */
  readonly arc = $derived.by<{ unit: UnitId; zone: HullZone } | undefined>(() => {
    const { asked, attacking, hovered, shown, from } = this
    const unit = this.at().view.requests[0]?.subject
    if (asked?.kind !== 'targets' || unit === undefined) return undefined
    const own = attacking?.zones.find((each) => hovered === `from:${each}`)
    const zone = own ?? shown?.target?.zone ?? from
    return zone && { unit, zone }
  })

  #under(key: string | undefined): string | undefined {
    const handle = this.handles.find((each) => each.key === key)
    return handle?.picks.find(({ id }) => this.chosen.includes(id))?.id ?? handle?.picks[0]?.id
  }

  /** A tap on a handle; on a target that several zones can attack, each further tap takes the next zone. */
  tap(key: string): void {
    const handle = this.handles.find((each) => each.key === key)
    if (!handle) return
    const { zone, look, picks } = handle
    if (picks.length === 0) {
      this.from = zone === this.from ? undefined : zone
      this.looked = undefined
      return
    }
    const taken = picks.findIndex(({ id }) => this.chosen.includes(id))
    const next = picks[(taken + 1) % picks.length] ?? picks[0]
    if (look === 'illegal') this.looked = next?.id
    else if (next && (taken < 0 || picks.length > 1 || this.asked?.many || this.asked?.kind === 'repairs'))
      this.choose(next.id)
  }

  /** Does the same as the row in the list of answers (ux 1); an impossible one says why. */
  choose(id: string): void {
    const pick = this.asked?.picks.find((each) => each.id === id)
    if (!pick) return
    if (!isLegal(pick)) {
      this.looked = id
      return
    }
    this.looked = undefined
    if (this.asked?.kind === 'repairs') this.from = undefined
    this.at().onOption(id)
  }

  /** The target that a squadron is, if it is one. */
  keyOf(unit: UnitId): string | undefined {
    return this.handles.find((handle) => handle.unit === unit && handle.zone === undefined)?.key
  }

  /** Closes the innermost thing. @returns whether there was one */
  escape(): boolean {
    if (this.looked !== undefined) this.looked = undefined
    else if (this.from !== undefined) this.from = undefined
    else return false
    return true
  }

  nameOf(unit: UnitId): string {
    return unitName(this.at().view, unit, glance)
  }
}
