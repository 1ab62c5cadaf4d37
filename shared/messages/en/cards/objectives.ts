import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const objectives = {
  'advanced-gunnery': {
    text: 'Each player names one of their ships: it may attack twice from the same hull zone, the first player’s not the same target twice; destroyed, it counts twice.',
    asks: { 'setup.after-deploying': ['Which of your ships is your objective ship?'] },
  },
  'most-wanted': {
    text: 'The second player names a ship of each side: ships that attack one of the two may add a die of a color in their pool; destroyed, they count twice.',
    asks: {
      'setup.after-deploying': ['Which of your ships is an objective ship?', 'Which enemy ship is the other one?'],
      'attack.modify': ['Which color does the added die have?'],
    },
  },
  'opening-salvo': {
    text: 'Every ship adds two dice to its first attack on a ship: red ones, the second player’s of any color. At the end enemy ships with damage cards count half.',
    asks: { 'attack.modify': ['Which color does the first die have?', 'Which color does the second die have?'] },
  },
  'planetary-ion-cannon': {
    text: 'The second player places three tokens. At the end of each Command Phase he may remove one to attack an enemy ship at distance 1–3 of it with four blue dice at medium range, on any hull zone. A blue critical exhausts a defense token of the defender’s choice.',
    asks: {
      'command.end': ['Which token is removed?', 'Which ship is attacked?', 'Which hull zone is attacked?'],
      'attack.critical': ['Which defense token is exhausted?'],
    },
  },
  'precision-strike': {
    text: 'The second player’s ships begin with a Concentrate Fire token. Ships and Bombers may spend a die with a hit to turn a facedown damage card faceup, at random, and gain a victory token for each card dealt or turned faceup in the attack.',
    asks: { 'attack.modify': ['Which die is spent?'] },
  },
  'station-assault': {
    text: 'The second player places two stations with a hull of 10, which the first player can attack and not use. At the end each gives a victory token: to the second player, or, if it was destroyed, to the first.',
  },
  'contested-outpost': {
    text: 'The second player places the station last; it neither obstructs nor repairs. The player with more command value at distance 1 of it at the end of a round gains a victory token.',
  },
  'fire-lanes': {
    text: 'Three tokens lie on the table: at the end of each round a player gains a victory token for each one that they could attack with more dice. One with a unit on it goes to the opponent of that unit.',
  },
  'fleet-ambush': {
    text: 'Ships are deployed before squadrons, and every other one of the first player’s begins in the middle of the table.',
  },
  'hyperspace-assault': {
    text: 'The second player sets aside a small or medium ship and up to three squadrons, which arrive at one of three tokens in round 2 or later; until then the tokens may be moved.',
    asks: {
      'setup.before-deploying': ['Which ship is set aside?', 'Which squadrons are set aside?'],
      'round.start': ['Where do they arrive?'],
    },
    options: { move: 'Not now: move the tokens' },
  },
  'dangerous-territory': {
    text: 'A token lies on each obstacle: a ship that ends on one may take it for a victory token. Asteroids and debris do not affect the second player’s ships.',
  },
  'intel-sweep': {
    text: 'Each player names a ship that collects tokens at distance 1 when it reveals its dial; the player who has more of them at the end scores 75.',
    asks: {
      'setup.after-obstacles': ['Which of your ships collects tokens?'],
      'dial.revealed': ['Which token does it take?'],
    },
  },
  minefields: {
    text: 'The second player places all obstacles and six mines: a ship that ends its movement at distance 1 of a mine removes it and rolls two blue dice. Each hit or critical is a damage card, the first faceup if there is a critical.',
    asks: { 'maneuver.moved': ['Which mine explodes next?'] },
  },
  'superior-positions': {
    text: 'The first player deploys everything first; a player who damages an enemy ship in its rear hull zone gains a victory token.',
  },
  'fighter-ambush': {
    text: 'The second player deploys all squadrons after everything else, as usual or at distance 1 of an obstacle, far from the first player’s edge; a squadron whose attack deals a ship a damage card earns a victory token.',
  },
  'sensor-net': {
    text: 'A ship that reveals a dial at distance 1 of a token earns a victory token; then the opponent moves that token, the second player farther than the first.',
    asks: { 'dial.revealed': ['Which token must the opponent move?'] },
  },
  'targeting-beacons': {
    text: 'The players place four tokens. The second player’s ships may reroll one or two dice of each attack on a ship at distance 1–2 of a token.',
    asks: { 'attack.modify': ['Which dice are rerolled?'] },
  },
  'close-range-intel-scan': {
    text: 'Two dust fields join the obstacles. A ship that attacks a ship may spend dice with accuracy icons for a victory token: one of the second player’s, two of the first’s.',
    asks: { 'attack.modify': ['Which accuracy icons are spent?'] },
  },
  'solar-corona': {
    text: 'The first player deploys everything first; then the second chooses a short edge: a ship that attacks with some of it in arc loses one accuracy icon.',
    asks: {
      'setup.after-deploying': ['Which edge is the corona?'],
      'attack.rolled': ['Which die is lost?'],
    },
    options: { north: 'Northern edge', east: 'Eastern edge', south: 'Southern edge', west: 'Western edge' },
  },
  'blockade-run': {
    text: 'The short edges are the players’ edges, and zones are two rulers deep. The second player places all obstacles between them, and his ships carry tokens. A destroyed one is a victory token for the first player; one that ends in the zone of the first player, for the second.',
  },
  'capture-the-vip': {
    text: 'A token lies beside an obstacle: a ship that reveals a dial at distance 1 may carry it; destroyed, it leaves it to the opponent to put down. The player who carries it at the end scores 50.',
  },
  'jamming-barrier': {
    text: 'Dust fields stand in for debris and station. An attack across the second player’s two tokens, or between them, loses half of its dice, unless attacker or defender overlaps one.',
  },
  'navigational-hazards': {
    text: 'The opponent of a ship that an obstacle damages gains a victory token. At the end of each round each player moves an asteroid or debris field a little.',
    asks: { 'round.end': ['Which obstacle do you move?'] },
  },
  'salvage-run': {
    text: 'All obstacles, two dust fields among them, lie around the station in the middle. A ship that reveals a dial may take a token at distance 1 for a victory token; the second player’s ships begin with a Navigate token.',
    asks: { 'dial.revealed': ['Which token does it take?'] },
  },
} satisfies Record<WrittenCard<'objectives'>, CardText>
