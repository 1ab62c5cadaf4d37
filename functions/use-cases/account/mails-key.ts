import type { Deps } from '#functions/ports/deps'
import type { Player } from '#functions/ports/player-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf, mailsKeyFrom } from '#functions/use-cases/token'
import { changePlayer } from './profile'

/** As in every address of a mail. The mails of a player who has none yet name the player instead. */
export const mailsKeyOf = ({ mailsKey, id }: Pick<Player, 'mailsKey' | 'id'>): string => mailsKey ?? id

/** Everybody who signs in has a key from then on that stops their mails and does nothing else; it does not tell who they are. */
export async function withMailsKey(deps: Pick<Deps, 'players'>, player: Player, session: string): Promise<Player> {
  if (player.mailsKey !== undefined) return player
  const key = mailsKeyFrom(session)
  await deps.players.claimMails(hashOf(key), player.id)
  const changed = await changePlayer(deps, player.id, (now) => ({ ...now, mailsKey: now.mailsKey ?? key }))
  return changed === undefined || changed instanceof ServiceRefusal ? player : changed
}

/**
 * Stops the mails about games of the player to whom the key belongs. Mails are forwarded, so it never starts them: that is for the
 * settings.
 */
export async function stopMails(deps: Pick<Deps, 'players'>, key: string): Promise<ServiceRefusal | undefined> {
  // Mails that went out before there were keys name the player
  const id = (await deps.players.playerOfMails(hashOf(key))) ?? key
  const changed = await changePlayer(deps, id, (player) => ({ ...player, mail: false }))
  if (changed === undefined) return new ServiceRefusal('no-such-page')
  return changed instanceof ServiceRefusal ? changed : undefined
}
