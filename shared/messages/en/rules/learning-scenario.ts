export const learningScenario = {
  'R3.31': 'The first battle is fought on three feet by three, and the players look at it from opposite edges.',
  'R3.32': 'Each player takes one of the two factions. If both want the same, luck decides.',
  'R3.33': 'The Rebels have the initiative.',
  'R3.34':
    'The Rebels bring a CR90, a Nebulon-B and four X-wing squadrons; the Empire brings a Victory II and six TIE Fighter squadrons.',
  'R3.35':
    'All ships begin at speed 2 with full shields and no damage. The CR90 gets one command dial, the Nebulon-B two, the Victory three.',
  'R3.36': 'Everybody starts from the same places every time, close to their own edge.',
  'R3.37': 'No obstacles, no objective, no upgrade cards: just ships and squadrons.',
  'R3.38':
    'A good start for the dials, top first: CR90 Repair; Nebulon-B Navigate, Squadron; Victory II Repair, Navigate, Concentrate Fire. It is advice; any other choice is legal.',
  'R3.39': 'Line of sight and obstruction are in force from the first round on, also in this scenario.',
  'R3.40': 'Points are counted as in any game; only ships and squadrons cost something.',
}
