import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { terms as english } from '#shared/messages/en/terms'
import { terms as polish } from '#shared/messages/pl/terms'
import { withoutTitles } from '#test/support/card-titles'
import { literalsOf } from '#test/support/text-literals'

const POLISH = fileURLToPath(new URL('../../shared/messages/pl/', import.meta.url))
const TEXTS = readdirSync(POLISH, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) =>
    literalsOf(`${POLISH}${name}`).map(({ text }) => ({
      name: name.slice(0, -3),
      text: text.replaceAll('\u00a0', ' '),
    })),
  )

/** Words that say something else than they should, and what says it. */
const FORBIDDEN: readonly [instead: string, wrong: RegExp][] = [
  ['aktywować', /(statek|eskadra|eskadrę|gracze|gracz)\S* (,? ?któr\S+ )?(teraz |może |jeszcze )*działa/i],
  ['aktywować', /eskadry działają|pozwala działać/],
  ['aktywować', /Działając|jeszcze działać|działać bez|nie działa już|trakcie działania/],
  ['sprawdź', /rzut\S* oka/],
  ['fragment', /przegub/i],
  ['serwis', /usług/i],
  ['przeciwnik', /naprzeciw(?! siebie)/i],
  ['przeciwnik', /druga strona|(?<!użyj |karty )drugiej strony/i],
  ['przeciwnik, wroga jednostka', /waży wrogów|kilku wrogów|uszkodzeniach wroga|ten wróg|wróg nie ma/i],
  ['odpowiedź', /przekazani/i],
  ['ustawić', /(?<!p)odstaw/i],
  ['anulować', /koś\S+ znika|znikają/],
  ['odrzucić', /wyczerpan\S+ odchodzi/],
  ['rzut: 2 czerwone', /(?<!\p{L})rzuć:/iu],
  ['rozpatrzyć rozkaz: …', /rozpatrzyć: /],
  ['uszkodzony', /zepsut/],
  ['wybrać', /przynie(ś|ść|siesz|siósł)(?!\p{L})/iu],
  ['wybrać flotę', /zgłoś swoją|zgłosisz swoją|przynosi (ją|się)/i],
  ['godziny, w których zwykle odpowiadasz', /czuwani/],
  ['zadeklarować', /zgłoś ten atak/i],
  ['bez ruchu', /ruch: nie/i],
  ['ciebie, twój', /(?<=[\p{L},] )(Ciebie|Ci|Tob\S+|Tw(ój|oj\S*))(?!\p{L})/u],
  ['dzień, dni', /^ d(?!\p{L})/u],
]

test.each(FORBIDDEN)('one says %s', (_instead, wrong) => {
  expect(TEXTS.filter(({ text }) => wrong.test(text))).toEqual([])
})

/** Where who has the initiative matters, and not who sits opposite. */
const ABOUT_INITIATIVE = [
  ...['cards/objectives', 'decide-setup', 'mail', 'questions/set-up', 'result'],
  ...[
    'rules/clarifications',
    'rules/leagues',
    'rules/objectives',
    'rules/rulings',
    'rules/scoring',
    'rules/setting-up',
    'rules/terms',
  ],
  'rules/variants',
]

test('the second player is the one without the initiative; the other one is the opponent', () => {
  const named = TEXTS.filter(({ text }) => /drug(i|iego|iemu|im) gracz/i.test(text)).map(({ name }) => name)
  expect([...new Set(named)].filter((name) => !ABOUT_INITIATIVE.includes(name))).toEqual([])
})

test('a keyword has one name; the printed one stands in brackets behind it, or in the title of a card', () => {
  const printed = Object.entries(english.keywords).filter(([id, name]) => polish.keywords[id as 'cloak'] !== name)
  expect(printed.length).toBe(13)
  const loose = printed.flatMap(([id, name]) => {
    const alone = new RegExp(`\\b${name}\\b(?![^()]*\\))`)
    return TEXTS.filter(({ text }) => alone.test(withoutTitles(text))).map(({ text }) => `${id}: ${text}`)
  })
  expect(loose).toEqual([])
})
