import { type Command, type DefenseKind, DIE_COLORS, HULL_ZONES, type HullZone } from '#shared/game/engine/terms'
import type { CardQuestion } from '#shared/messages/card-text'
import type { choosing as english } from '#shared/messages/en/decide-cards'
import { counted, DIE_TAKEN, listed, SHIELDS_TAKEN } from './grammar'
import { terms } from './terms'

const zonesIn = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => HULL_ZONES.filter((zone) => zone === id).map((zone) => terms.zones[zone]))

/** A zone with its shields before and after. */
const zoneLosing = (id: string, shields: Readonly<Record<string, number>>, points: number | 'all') => {
  const before = shields[id as HullZone] ?? 0
  return { name: `${zonesIn([id]).join('')}: ${before} → ${points === 'all' ? 0 : before - points}` }
}

const colorOf = (id: string | undefined) => DIE_COLORS.find((color) => color === id) ?? 'red'

const DIE_GOES: CardQuestion = {
  legend: () => 'Którą kością nie rzucać?',
  option: (id) => ({ name: `${terms.colors[colorOf(id)]} kość` }),
  button: ([id]) => `Odłóż ${DIE_TAKEN[colorOf(id)]}`,
}

/** What cards ask: damage cards, and any other by its title. */
export const choosing = {
  window: 'Użyć teraz karty?',
  choice: 'Twój wybór',
  pass: 'Tym razem nic',
  button: 'Odpowiedz',
  /** Under the button: what it sends. */
  chosen: (names: readonly string[]) => listed(names),
  use: (card: string) => `Użyj: ${card}`,
  token: (kind: DefenseKind, exhausted: boolean) =>
    exhausted ? terms.exhausted(terms.defense[kind]) : terms.defense[kind],
  storedDial: (n: number, command: Command) => `Wskaźnik ${n}: ${terms.commands[command]}`,
  asking: {
    'injured-crew': {
      legend: ({ name }) => `Który żeton obrony traci statek ${name}?`,
      option: (id, { token }) => ({ name: token(id) }),
      button: ([id = ''], { token }) => `Oddaj: ${token(id)}`,
    },
    'projector-misaligned': {
      legend: ({ name }) => `Kilka stref statku ${name} ma najwięcej osłon. Która traci wszystkie?`,
      option: (id, { shields }) => zoneLosing(id, shields, 'all'),
      button: (ids) => `Strefa ${zonesIn(ids).join('')} traci wszystkie osłony`,
    },
    'comm-noise': {
      legend: ({ name }) => `Co spotyka statek ${name}?`,
      option: (id, { speed }) => {
        if (id === 'speed') return { name: `Prędkość ${speed} → ${speed - 1}` }
        if (id === 'none') return { name: 'Ani jedno, ani drugie' }
        return { name: 'Nowy rozkaz na górnym wskaźniku', text: 'wybierzesz go za chwilę, w tajemnicy' }
      },
      button: ([id]) => (id === 'speed' ? 'Zwolnij go' : id === 'dial' ? 'Zmień górny wskaźnik' : 'Nic nie rób'),
    },
    'shield-failure': {
      legend: ({ name }) => `Najwyżej dwie strefy statku ${name} tracą osłonę. Które?`,
      option: (id, { shields }) => zoneLosing(id, shields, 1),
      button: (ids) =>
        ids.length === 0
          ? 'Nie zabieraj osłon'
          : `Zabierz ${counted(ids.length, ...SHIELDS_TAKEN)}: ${listed(zonesIn(ids))}`,
    },
    'crew-panic': {
      legend: ({ name }) => `Statek ${name} ma ujawnić wskaźnik. Jakim kosztem?`,
      option: (id) =>
        id === 'damage'
          ? { name: 'Jedno uszkodzenie', text: 'i ujawnienie wskaźnika' }
          : { name: 'Oddanie wskaźnika', text: 'w tej rundzie nie ujawnia żadnego' },
      button: ([id]) => (id === 'dial' ? 'Oddaj wskaźnik' : 'Przyjmij jedno uszkodzenie'),
    },
    'damaged-munitions': DIE_GOES,
    'point-defense-failure': DIE_GOES,
  } as Readonly<Record<string, CardQuestion>>,
  newDial: {
    legend: (ship: string, place: number) =>
      `Nowy rozkaz na ${place === 0 ? 'górnym wskaźniku' : `wskaźniku ${place + 1}`}, statek ${ship}`,
    secret: 'Przeciwnik widzi go od razu; wszyscy inni, gdy zostanie ujawniony.',
    button: (command: Command) => `Ustaw: ${terms.commands[command]}`,
  },
} satisfies typeof english
