import { cleanup, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import SignInForm from '../../web/pages/SignInForm.svelte'
import { fakeService } from './support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ME = { id: 'p', name: 'Anne', email: 'anne@example.org', zone: 'UTC', language: 'en', mail: true, onTo: '/rules' }
const button = (name: string) => screen.getByRole('button', { name })

async function type(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}

describe('Whoever signs in', () => {
  test('types the code of the mail where they asked for it, and goes on to where they were', async () => {
    const calls = fakeService(({ path }) =>
      path === '/sessions/by-code' ? { status: 201, body: ME } : { status: 204 },
    )
    render(SignInForm)
    await type('Mail address', 'anne@example.org')
    button('Send the link').click()
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('anne@example.org'))
    await type('Code from the mail', 'abc def')
    button('Sign in with the code').click()
    await vi.waitFor(() => expect(location.pathname).toBe('/rules'))
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/sessions/by-code', body: { code: 'abc def' } })
  })

  test('is told what is wrong with a code, and may type another', async () => {
    const message = 'This is not the code of the newest mail that was asked for here. Look again.'
    fakeService(() => ({ status: 422, body: { code: 'wrong-code', message } }))
    render(SignInForm)
    button('I have a code already').click()
    await tick()
    await type('Code from the mail', 'AAA AAA')
    button('Sign in with the code').click()
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
    expect(button('Sign in with the code').hasAttribute('disabled')).toBe(false)
    expect((await axe.run(document.body)).violations.map(({ id }) => id).filter((id) => id !== 'region')).toEqual([])
    button('Use another address').click()
    await tick()
    expect(screen.getByLabelText('Mail address')).toBeTruthy()
  })
})
