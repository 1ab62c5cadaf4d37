import type { Command } from '#shared/game/engine/terms'
import type { coach as english } from '#shared/messages/en/coach'
import { terms } from './terms'

export const coach = {
  step: (n: number, of: number) => `Przewodnik, ${n} z ${of}`,
  unfold: 'Cała wskazówka',
  show: 'Pokaż',
  next: 'Dalej',
  skip: 'Pomiń',
  leave: 'Zakończ',
  leaveLong: 'Zakończ przewodnik; wraca w ustawieniach',
  invite: 'Zaproś kogoś',
  points: 'Jak liczy się punkty',
  playOn: 'Gram dalej z botem',
  setting: 'Przewodnik w grze treningowej',
  settingText: 'Prowadzi przez pierwszą rundę po stronie Rebeliantów. Włączony, aż skończy się twoja pierwsza gra.',

  handOff: 'Odpowiadasz na zadane pytanie, potem kolej przeciwnika. Bot odpowiada od razu.',
  select: (ship: string) =>
    `Twoje statki są na dole. Dotknij: ${ship}. Pierścień to kadłub, łuki to osłony, strzałki to prędkość.`,
  measure: (from: string, to: string) =>
    `Zmierz: przytrzymaj ${from} i przeciągnij do ${to}. To poza dalekim zasięgiem, nikt nie strzeli.`,
  dials:
    'Wybierz w tajemnicy rozkaz na każdy wskaźnik, pierwszy od góry będzie pierwszy. Przycisk „Podpowiedź” wpisze dobre.',
  send: 'Spójrz raz jeszcze, co wysyłasz i kto to zobaczy, i wyślij. Wskaźniki są ostateczne; bot też już wybrał.',
  choose: (ship: string) => `Obie strony wybrały, inicjatywa jest twoja. Zacznij: ${ship}.`,
  dial: (ship: string, command: Command) =>
    command === 'navigate'
      ? `${ship} ujawnia Nawigowanie. Zachowaj wskaźnik dla pełnego efektu; żeton byłby na później.`
      : `${ship} ujawnia rozkaz: ${terms.commands[command]}. Zachowaj wskaźnik dla pełnego efektu albo weź żeton na później.`,
  use: 'Rozkaz można wykorzystać teraz albo wcale w tej aktywacji. Nie ma jeszcze czego naprawiać.',
  attack: 'Teraz statek mógłby strzelać, ale nic nie jest w zasięgu; pod odpowiedziami jest powód. Przejdź do ruchu.',
  course: 'Ustal kurs: pociągnij fragment wzornika. Duch pokazuje, gdzie stanie statek. Cofaj, próbuj, potem wyślij.',
  second: (ship: string, command: Command | undefined) =>
    command === 'repair'
      ? `Następny statek: ${ship}. Ma Naprawę, ale nic nie jest uszkodzone: zamiast „Zachowaj wskaźnik” wybierz „Weź żeton”, potem ruch.`
      : `Następny statek: ${ship}. Tak samo: wskaźnik, potem ruch.`,
  secondMoves: (ship: string) => `Teraz rusza ${ship}: ustal kurs tak samo i wyślij.`,
  squadrons:
    'Faza eskadr: przesuń X-wingi, po dwa w turze, każdy w obrębie swojego kręgu. Kreskowana linia to starcie.',
  orders:
    'Przeciwnik może zaatakować, gdy cię nie ma. Wybierz w stałych poleceniach: Pytaj mnie, Ostrożnie albo Nieustępliwie.',
  end: 'Pierwsza runda za tobą. Następne są podobne; uszkodzenia, naprawy i starcia eskadr jeszcze przed tobą.',
} satisfies typeof english
