export const settingUp = {
  'R3.1':
    'First the table, then the fleets, who is first player, the objective, the obstacles, and last the deployment of ships and squadrons. Then round 1 begins.',
  'R3.4': 'Both fleets are shown at the same time: ships, squadrons and upgrades. Objective cards stay hidden.',
  'R3.5':
    'The player whose fleet costs less decides who is first player. If both cost the same, a coin says who decides.',
  'R3.6': 'The first player looks at the three objective cards of the second player and picks the one that is played.',
  'R3.7': 'With the core set alone the second player draws two of all objective cards and picks one of them.',
  'R3.8': 'Obstacles are placed in turn, one at a time, and the second player begins. Each may be turned as one likes.',
  'R3.9':
    'An obstacle lies wholly in the setup area, beyond distance 3 of every edge and beyond distance 1 of every other obstacle.',
  'R3.10': 'With the core set alone four of the six obstacles are placed.',
  'R3.13': 'The players deploy in turn, and the first player begins. A turn is one ship, or two squadrons.',
  'R3.14': 'Nobody may pass. Who has nothing left leaves all further turns to the other.',
  'R3.15':
    'A ship stands wholly in its own deployment zone, facing any way, and on no other ship. Its shield dials may stick out.',
  'R3.16': 'A ship that is deployed gets a speed that its chart has; 0 is none.',
  'R3.17':
    'A squadron stands wholly within distance 1-2 of a friendly ship on the table and in the setup area, on no ship and no squadron.',
  'R3.18': 'Who has a single squadron left cannot deploy it before all of their ships stand.',
  'R3.19': 'A ship is not deployed on squadrons, unless a card lets it.',
  'R3.22': 'While the table is set up, only those effects act that speak of it.',
  'R3.24': 'What a card sets aside is not in play: nothing affects it, and only that card can bring it to the table.',
  'R3.29':
    'Set-aside ships and squadrons are destroyed when their player has no ship left in play, and at the end of the game.',
  'R3.30': 'Who has to deploy a squadron and has no ship in play loses the squadrons that wait.',
}
