import type { supportTeams as english } from '#shared/messages/en/cards/support-teams'

export const supportTeams = {
  'engine-techs': {
    text: 'Po manewrze, w którym statek rozpatrzył Nawigowanie, wyczerp kartę, aby wykonać jeszcze jeden z prędkością 1.',
  },
  'engineering-team': { text: 'Gdy statek rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.' },
  'nav-team': { text: 'Żeton Nawigowania może zwiększyć jedno odchylenie o jeden, zamiast zmieniać prędkość.' },
} satisfies typeof english
