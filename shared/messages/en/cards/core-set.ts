import type { CardText } from '#shared/messages/card-text'

/** What the cards of the core set do, in one sentence, and what they ask, question by question. */
export const coreSet = {
  'general-dodonna': {
    text: 'Before an enemy ship is dealt a faceup damage card, you look at the four uppermost cards and choose the one it gets; the others are discarded.',
    asks: { 'card.before-faceup': ['Which of these cards does the enemy ship get?'] },
  },
  'grand-moff-tarkin': {
    text: 'At the start of each Ship Phase you name a command, and each of your ships gains a token of it.',
    asks: { 'ship-phase.start': ['Which command token does each of your ships gain?'] },
  },
  'defense-liaison': {
    text: 'Before this ship reveals its dial, it may spend any command token to turn the dial to Navigate or Repair.',
    asks: { 'dial.before-reveal': ['Which command token does it spend?', 'Which command is on the dial instead?'] },
  },
  'weapons-liaison': {
    text: 'Before this ship reveals its dial, it may spend any command token to turn the dial to Squadron or Concentrate Fire.',
    asks: { 'dial.before-reveal': ['Which command token does it spend?', 'Which command is on the dial instead?'] },
  },
  'leia-organa-officer': {
    text: 'When this ship reveals a command, the top dial of another ship of yours at distance 1–5 may be turned to the same one.',
    asks: { 'dial.revealed': ['The top dial of which ship is turned to the same command?'] },
  },
  'wulff-yularen': {
    text: 'When this ship spends a command token, exhaust the card to gain one of the same command; it cannot serve the same command again this round.',
  },
  'gunnery-team': {
    text: 'A hull zone of this ship may attack twice in an activation, but no ship and no squadron twice.',
  },
  'engineering-team': { text: 'When this ship resolves Repair, it has one engineering point more.' },
  'nav-team': { text: 'A Navigate token of this ship may raise one yaw value by one instead of changing the speed.' },
  'expanded-hangar-bay': { text: 'The squadron value of this ship is higher by one.' },
  'electronic-countermeasures': {
    text: 'When this ship defends, exhaust the card to free one defense token that an accuracy icon has locked.',
    asks: { 'attack.defend': ['Which locked token may it spend after all?'] },
  },
  'overload-pulse': { text: 'Blue critical effect: all defense tokens of the defender are exhausted.' },
  'assault-concussion-missiles': {
    text: 'Black critical effect: both hull zones beside the one attacked suffer one damage each.',
  },
  'enhanced-armament': { text: 'The left and right hull zones of this ship roll one red die more against ships.' },
  'h9-turbolasers': {
    text: 'When this ship attacks, it may turn one die with a hit or critical icon to accuracy.',
    asks: { 'attack.modify': ['Which die is turned to accuracy?'] },
  },
  'dodonnas-pride': {
    text: 'Blue critical effect: cancel all dice, and the defender is dealt one faceup damage card.',
  },
  dominator: {
    text: 'Attacking at close or medium range, this ship may spend one or two of its shields for as many blue dice.',
    asks: { 'attack.modify': ['From which hull zone does it spend a shield?', 'From which a second one?'] },
  },
  redemption: {
    text: 'When a ship of yours at distance 1–5 resolves Repair, it has one engineering point more.',
  },
  'luke-skywalker': { text: 'When he attacks a ship, the damage passes its shields.' },
  howlrunner: {
    text: 'Other squadrons of yours with Swarm at distance 1 may add a blue die when they attack a squadron.',
  },
} satisfies Record<string, CardText>
