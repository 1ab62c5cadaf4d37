import type { supportTeams as english } from '#shared/messages/en/cards/support-teams'

export const supportTeams = {
  'engine-techs': {
    text: 'Po manewrze, w którym statek rozpatrzył Nawigowanie, wyczerp kartę, aby wykonać jeszcze jeden z prędkością 1.',
  },
  'engineering-team': { text: 'Gdy statek rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.' },
  'fighter-coordination-team': {
    text: 'Po manewrze tego statku najwyżej tyle twoich eskadr poza starciem na bliskim lub średnim zasięgu, ile wynosi jego wartość eskadry, może przesunąć się na dystans do 1.',
    asks: { 'maneuver.after': ['Które eskadry się ruszają?'] },
  },
  'medical-team': {
    text: 'Gdy statek ma otrzymać odkrytą kartę załogi, odrzuć tę kartę, by zamiast tego odrzucić kartę uszkodzeń.',
  },
  'nav-team': {
    text: 'Żeton Nawigowania tego statku może zwiększyć jedno odchylenie o jeden, zamiast zmieniać prędkość.',
  },
  'projection-experts': {
    text: 'Gdy statek rozpatruje Naprawę, za najwyżej dwa punkty inżynierii może przenieść po jednej osłonie na inny twój statek w dystansie 1–5.',
    asks: { 'repair.effect': ['Z której strefy przenosi osłonę?', 'Na który statek?', 'Do której jego strefy?'] },
  },
} satisfies typeof english
