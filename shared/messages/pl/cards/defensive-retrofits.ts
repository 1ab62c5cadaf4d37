import type { defensiveRetrofits as english } from '#shared/messages/en/cards/defensive-retrofits'

export const defensiveRetrofits = {
  'electronic-countermeasures': {
    text: 'Gdy statek się broni, wyczerp tę kartę, by odblokować jeden żeton obrony zablokowany celnością.',
    asks: { 'attack.defend': ['Który zablokowany żeton można jednak wykorzystać?'] },
  },
  'reinforced-blast-doors': {
    text: 'Na początku fazy statków odrzuć tę kartę, a z nią do trzech zakrytych kart uszkodzeń statku.',
    asks: { 'ship-phase.start': ['Które karty uszkodzeń są odrzucane?'] },
  },
} satisfies typeof english
