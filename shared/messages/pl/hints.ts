import type { hints as english } from '#shared/messages/en/hints'
import { listed } from './grammar'

export const hints = {
  why: 'Dlaczego?',
  whyOf: (rule: string) => `Dlaczego? Zasada ${rule}`,
  rule: (id: string) => `Zasada ${id}`,
  newTab: 'otwiera się w nowej karcie',
  suggestion: {
    rebel:
      'Nikt nie jest jeszcze w zasięgu: Naprawa zmieni się w żeton na później, Nawigowanie da prędkość, Eskadra pośle X-wingi w rundzie 2.',
    imperial:
      'Nikt nie jest jeszcze w zasięgu: Naprawa zmieni się w żeton na później, Nawigowanie pozwoli skręcić w rundzie 2, a Koncentracja ognia przyda się w rundzie 3, gdy statki się spotkają.',
  },
  /** Under the dials that the practice bot proposes. */
  proposal: (ships: readonly string[]) =>
    `Tak ustawiłby bot treningowy; statki: ${listed(ships)}. Widzi to, co ty, i bierze pod uwagę wrogie jednostki, które wejdą w zasięg, eskadry pod ręką, uszkodzenia i krawędź stołu.`,
} satisfies typeof english
