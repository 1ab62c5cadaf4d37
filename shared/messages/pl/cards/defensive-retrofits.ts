import type { defensiveRetrofits as english } from '#shared/messages/en/cards/defensive-retrofits'

export const defensiveRetrofits = {
  'advanced-projectors': {
    text: 'Przekierowanie tego statku może skierować uszkodzenia na dowolne z jego pozostałych stref.',
  },
  'cluster-bombs': {
    text: 'Po ataku eskadry na ten statek, nawet jeśli go zniszczył, odrzuć tę kartę i rzuć czterema niebieskimi kośćmi: każde trafienie, także krytyczne, to uszkodzenie eskadry.',
  },
  'early-warning-system': {
    text: 'Na początku Fazy statków możesz oznaczyć strefę kadłuba statku: do końca rundy ataki na nią liczą się jako ataki przez przeszkodę.',
    asks: { 'ship-phase.start': ['Która strefa kadłuba jest oznaczona?'] },
  },
  'electronic-countermeasures': {
    text: 'Gdy statek się broni, wyczerp tę kartę, by odblokować jeden żeton obrony zablokowany celnością.',
    asks: { 'attack.defend': ['Który zablokowany żeton można jednak wykorzystać?'] },
  },
  'redundant-shields': {
    text: 'Na początku każdej Fazy statusu statek może odzyskać jedną osłonę.',
    asks: { 'status.start': ['Która strefa odzyskuje osłonę?'] },
  },
  'reinforced-blast-doors': {
    text: 'Na początku Fazy statków odrzuć tę kartę, a z nią do trzech zakrytych kart uszkodzeń statku.',
    asks: { 'ship-phase.start': ['Które karty uszkodzeń są odrzucane?'] },
  },
} satisfies typeof english
