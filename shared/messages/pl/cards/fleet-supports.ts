import type { fleetSupports as english } from '#shared/messages/en/cards/fleet-supports'

export const fleetSupports = {
  'bomber-command-center': {
    text: 'Twoje eskadry ze zdolnością Bombowiec w dystansie 1–5 mogą przerzucić jedną kość, gdy atakują statek. Kopie tej karty się nie sumują.',
    asks: {
      'attack.modify': ['Którą kość przerzuca?'],
    },
  },
  'comms-net': {
    text: 'Po ujawnieniu wskaźnika statek może oddać jeden swój żeton rozkazu innemu twojemu statkowi w dystansie 1–5.',
    asks: { 'reveal.after': ['Który statek otrzymuje żeton?', 'Który żeton rozkazu oddaje ten statek?'] },
  },
  'jamming-field': {
    text: 'Ataki eskadr na eskadry liczą się jako ataki przez przeszkodę, gdy któraś z nich jest w dystansie 1–2.',
  },
  'repair-crews': {
    text: 'Gdy statek rozpatruje Naprawę, zamiast otrzymać punkty inżynierii może odrzucić kartę uszkodzeń twojego statku w dystansie 1–2.',
    asks: { 'repair.effect': ['Która karta uszkodzeń jest odrzucana?'] },
  },
  'slicer-tools': {
    text: 'Gdy statek wykona manewr, wyczerp tę kartę, by ustawić nowy rozkaz na górnym wskaźniku wrogiego statku w dystansie 1–3.',
    asks: { 'maneuver.after': ['Czyj górny wskaźnik ma pokazywać nowy rozkaz?'] },
  },
} satisfies typeof english
