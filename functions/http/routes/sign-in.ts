import { later, type Route } from '../route'

export const signInRoutes: Route[] = [
  {
    method: 'post',
    path: '/sign-in-links',
    does: 'Sends a one-time link to an address; the answer is the same whether the address is known',
    for: 'anybody',
    handle: later(async () => (await import('../handlers/sign-in')).sendLink),
  },
  {
    method: 'post',
    path: '/sessions',
    does: 'Signs in with the token of a link, which is used up by this',
    for: 'anybody',
    handle: later(async () => (await import('../handlers/sign-in')).enter),
  },
  {
    method: 'delete',
    path: '/sessions',
    does: 'Signs out',
    for: 'anybody',
    handle: later(async () => (await import('../handlers/sign-in')).leave),
  },
]
