import type { Command, DefenseKind, DieColor, HullZone } from '#shared/game/engine/terms'
import type { choosing as english } from '#shared/messages/en/decide-cards'
import { counted, DIE_TAKEN, listed, SHIELDS_TAKEN } from './grammar'
import { terms } from './terms'

/** What cards ask: damage cards, and any other by its title. */
export const choosing = {
  window: 'Użyć teraz karty?',
  choice: 'Twój wybór',
  pass: 'Tym razem nic',
  button: 'Odpowiedz',
  use: (card: string) => `Użyj: ${card}`,
  token: (kind: DefenseKind, exhausted: boolean) =>
    exhausted ? terms.exhausted(terms.defense[kind]) : terms.defense[kind],
  'injured-crew': {
    legend: (ship: string) => `Który żeton obrony traci statek ${ship}?`,
    button: (token: string) => `Oddaj: ${token}`,
  },
  'projector-misaligned': {
    legend: (ship: string) => `Kilka stref statku ${ship} ma najwięcej osłon. Która traci wszystkie?`,
    zone: (zone: HullZone, shields: number) => `${terms.zones[zone]}: ${shields} → 0`,
    button: (zone: HullZone) => `Strefa ${terms.zones[zone]} traci wszystkie osłony`,
  },
  'comm-noise': {
    legend: (ship: string) => `Co spotyka statek ${ship}?`,
    speed: (before: number) => `Prędkość ${before} → ${before - 1}`,
    dial: 'Nowy rozkaz na górnym wskaźniku',
    dialText: 'wybierzesz go za chwilę, w tajemnicy',
    none: 'Ani jedno, ani drugie',
    button: { speed: 'Zwolnij go', dial: 'Zmień górny wskaźnik', none: 'Nic nie rób' } as Record<string, string>,
  },
  'shield-failure': {
    legend: (ship: string) => `Najwyżej dwie strefy statku ${ship} tracą osłonę. Które?`,
    zone: (zone: HullZone, shields: number) => `${terms.zones[zone]}: ${shields} → ${shields - 1}`,
    button: (zones: readonly HullZone[]) =>
      zones.length === 0
        ? 'Nie zabieraj osłon'
        : `Zabierz ${counted(zones.length, ...SHIELDS_TAKEN)}: ${listed(zones.map((zone) => terms.zones[zone]))}`,
  },
  'crew-panic': {
    legend: (ship: string) => `Statek ${ship} ma ujawnić wskaźnik. Jakim kosztem?`,
    damage: 'Jedno uszkodzenie',
    damageText: 'i ujawnienie wskaźnika',
    dial: 'Oddanie wskaźnika',
    dialText: 'w tej rundzie nie ujawnia żadnego',
    button: { damage: 'Przyjmij jedno uszkodzenie', dial: 'Oddaj wskaźnik' } as Record<string, string>,
  },
  remove: {
    legend: 'Którą kością nie rzucać?',
    color: (color: DieColor) => `${terms.colors[color]} kość`,
    button: (color: DieColor) => `Odłóż ${DIE_TAKEN[color]}`,
  },
  newDial: {
    legend: (ship: string) => `Nowy rozkaz na górnym wskaźniku, statek ${ship}`,
    secret: 'Przeciwnik widzi go od razu; wszyscy inni, gdy zostanie ujawniony.',
    button: (command: Command) => `Ustaw: ${terms.commands[command]}`,
  },
} satisfies typeof english
