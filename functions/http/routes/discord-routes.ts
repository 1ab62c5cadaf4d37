import { later, type Route } from '../route'

export const discordRoutes: Route[] = [
  {
    method: 'get',
    path: '/players/me/discord',
    does: 'Whether there is a bot on Discord, and which account there is linked',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/discord-handlers')).state),
  },
  {
    method: 'post',
    path: '/players/me/discord/code',
    does: 'Shows a code that links the account at Discord it is sent from, within ten minutes',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/discord-handlers')).code),
  },
  {
    method: 'delete',
    path: '/players/me/discord',
    does: 'Ends the link',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/discord-handlers')).unlink),
  },
  {
    method: 'post',
    path: '/discord/interactions',
    does: 'What people do with the bot, as Discord sends and signs it',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/discord-interactions')).interact),
  },
]
