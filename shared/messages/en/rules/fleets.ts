export const fleets = {
  'R2.1':
    'Before anybody builds a fleet, both agree on how many fleet points it may cost: 180, 300, 400 or any other number.',
  'R2.2': 'Ships, squadrons and upgrades together cost no more than was agreed; they may cost less.',
  'R2.3': 'A fleet is of the Rebels or of the Empire, and has no card of the other side.',
  'R2.4':
    'A card with a dot before its name is unique: a fleet has one card of that name, whether it is an upgrade, a ship’s title or a squadron.',
  'R2.5': 'Both players may have the same unique card.',
  'R2.6': 'One ship of the fleet carries a commander, no more and no less: it is the flagship.',
  'R2.7': 'A commander needs no icon of the upgrade bar. Any ship of its side can carry it, except a flotilla.',
  'R2.8': 'So a fleet has at least one ship that is no flotilla.',
  'R2.9': 'Each icon of the upgrade bar takes one card with that icon. A card with two icons takes one of each.',
  'R2.10': 'A ship does not carry the same card twice.',
  'R2.11': 'A ship carries at most one modification.',
  'R2.12': 'A title needs no icon. It goes on the class of ship that it names, one on each.',
  'R2.13': 'An upgrade with the sign of a side is for that side alone; without one it is for both.',
  'R2.14': 'What a card says about the ships that may carry it is binding.',
  'R2.15': 'A card that adds icons to the upgrade bar does so while the fleet is built.',
  'R2.16':
    'Squadrons cost at most a third of the points that were agreed, rounded up: 60 of 180, 100 of 300, 134 of 400. It does not matter what the fleet costs.',
  'R2.17': 'Squadrons of a kind share one card, and each is paid for. A unique squadron has a card of its own.',
  'R2.18': 'A fleet has three objective cards: one Assault, one Defense, one Navigation.',
  'R2.19': 'Nobody knows the other fleet while building; both stay secret until they are shown at the same time.',
  'R2.20':
    'With one core set, one player has all Rebel cards and the other all Imperial ones; the neutral upgrades are shared out. Both build for 180 points.',
  'R20.14': 'In tournaments a fleet has at most two flotillas.',
}
