import { at, whileLasting } from '#shared/game/engine/card-builder'
import { COMMANDS, TABLE } from '#shared/game/engine/state'
import { dialsOn, storedDialId } from '#shared/game/engine/stored-dial'

/**
 * After deploying three dials are set in secret and lie facedown on the card; nobody is asked whether, for none has to be spent.
 * At the start of each Ship Phase one of them may be spent: in that round each friendly ship that is about to activate gains a
 * dial of its command, and keeps it or has a token for it (R5.13). This goes on when the card is gone (R9.18, RL.34).
 */
export default [
  at('setup.after-deploying').do((tx, _moment, _answers, { source, on }) => tx.askStoredDials(source, on, 3)),
  at('ship-phase.start')
    .may()
    .needs('dial', (g, _moment, _answers, self) => dialsOn(g, self).map(storedDialId))
    .do((tx, _moment, { dial }, { source, card, on, seat }) => {
      const found = dialsOn(tx.state, { source, on }).find((each) => storedDialId(each) === dial)
      const command = found && tx.spendStoredDial(on, found.n)
      if (command) tx.last({ source, card, on: TABLE, seat, until: 'round', note: command })
    }),
  whileLasting
    .at('activation.start')
    .when((g, { activation }, { seat }) => g.ships[activation.ship]?.seat === seat)
    .ask('use', (_g, _moment, _answers, { note = '' }) => [note, 'token'])
    .do((tx, { activation }, { use }, { note }) => {
      const command = COMMANDS.find((each) => each === note)
      if (!command) return
      if (use === 'token') tx.gainToken(activation.ship, command)
      else tx.gainDial(activation, command)
    }),
]
