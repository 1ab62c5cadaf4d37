import type { weaponTeams as english } from '#shared/messages/en/cards/weapon-teams'

export const weaponTeams = {
  'caitken-and-shollan': {
    text: 'Gdy statek atakuje, wyczerp tę kartę, by przerzucić dowolną liczbę kości jednego koloru.',
    asks: { 'attack.modify': ['Kości jakiego koloru?', 'Które z nich są przerzucane?'] },
  },
  'gunnery-team': {
    text: 'Strefa kadłuba tego statku może w jednej aktywacji atakować dwa razy, ale żadnego statku ani eskadry powtórnie.',
  },
  'ordnance-experts': {
    text: 'Atakując, statek może przerzucić dowolną liczbę czarnych kości.',
    asks: { 'attack.modify': ['Które czarne kości są przerzucane?'] },
  },
  'sensor-team': {
    text: 'Gdy statek atakuje, wyczerp tę kartę i wykorzystaj jedną kość, by zmienić inną na celność.',
    asks: { 'attack.modify': ['Która kość jest wykorzystywana?', 'Która kość ma pokazywać celność?'] },
  },
  'veteran-gunners': { text: 'Gdy statek atakuje, wyczerp tę kartę, by przerzucić wszystkie kości z puli.' },
  'fire-control-team': {
    text: 'Gdy ten statek rozpatrzył efekt trafienia krytycznego, wyczerp kartę, aby rozpatrzyć drugi, inny.',
  },
} satisfies typeof english
