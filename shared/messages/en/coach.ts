import type { Command } from '#shared/game/engine/terms'
import { terms } from './terms'

/** The guided first round: one or two sentences about the current question. Three lines of a phone. */
export const coach = {
  step: (n: number, of: number) => `Coach, ${n} of ${of}`,
  /** On a phone, where it is folded up to two lines. */
  unfold: 'The whole advice',
  show: 'Show me',
  next: 'Next',
  skip: 'Skip',
  leave: 'Leave',
  leaveLong: 'Leave the coach; the settings bring it back',
  invite: 'Invite somebody',
  points: 'How points are counted',
  playOn: 'Play on alone',
  /** Settings of this device. */
  setting: 'A coach in a practice game',
  settingText: 'Guides you through the first round as the Rebels. It is on until your first game is over.',

  handOff: 'You answer what you are asked, then it is your opponent’s turn. The bot answers at once.',
  select: (ship: string) =>
    `Your ships are at the bottom. Tap ${ship}: ring is hull, caps are shields, chevrons are speed.`,
  measure: (from: string, to: string) =>
    `Measure: hold a finger or the mouse on ${from} and drag to ${to}. That is beyond long range: nobody can shoot yet.`,
  dials: 'Choose a command for every dial, in secret; the first one comes first. “Suggested” fills in good ones.',
  send: 'Check what you send and who sees it, then send. You cannot change dials later; the bot has chosen, too.',
  choose: (ship: string) => `Both have chosen, and you have the initiative. Begin with ${ship}.`,
  dial: (ship: string, command: Command) =>
    command === 'navigate'
      ? `${ship} reveals Navigate. Keep the dial for its full effect now; a token would be for later.`
      : `${ship} reveals ${terms.commands[command]}. Keep the dial for its full effect now, or take a token for later.`,
  use: 'Use a command now, or not at all in this activation. There is nothing to repair yet.',
  attack: 'Now it could attack, but nothing is in range; the reasons are below the answers. Go on to the move.',
  course:
    'Set the course: drag a joint of the tool. The ghost shows where the ship will be. Undo, try another, then send.',
  second: (ship: string, command: Command | undefined) =>
    command === 'repair'
      ? `${ship} comes next. Nothing needs its Repair: instead of “Keep the dial” choose “Take a token”, then move.`
      : `${ship} comes next: its dial, then its move, in the same way.`,
  secondMoves: (ship: string) => `${ship} moves now: set its course in the same way, then send.`,
  squadrons:
    'Squadron Phase: move your X-wings, two in a turn, each within its disc. A dashed link means they are engaged.',
  orders:
    'While you are away, attacks may need answers. Pick how in the standing orders: Ask me, Cautious or Stubborn.',
  end: 'That was a round. The next ones work the same way; damage, repairs and dogfights come later.',
}
