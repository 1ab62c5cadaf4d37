import type { practice as english } from '#shared/messages/en/practice'

export const practice = {
  sentence: 'Bot odpowiada od razu; wynik się nie liczy.',
  lead: 'Scenariusz wprowadzający na zasadach każdej gry, a nikt na ciebie nie czeka. Możesz przerwać w każdej chwili i wrócić innego dnia: nie przychodzą żadne wiadomości i żaden czas nie mija.',
  begin: 'Zacznij',
  alone: 'Najpierw w pojedynkę:',
  link: 'Zagraj treningowo z botem',
  again: 'Jeszcze jedna gra treningowa',
} satisfies typeof english
