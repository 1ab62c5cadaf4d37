import type { offensiveRetrofits as english } from '#shared/messages/en/cards/offensive-retrofits'

export const offensiveRetrofits = {
  'boosted-comms': { text: 'Ten statek aktywuje eskadry aż do dalekiego zasięgu.' },
  'disposable-capacitors': {
    text: 'Gdy statek się aktywuje, odrzuć tę kartę: do końca rundy jego niebieskie kości sięgają przeciw statkom dalekiego zasięgu.',
  },
  'expanded-hangar-bay': { text: 'Wartość eskadry tego statku jest większa o jeden.' },
  'hardened-bulkheads': {
    text: 'Gdy ten statek i mniejszy statek najadą na siebie, ten nie otrzymuje za to karty uszkodzeń.',
  },
  'phylon-q7-tractor-beams': {
    text: 'Gdy statek się aktywuje, wyczerp tę kartę: wrogi statek w dystansie 1–5, nie większy od niego, odrzuca żeton Nawigowania; bez niego zwalnia o jeden, nie poniżej 1.',
    asks: { 'activation.start': ['Który statek chwytają wiązki?'] },
  },
  'point-defense-reroute': {
    text: 'Atakując eskadrę na bliskim zasięgu, statek może przerzucić dowolną liczbę kości z trafieniem krytycznym.',
    asks: { 'attack.modify': ['Które kości są przerzucane?'] },
  },
  'quad-laser-turrets': {
    text: 'Ten statek ma Kontrę 1 przeciw eskadrom, które atakują go z dystansu 1, z wybranej strefy kadłuba.',
  },
  'rapid-launch-bays': {
    text: 'Odkładasz eskadry w liczbie do wartości eskadry statku; gdy rozpatruje Eskadrę, może najpierw postawić w dystansie 1 tyle z nich, ile aktywuje. Nie mogą się wtedy przemieścić.',
    asks: {
      'setup.before-deploying': ['Które eskadry odkładasz do hangarów?'],
      'squadron-command.start': ['Które eskadry startują?'],
    },
  },
} satisfies typeof english
