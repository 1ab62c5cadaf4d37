/** Words of a title that are small unless they begin it. */
const SMALL: readonly string[] = ['of', 'the', 'to', 'and']

/** Titles that do not follow from the id of their card. */
const IRREGULAR: Readonly<Record<string, string>> = {
  'darth-vader-commander': 'Darth Vader',
  'darth-vader-weapon-team': 'Darth Vader',
  'leia-organa-commander': 'Leia Organa',
  'leia-organa-officer': 'Leia Organa',
  'fire-control-team': 'Fire-Control Team',
  'point-defense-reroute': 'Point-Defense Reroute',
  'point-defense-failure': 'Point-Defense Failure',
  'thrust-control-malfunction': 'Thrust-Control Malfunction',
  'g-8-experimental-projector': 'G-8 Experimental Projector',
  'g7-x-grav-well-projector': 'G7-X Grav Well Projector',
  'all-fighters-follow-me': 'All Fighters, Follow Me!',
  'entrapment-formation': 'Entrapment Formation!',
  'intensify-firepower': 'Intensify Firepower!',
  'shields-to-maximum': 'Shields to Maximum!',
  'high-capacity-ion-turbines': 'High-Capacity Ion Turbines',
  'ms-1-ion-cannons': 'MS-1 Ion Cannons',
  'nk-7-ion-cannons': 'NK-7 Ion Cannons',
  'sw-7-ion-batteries': 'SW-7 Ion Batteries',
  'wide-area-barrage': 'Wide-Area Barrage',
  'xi7-turbolasers': 'XI7 Turbolasers',
  'xx-9-turbolasers': 'XX-9 Turbolasers',
  'dodonnas-pride': "Dodonna's Pride",
  'garels-honor': "Garel's Honor",
  'jainas-light': "Jaina's Light",
  'tantive-iv': 'Tantive IV',
  'close-range-intel-scan': 'Close-Range Intel Scan',
  'capture-the-vip': 'Capture the VIP',
}

/**
 * The printed title of an upgrade, objective or damage card, made from its id: so no page needs a catalogue to name a card.
 * Titles are names and stay English.
 */
export const cardTitle = (id: string): string =>
  IRREGULAR[id] ??
  id
    .split('-')
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ')
