export const commands = {
  'R7.1': 'A command is carried out with a dial, with a token, or with one of each.',
  'R7.2': 'Dial and token together are one command with both effects, and you decide on both before anything happens.',
  'R7.3': 'A ship carries out each command once a round at most; different commands may all be used.',
  'R7.4': 'You may spend a command and do nothing with it.',
  'R7.5': 'An upgrade headed by a command may be used once while that command is carried out.',
  'R7.6':
    'Squadron lets a ship activate friendly squadrons before the Squadron Phase: as many as its squadron value with a dial, one with a token, one more with both.',
  'R7.7':
    'Squadrons that are commanded must be near, at close to medium range, and not yet activated. One after the other they may move and attack, in either order.',
  'R7.8': 'You may activate fewer squadrons than allowed.',
  'R7.9':
    'Repair gives engineering points: a dial the whole engineering value of the ship, a token half of it rounded up, both together the sum.',
  'R7.10':
    'One point moves a shield between two zones of the ship, two points bring a lost shield back, three points remove a damage card.',
  'R7.11': 'No zone gets more shields than it began with, and a shield that is not there cannot be moved.',
  'R7.12': 'Each repair is finished before the next is chosen, so a card that hinders repairs can be removed first.',
  'R7.13': 'Points that are not used are lost.',
  'R7.14': 'Power Failure halves the engineering value, rounded down, before anything else is counted.',
  'R7.15': 'A facedown damage card is chosen by its place; nobody sees what it is.',
  'R7.16':
    'Navigate comes just before a ship moves. A dial changes the speed by one and bends one joint one click further, or only one of the two; a token changes the speed by one; both do both.',
  'R7.17': 'Speed stays between 0 and the highest number of the ship’s chart, and the dial is turned at once.',
  'R7.18': 'A joint never bends more than two clicks, and only joints that are used at this speed count.',
  'R7.19': 'Only Navigate or a card changes the speed of a ship.',
  'R7.20':
    'Concentrate Fire helps one attack after its roll. A dial adds a die of a color already in it, a token rerolls one die, both do both.',
  'R7.21': 'The color must be in the attack at that moment; a die that has been spent no longer counts.',
  'R7.22': 'Dial and token for Concentrate Fire go into the same attack.',
}
