export const terms = {
  'R1.1': 'Everything lies in a square or rectangular play area: three feet by three for this scenario.',
  'R1.3': 'Each player looks at the table from an edge of their own; the two edges face each other.',
  'R1.5':
    'There is one ruler, a foot long, with two scales. Range (close, medium, long) is for shooting and commands; distance 1 to 5 is for squadrons and everything small.',
  'R1.6':
    'The maneuver tool is a chain of five pieces with four joints. A ship that moves at speed 3 is set down at the third joint.',
  'R1.7': 'A joint bends to the left or to the right in steps called clicks, two at most to one side.',
  'R1.8': 'For the rules a ship is its flat base with the printed token on it. The model on top never counts.',
  'R1.9':
    'The numbers of a ship: hull, command, squadron and engineering value, its dice against ships and against squadrons, its defense tokens, its speeds and its cost.',
  'R1.10':
    'A ship has four hull zones: front, left, right and rear. Each has its own shields, its own dice and a point from which lines of sight are drawn.',
  'R1.11': 'Two zones that share an arc line are adjacent. Front and rear are not, nor are left and right.',
  'R1.12': 'A hull zone ends where the printed token ends; the rim of the base belongs to none.',
  'R1.13':
    'Armament is the dice that may be rolled. A zone has its own against ships; against squadrons a ship has one set that it uses from every zone.',
  'R1.14': 'Ships come on small, medium and large bases. Size alone changes no rule.',
  'R1.15': 'Speed is what the speed dial shows: from 0 up to the highest number on the ship’s speed chart.',
  'R1.16':
    'The speed chart says how far each joint may bend at each speed: not at all, one click or two, to either side.',
  'R1.17': 'Whoever owns a ship or squadron decides for it and rolls for it.',
  'R1.18':
    'A squadron has hull points, a speed, dice against squadrons and against ships, and keywords. It has no command dials.',
  'R1.19': 'A squadron has no zones and no shields, and it shoots in every direction.',
  'R1.20': 'A slider shows whether a squadron has been activated in this round.',
  'R1.21':
    'Dice have eight sides. Red reaches farthest; blue has no blank side and most accuracy; black hits hardest, but only at close range.',
  'R1.22': 'A face may show two icons, such as a hit with a critical. It counts as both.',
  'R1.24':
    'Defense tokens begin ready. Spent once they are exhausted, and something exhausted cannot be exhausted again.',
  'R1.26':
    'The damage deck has 52 cards with 22 titles. Both players draw from the same deck; each card belongs to the ship or to its crew.',
  'R1.29': 'What belongs to your fleet is friendly, the rest is enemy. A ship is friendly to itself, too.',
  'R1.30': 'On a damage card the ship that has the card is meant.',
  'R1.31': 'The first player has the initiative for the whole game: whenever both could begin, that player does.',
}
