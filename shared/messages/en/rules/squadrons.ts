export const squadrons = {
  'R11.1': 'Effects for the start of the Squadron Phase come first.',
  'R11.2': 'The players take turns, the first player begins. A turn is two squadrons, if you have two left.',
  'R11.3': 'You choose the second squadron after the first has done everything.',
  'R11.4': 'Whoever has no squadron left to activate waits until the other is done.',
  'R11.5': 'In the Squadron Phase a squadron moves or attacks, not both. It may also do nothing.',
  'R11.6': 'A squadron acts once in a round: by a command or in the Squadron Phase.',
  'R11.7': 'An effect that marks a squadron in the middle of its activation does not end it.',
  'R11.8': 'At the end of the Squadron Phase squadrons with Cloak may move, those of the first player first.',
  'R11.9': 'A squadron moves in a straight line in any direction, as far as the distance band of its speed.',
  'R11.10': 'Measured between centres, it gets as far as the end of that band.',
  'R11.11': 'It may stay on the spot; that counts as its move.',
  'R11.12': 'It flies over everything, but it cannot end on a ship or another squadron.',
  'R11.13': 'A squadron that is engaged cannot move.',
  'R11.14': 'A changed speed matters only for the ordinary move of a squadron.',
  'R11.16':
    'Enemy squadrons at distance 1 of each other are engaged, if nothing obstructs the line of sight between them.',
  'R11.17':
    'An engaged squadron that attacks must attack a squadron. Only if it can attack none it is engaged with may it turn to a ship.',
  'R11.18': 'It may choose any enemy squadron at distance 1.',
  'R11.19':
    'When the last enemy that engaged it is gone, a squadron is free again, even in the middle of its activation.',
  'R11.20': 'If something obstructs the line between them, two squadrons are not engaged but may attack each other.',
  'R11.21': 'That is true even when their bases touch.',
  'R11.22': 'Ships engage nobody, and friends do not engage each other.',
  'R11.23':
    'A squadron attacks one squadron or one hull zone at distance 1, each with its own dice. Its criticals do nothing without Bomber.',
  'R11.24': 'It shoots all around, but line of sight and obstruction count as for ships.',
  'R11.25': 'Bomber: against ships critical icons count as damage, and a critical effect is possible.',
  'R11.26': 'Escort: enemies engaged with this squadron cannot attack squadrons without Escort.',
  'R11.27':
    'Counter: after a squadron attacked it, this one may shoot back with so many blue dice, even if it was just destroyed.',
  'R11.28': 'Shooting back is a choice, does not use up an activation and cannot be countered.',
  'R11.29': 'Swarm: one die may be rerolled against a squadron that another squadron is engaged with, too.',
  'R11.30': 'Heavy: it keeps nobody from moving or from attacking ships, though they are engaged.',
  'R11.31': 'Rogue: it moves and attacks in the Squadron Phase, in either order.',
  'R11.32': 'Intel: enemy squadrons at distance 1 of it count as Heavy.',
  'R11.33': 'Grit: a single enemy squadron does not keep it from moving.',
  'R11.34':
    'Snipe: it may attack a squadron at distance 2 with so many blue dice, and such an attack is not countered.',
  'R11.35': 'Cloak: it may move a little, up to distance 1, at the end of the Squadron Phase, engaged or not.',
  'R11.36':
    'Relay: a ship may command so many squadrons that are near this one instead of near the ship, if this one is in reach of the command.',
  'R11.37': 'One Relay does not reach through another.',
  'R11.38': 'Strategic: after its move it may shift an objective token that is next to it.',
  'R11.39': 'Assault: against a ship it may give up a die with a hit for a raid token.',
  'R11.41': 'Named squadrons have defense tokens and use them as ships do.',
}
