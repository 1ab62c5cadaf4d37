import type { forecast as english } from '#shared/messages/en/forecast'
import { counted, listed, NOUNS } from './grammar'
import { terms } from './terms'

/** What an answer leads to, before the player sends it. */
export const forecast = {
  coming: 'Sprawdzam skutki …',
  liesOn: (heading, obstacles) =>
    `Zatrzyma się ze zwrotem ${terms.headed(heading)} na: ${listed(obstacles)}; nic z tego nie wynika.`,
  squadronOn: (squadron, obstacles) =>
    `${squadron} stanie na: ${listed(obstacles)}; nic się jej nie stanie, ale ataki przez to mają o jedną kość mniej.`,
  pieceOn: (obstacles) => `Leży na: ${listed(obstacles)}; przeszkoda działa tylko na końcu ruchu.`,
  by: (source, texts) => `${source}: ${texts.join(' ')}`,
  acts: 'rozpatruje się efekt.',
  faceup: (ship) => `${ship} otrzymuje odkrytą kartę uszkodzeń, której nikt jeszcze nie zna.`,
  damage: (unit, points, own) =>
    `${unit}: ${counted(points, ...NOUNS.damage)} w strefie kadłuba, którą ${own ? 'wybierasz ty' : 'wybiera przeciwnik'}.`,
  dice: (colors) => `Rzut kośćmi (${listed(colors.map((color) => terms.colors[color]))}).`,
  endangered: (units) => `To może zniszczyć: ${listed(units)}.`,
  order: (own, opponent) =>
    own ? 'Kolejność tych efektów wybierasz ty:' : `Kolejność tych efektów wybiera ${opponent}:`,
  may: (own, opponent, source, does) =>
    `${own ? 'Możesz' : `${opponent} może`} użyć karty lub przeszkody: ${source}${does.length === 0 ? '' : ` (${listed(does)})`}.`,
  unless: (source) => `Bez użycia „${source}”:`,
  instead: (source) => `W innej kolejności działa: ${source}.`,
  does: {
    damageDiscarded: 'odrzuca się kartę uszkodzeń',
    hullRecovered: 'wraca punkt kadłuba',
    shieldRecovered: 'wraca osłona',
    victoryTokensGained: 'daje żeton zwycięstwa',
    tokenGained: 'daje żeton rozkazu',
  },
  grants: { attack: 'daje dodatkowy atak', maneuver: 'daje dodatkowy manewr' },
  token: (own, opponent) => `${own ? 'Możesz' : `${opponent} może`} przesunąć żeton celu.`,
  asked: (own, opponent, about) => `${own ? 'Pytanie do ciebie' : `Pytanie do gracza ${opponent}`}: ${about}.`,
  unknown: 'Co jeszcze z tego wyniknie, zależy od tego, czego nikt jeszcze nie wie.',
} satisfies typeof english
