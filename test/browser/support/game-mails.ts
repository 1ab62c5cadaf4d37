import { expect } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { TestService } from '#test/support/service'
import { type Player, SOON } from './player'

const unwrapped = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The mails of one game after its dials were set, as its players read them. */
export class GameMails {
  readonly #service: TestService

  constructor(service: TestService) {
    this.#service = service
  }

  /** Newest first. */
  async #all({ email }: Player): Promise<string[]> {
    const mails = await this.#service.mailsTo(email)
    return mails.map(({ text }) => text).filter((text) => /\/g\/\w/.test(text) && !text.startsWith('Choose dials'))
  }

  texts = async (player: Player): Promise<string> => (await this.#all(player)).join('\n')

  /** What each says first, oldest first. */
  async sentences(player: Player): Promise<string[]> {
    const all = await this.#all(player)
    return all.map((text) => unwrapped(text.split('\n\n')[0] ?? '')).reverse()
  }

  /**
   * Lets mails go out until the n-th comes, which must be the newest, and opens its link: the first tap of what follows. Mail and page
   * begin with the same sentence.
   */
  async follow(player: Player, n: number, sentence: string | RegExp): Promise<void> {
    const sent = async () => {
      await tick(this.#service.deps)
      return await this.sentences(player)
    }
    await expect.poll(sent, SOON).toHaveLength(n)
    expect((await this.sentences(player)).at(-1)).toMatch(sentence)
    const [newest] = await this.#all(player)
    const link = newest?.match(/http\S+\/g\/\w+/)?.[0]
    if (link === undefined) throw new Error('the mail has no link')
    player.fresh()
    player.effort.taps += 1
    await player.page.goto(link)
    await player.sees(sentence)
  }
}
