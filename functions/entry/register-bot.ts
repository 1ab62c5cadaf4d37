import { registration } from '#functions/discord/registration'

const USAGE = `npm run discord -- register [--guild ID] [--print]
Tells Discord which commands the bot understands, in place of those it knew.
--guild ID  in one server alone, where they can be used at once
--print     shows what would be told, and tells nothing
From the environment:
DISCORD_APPLICATION  number of the application
DISCORD_TOKEN        token of its bot; needed here alone, never by the service
DISCORD_API          another address than https://discord.com/api/v10, for tests`

const { DISCORD_APPLICATION = '', DISCORD_TOKEN = '', DISCORD_API = 'https://discord.com/api/v10' } = process.env
/** Discord refuses programs that do not say so. */
const AGENT = 'DiscordBot (armada-by-post, 1)'

async function register(guild: string | undefined): Promise<void> {
  const place = guild === undefined ? 'commands' : `guilds/${guild}/commands`
  const answer = await fetch(`${DISCORD_API}/applications/${DISCORD_APPLICATION}/${place}`, {
    method: 'PUT',
    headers: { authorization: `Bot ${DISCORD_TOKEN}`, 'content-type': 'application/json', 'user-agent': AGENT },
    body: JSON.stringify(await registration()),
  })
  if (!answer.ok) throw new Error(`Discord answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
  console.log(guild === undefined ? 'Registered everywhere.' : `Registered in server ${guild}.`)
}

const [act, ...rest] = process.argv.slice(2)
const guildAt = rest.indexOf('--guild')
const guild = guildAt < 0 ? undefined : rest[guildAt + 1]

if (act !== 'register' || (guildAt >= 0 && !/^\d+$/.test(guild ?? ''))) {
  console.log(USAGE)
  process.exitCode = process.argv.includes('--help') ? 0 : 1
} else if (rest.includes('--print')) {
  console.log(JSON.stringify(await registration(), null, 2))
} else if (DISCORD_APPLICATION === '' || DISCORD_TOKEN === '') {
  console.error('DISCORD_APPLICATION and DISCORD_TOKEN must be set. See npm run discord -- --help')
  process.exitCode = 1
} else {
  await register(guild).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
