export const movement = {
  'R10.1': 'A maneuver has two parts: the course is set, then the ship is moved.',
  'R10.2': 'Effects that come before the course is set may lower the speed for this one maneuver.',
  'R10.3': 'Navigate is used while the course is set.',
  'R10.4': 'Each joint up to the speed of the ship may be bent as far as the speed chart allows.',
  'R10.5': 'Try as many courses as you like; the one you send counts.',
  'R10.6': 'At speed 0 there is nothing to bend.',
  'R10.7':
    'The tool is laid along the left or right side of the ship, and at the end the ship stands on the same side of it.',
  'R10.8': 'The side is yours to choose unless the ship would end up lying on the tool; then it is the other one.',
  'R10.9': 'A course on which the ship would lie on the tool on both sides is not allowed.',
  'R10.10': 'A ship jumps from its start to its end; what lies between does not matter.',
  'R10.11': 'The tool may stick out of the play area.',
  'R10.12': 'Only where the ship comes to rest decides whether it has left the play area.',
  'R10.13': 'A maneuver at speed 0 leaves the ship where it is and counts as a maneuver all the same.',
  'R10.15':
    'Overlap means that two bases cover the same spot. Touching is not overlap. Shield dials count as base here.',
  'R10.16':
    'A ship that would end on another ship goes a step less far along the same course, and again, until it fits. If nothing fits it stays where it was.',
  'R10.17': 'Shortened in this way, it may lie over the tool.',
  'R10.18': 'Both the ship that moved and the closest one it ran into get a facedown damage card, friend or enemy.',
  'R10.19': 'If two of those ships are exactly as close, the player who moved chooses.',
  'R10.20': 'If that damage destroys a ship, the one that moved still stays where it stopped.',
  'R10.21': 'A maneuver is finished only when the collision has been dealt with.',
  'R10.22': 'Only the ship that moves runs into the other, not the other way round.',
  'R10.23':
    'Squadrons under the place where a ship ends are lifted and put down again by the player who did not move, whoever owns them.',
  'R10.24': 'Each must touch that ship, lie on nothing else and stay inside the play area.',
  'R10.25': 'As many as possible must touch the ship. Those that find no room must touch a squadron that does.',
  'R10.26': 'Being put down like that is not a move.',
  'R10.27': 'Only squadrons under the final place are lifted.',
  'R10.28':
    'The order at the end of a maneuver: squadrons are lifted, leaving the area is checked, collision damage is dealt, squadrons are put down, then everything that follows a maneuver.',
  'R10.31': 'Damaged Controls adds one card to a maneuver, even if there were two reasons.',
}
