import type { DefenseKind, HullZone } from '#shared/game/engine/terms'
import type { script as english } from '#shared/messages/en/script'
import type { AttackAction } from '#shared/play/orders/standing-order'
import { counted } from './grammar'
import { terms } from './terms'

const REROLL: Record<AttackAction['reroll'], string> = {
  none: 'żadne',
  blanks: 'puste',
  weak: 'wszystkie poniżej średniej',
}
const locked = (lock: readonly DefenseKind[]): string =>
  lock.length === 0
    ? 'celność niczego nie blokuje'
    : `celność blokuje: ${lock.map((kind) => terms.defense[kind]).join(', ')}`
const answers = (n: number): string => counted(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')

/** Several answers prepared before anything is sent. */
export const script = {
  chips: 'Przygotowane do tej pory',
  startOver: 'Zacznij od nowa',
  afterwards: (asked: string) => `Następne pytanie. ${asked}`,
  ahead: 'Stół po tym, co przygotowano: co się przesunie, jest tam zakreskowane. Nic nie zostało wysłane.',
  prepared: 'przygotowane',
  ready: (n: number) => `Przygotowano: ${answers(n)}`,
  send: (n: number) => `Wyślij ${answers(n)}`,
  goTo: (chip: string) => `Wróć do: ${chip}`,
  broken: (chip: string, why: string) => `${chip}: nie da się wykorzystać. ${why}`,
  pastDice: 'Dalej po rzucie',
  pastOther: (opponent: string) => `Dalej, po ruchu gracza: ${opponent}`,
  diceChip: 'kości',
  otherChip: (opponent: string) => opponent,

  end: {
    all: 'Nic, co możesz wiedzieć, tego nie zatrzyma.',
    notQuietly: 'O ile możesz wiedzieć, dojdzie do końca, ale po drodze coś się wydarzy.',
    dice: 'Tutaj następuje rzut kośćmi.',
    luck: 'Tutaj decyduje los.',
    other: (opponent: string) => `Tutaj decyduje ${opponent}, chyba że odpowie stałe polecenie.`,
    turn: (opponent: string) => `Potem kolej na gracza: ${opponent}.`,
    hidden: 'Tutaj decyduje coś, czego jeszcze nie widać.',
  },
  stop: {
    text: 'Wyślij to, co przygotowano, i zobacz wynik albo od razu określ, co ma nastąpić dalej.',
    noFurther: 'Dalszego ciągu nie można przygotować: wyślij to, co gotowe, i zobacz wynik.',
    planText: 'Zachowaj to, co przygotowano, albo od razu określ, co ma nastąpić dalej.',
    planNoFurther: 'Dalszego ciągu nie można przygotować: zachowaj to, co gotowe.',
    over: 'Twoja tura jest przygotowana do końca.',
    odds: 'Uszkodzenia przed wykorzystaniem żetonów',
  },

  dice: (by: AttackAction | undefined) =>
    by === undefined
      ? 'Rzut kośćmi.'
      : `Kości: przerzucane, gdzie nic to nie kosztuje: ${REROLL[by.reroll]}; ${locked(by.lock)}; ${by.add ? 'darmowe kości są dodawane' : 'kości nie są dodawane'}.`,
  other: (opponent: string) => `Odpowiada ${opponent}, jeśli padnie pytanie.`,
  rule: {
    legend: 'Twoje kości po rzucie',
    reroll: 'Przerzuć, gdzie nic to nie kosztuje',
    rerolls: REROLL,
    lock: 'Celność blokuje, po kolei',
    noLock: 'nic',
    add: 'Dodaj kości, które nic nie kosztują, i jedną za zachowany wskaźnik Koncentracja ognia',
    without: (kind: DefenseKind) => `Nie blokuj: ${terms.defense[kind]}`,
    with: (kind: DefenseKind) => `Blokuj też: ${terms.defense[kind]}`,
  },

  when: {
    legend: 'Ta odpowiedź liczy się',
    kinds: {
      always: 'niezależnie od wyniku',
      there: 'tylko jeśli jednostka przetrwa',
      gone: 'tylko po jej zniszczeniu',
      hull: 'tylko jeśli jej kadłub ma najwyżej',
      shields: 'tylko jeśli jej osłony mają najwyżej',
    },
    unit: 'Jednostka',
    zone: 'Strefa kadłuba',
    most: 'Najwyżej',
    ifThere: (unit: string) => `jeśli przetrwa ${unit}`,
    ifGone: (unit: string) => `po zniszczeniu: ${unit}`,
    ifHull: (unit: string, most: number) => `jeśli kadłub ma najwyżej ${most} (${unit})`,
    ifShields: (unit: string, zone: HullZone, most: number) =>
      `jeśli osłony mają najwyżej ${most} (${unit}, strefa ${terms.zones[zone]})`,
    ifSo: 'jeśli spełniony jest ustalony warunek',
    said: (when: string, text: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${text}`,
  },

  plan: {
    keep: 'Zachowaj jako plan',
    kept: 'Zachowano jako plan: nikt inny go nie widzi.',
    nothing: 'W tej rundzie nie masz już tury do przygotowania.',
    nothingInSetUp: 'Z tego nie masz już nic do ustawienia.',
    full: 'Masz już tyle planów, ile można; najpierw któryś usuń.',
    leave: 'Zakończ przygotowania',
    leaveSure: 'Naciśnij jeszcze raz, by odrzucić przygotowane',
    keeps: 'Zachowujesz',
  },
  left: (n: number) => `Zachowano w szkicu: ${answers(n)}.`,
} satisfies typeof english
