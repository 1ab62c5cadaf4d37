import { site } from '#messages/site'
import type { ReasonCode } from '#shared/play/protocol/reasons'
import type {
  GameEntry,
  GivenTime,
  NewGame,
  NewLeave,
  NewWebhook,
  PauseChange,
  Profile,
  Submission,
} from '#shared/play/protocol/request-bodies'
import type {
  Account,
  CalendarAddress,
  CalendarState,
  DiscordLinkCode,
  DiscordState,
  ErrorBody,
  GameList,
  GamePage,
  InvitationPage,
  LeavePage,
  ReplayIndex,
  ReplayPart,
  SignInResult,
  SubmissionResult,
  WebhookList,
  WebhookState,
  WebhookTestResult,
  WebhookWithSecret,
} from '#shared/play/protocol/responses'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { clock } from '#web/state/clock.svelte'

/** The service could not be reached, or what came back was not its answer. */
export interface UnreachableService {
  code: 'unreachable'
}
export type Failure = (ErrorBody & { code: ReasonCode }) | UnreachableService

/** `status`: of HTTP, where an answer came at all. */
export interface CallFailure {
  ok: false
  failure: Failure
  status?: number
}
export type Answer<T> = { ok: true; body: T; etag: string | undefined } | { ok: true; unchanged: true } | CallFailure
export type CallResult<T> = { ok: true; body: T } | CallFailure

/** A later try may succeed: the service was out of reach, in trouble or busy. */
export const isPassing = ({ failure, status = 0 }: CallFailure): boolean =>
  failure.code === 'unreachable' || status === 429 || status >= 500

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask<T>(method: Method, path: string, body?: unknown, etag?: string): Promise<Answer<T>> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': site.language })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (etag !== undefined) headers.set('if-none-match', etag)
  try {
    const sent = performance.now()
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    clock.heard(response.headers, sent, performance.now())
    const { status } = response
    // Without an earlier answer nothing can be unchanged
    if (status === 304) return etag === undefined ? UNREACHABLE : { ok: true, unchanged: true }
    const text = await response.text()
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    const isAnswer = response.ok && (json !== undefined || method !== 'GET')
    if (isAnswer) return { ok: true, body: json as T, etag: response.headers.get('etag') ?? undefined }
    return isErrorBody(json) ? { ok: false, failure: json, status } : UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}

const UNREACHABLE: CallFailure = { ok: false, failure: { code: 'unreachable' } }

const isErrorBody = (json: unknown): json is ErrorBody =>
  typeof json === 'object' && json !== null && 'code' in json && 'message' in json

export async function call<T>(method: Method, path: string, body?: unknown): Promise<CallResult<T>> {
  const answer = await ask<T>(method, path, body)
  // Without an ETag the service never answers "unchanged"
  return 'unchanged' in answer ? UNREACHABLE : answer
}

const segment = encodeURIComponent
const WEBHOOKS = '/players/me/webhooks'
const DISCORD = '/players/me/discord'
const CALENDAR = '/players/me/calendar'
const LEAVE = '/players/me/leave'
const webhook = (id: string) => `${WEBHOOKS}/${segment(id)}`

/** Of the whole finished game as one document. */
export const exportPath = (id: string) => `/games/${segment(id)}/export`

export const api = {
  /** null: nobody is signed in. */
  me: () => call<Account | null>('GET', '/players/me?or=nobody'),
  saveProfile: (profile: Profile) => call<Account>('PATCH', '/players/me', profile),
  leave: () => call<LeavePage>('GET', LEAVE),
  takeLeave: (wanted: NewLeave) => call<LeavePage>('POST', LEAVE, wanted),
  endLeave: (id: string) => call<LeavePage>('DELETE', `${LEAVE}/${segment(id)}`),
  webhooks: () => call<WebhookList>('GET', WEBHOOKS),
  addWebhook: (wanted: NewWebhook) => call<WebhookWithSecret>('POST', WEBHOOKS, wanted),
  testWebhook: (id: string) => call<WebhookTestResult>('POST', `${webhook(id)}/test`),
  renewSecret: (id: string) => call<WebhookWithSecret>('POST', `${webhook(id)}/secret`),
  switchWebhook: (id: string, on: boolean) => call<WebhookState>('PATCH', webhook(id), { on }),
  removeWebhook: (id: string) => call<unknown>('DELETE', webhook(id)),
  calendar: () => call<CalendarState>('GET', CALENDAR),
  renewCalendar: () => call<CalendarAddress>('POST', CALENDAR),
  endCalendar: () => call<unknown>('DELETE', CALENDAR),
  discord: () => call<DiscordState>('GET', DISCORD),
  discordCode: () => call<DiscordLinkCode>('POST', `${DISCORD}/code`),
  unlinkDiscord: () => call<unknown>('DELETE', DISCORD),
  /** @param onTo path of the page that opens after signing in */
  askForLink: (email: string, onTo: string) => call<unknown>('POST', '/sign-in-links', { email, onTo }),
  signIn: (token: string, zone: string) => call<SignInResult>('POST', '/sessions', { token, zone }),
  signInByCode: (code: string, zone: string) => call<SignInResult>('POST', '/sessions/by-code', { code, zone }),
  signOut: () => call<unknown>('DELETE', '/sessions'),
  games: (after?: string) =>
    call<GameList>('GET', after === undefined ? '/games' : `/games?after=${encodeURIComponent(after)}`),
  createGame: (game: NewGame) => call<GamePage>('POST', '/games', game),
  invitation: (code: string) => call<InvitationPage>('GET', `/invitations/${segment(code)}`),
  join: (code: string, answer: GameEntry) => call<GamePage>('POST', `/invitations/${segment(code)}`, answer),
  game: (id: string, since: number, etag: string | undefined) =>
    ask<GamePage>('GET', `/games/${segment(id)}?since=${since}`, undefined, etag),
  replay: (id: string) => call<ReplayIndex>('GET', `/games/${segment(id)}/at`),
  replayPart: (id: string, step: number) => call<ReplayPart>('GET', `/games/${segment(id)}/at/${step}`),
  exported: (id: string) => call<ExportedGame>('GET', exportPath(id)),
  submit: (id: string, submission: Submission) =>
    call<SubmissionResult>('POST', `/games/${segment(id)}/decisions`, submission),
  withdraw: (id: string) => call<unknown>('DELETE', `/games/${segment(id)}`),
  resign: (id: string, submissionId: string) => call<unknown>('POST', `/games/${segment(id)}/resign`, { submissionId }),
  pause: (id: string, change: PauseChange) => call<GamePage>('POST', `/games/${segment(id)}/pause`, change),
  letAutopilot: (id: string) => call<GamePage>('POST', `/games/${segment(id)}/autopilot`),
  nudge: (id: string) => call<GamePage>('POST', `/games/${segment(id)}/nudge`),
  giveTime: (id: string, given: GivenTime) => call<GamePage>('POST', `/games/${segment(id)}/time`, given),
  claim: (id: string, submissionId: string) => call<unknown>('POST', `/games/${segment(id)}/claim`, { submissionId }),
}
