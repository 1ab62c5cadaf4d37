import type { fleetCommands as english } from '#shared/messages/en/cards/fleet-commands'

export const fleetCommands = {
  'intensify-firepower': {
    text: 'Na początku Fazy statków, za tę kartę lub żeton Koncentracji ognia: w tej rundzie każdy twój statek atakujący statek może zmienić jedną kość na pojedyncze trafienie.',
    asks: { 'ship-phase.start': ['Co za to oddajesz?'], 'attack.modify': ['Która kość ma pokazywać trafienie?'] },
    options: { card: 'Odrzuć tę kartę' },
  },
} satisfies typeof english
