import type { weaponTeams as english } from '#shared/messages/en/cards/weapon-teams'

export const weaponTeams = {
  'gunnery-team': {
    text: 'Strefa kadłuba tego statku może w jednej aktywacji atakować dwa razy, ale żadnego statku ani eskadry powtórnie.',
  },
} satisfies typeof english
