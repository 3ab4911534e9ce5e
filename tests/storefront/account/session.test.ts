import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { claimsOf } from '#api/claims.ts'
import { createSessionClient, type SessionClient } from '#api/client.ts'
import type { MarketplaceAuth, Profile } from '#api/marketplaceAuth.ts'
import { createTokenStore } from '#api/tokenStore.ts'
import { createSession } from '#storefront/account/createSession.ts'

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (sub: string, more: object = {}): string =>
  `${base64({ alg: 'x' })}.${base64({ sub, kind: 'customer', ...more })}.sign`

const profile = (_id: string): Profile => ({
  _id,
  kind: 'customer',
  email: `${_id}@example.com`,
  name: _id,
  firstName: _id,
  lastName: '',
  roles: [],
  permissions: [],
  rights: [],
})

let stored: Map<string, string>
const me = vi.fn<MarketplaceAuth['me']>()
const tellOut = vi.fn<MarketplaceAuth['signOut']>()
const renew = vi.fn<SessionClient['renew']>()
const later = vi.fn<(work: () => void) => void>()

function openPage() {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const tokens = createTokenStore('marketplace', storage)
  const { client } = createSessionClient({
    baseUrl: 'https://shop.example',
    tokens,
    language: () => 'en',
    refreshPath: '/refresh',
  })
  const none = () => Promise.reject(new Error('not in this test'))
  const auth = {
    me,
    signOut: tellOut,
    botCheck: none,
    signIn: none,
    signInTenant: none,
    acceptInvitation: none,
  }
  const connection = {
    client,
    renew: async () => {
      const user = await renew()
      if (user === 'refused') tokens.clear()
      else if (user !== 'unreachable') tokens.write(tokenOf(user._id))
      return user
    },
    auth,
    forgottenPassword: { requestCode: none, verify: none, reset: none, resetByLink: none },
    registration: { check: none, begin: none, finish: none },
    places: { countries: none, cities: none, callingCodes: none },
  }
  const session = createSession({
    tokens,
    cmsTokens: createTokenStore('cms', storage),
    connect: async () => connection,
    retryLater: later,
  })
  return { session, tokens }
}

const signedInBefore = (holder: string): void => void stored.set('marketplace.session', holder)

beforeEach(() => {
  stored = new Map()
})
afterEach(() => vi.resetAllMocks())

it('is anonymous without a sign-in, and sends no request', async () => {
  const { session } = openPage()
  expect(session.read().status).toBe('loading')
  session.start()
  expect(session.read().status).toBe('anonymous')
  expect(renew).not.toHaveBeenCalled()
})

it('requests the user once at the start', async () => {
  signedInBefore('sara')
  renew.mockResolvedValue(profile('sara'))
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read()).toMatchObject({ user: { _id: 'sara' } }))
  expect(renew).toHaveBeenCalledTimes(1)
  expect(me).not.toHaveBeenCalled()
  expect([...stored]).toEqual([['marketplace.session', 'sara']])
})

it('signs in, and out of the back office', async () => {
  stored.set('cms.session', 'staff')
  const { session } = openPage()
  session.start()
  const accessToken = tokenOf('sara')
  await session.signIn({ accessToken, user: profile('sara'), audience: 'marketplace' })
  expect(session.read()).toMatchObject({ status: 'signedIn', user: { _id: 'sara' } })
  expect([...stored]).toEqual([['marketplace.session', 'sara']])
  expect(me).not.toHaveBeenCalled()
})

it('signs out locally whatever the server answers', async () => {
  signedInBefore('sara')
  renew.mockResolvedValue(profile('sara'))
  tellOut.mockRejectedValue(new ApiError(500, undefined))
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('signedIn'))
  await session.signOut()
  expect(session.read().status).toBe('anonymous')
  expect(stored.size).toBe(0)
  expect(tellOut).toHaveBeenCalledTimes(1)
})

it('sends no request when its token is renewed, but does for another user', async () => {
  signedInBefore('sara')
  renew.mockResolvedValue(profile('sara'))
  me.mockImplementation(async () => profile('omar'))
  const { session, tokens } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('signedIn'))
  tokens.write(tokenOf('sara', { iat: 2 }))
  expect(me).not.toHaveBeenCalled()
  tokens.write(tokenOf('omar', { kind: 'tenantUser' }))
  await vi.waitFor(() => expect(session.read()).toMatchObject({ user: { _id: 'omar' } }))
  expect(me).toHaveBeenCalledExactlyOnceWith('tenantUser')
})

it('drops a token that was renewed and is still refused', async () => {
  const { session, tokens } = openPage()
  tokens.write(tokenOf('sara'))
  me.mockImplementation(async () => {
    tokens.write(tokenOf('sara', { iat: 2 }))
    throw new ApiError(401, undefined)
  })
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('anonymous'))
  expect(stored.size).toBe(0)
})

it('is anonymous when the server no longer knows the session', async () => {
  signedInBefore('sara')
  renew.mockResolvedValue('refused')
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('anonymous'))
  expect(stored.size).toBe(0)
})

it('stays loading while the server is unreachable, and retries', async () => {
  signedInBefore('sara')
  renew.mockResolvedValueOnce('unreachable').mockResolvedValueOnce(profile('sara'))
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(1))
  expect(session.read().status).toBe('loading')
  expect(stored.size).toBe(1)
  await new Promise((done) => setTimeout(done))
  later.mock.lastCall?.[0]()
  await vi.waitFor(() => expect(session.read().status).toBe('signedIn'))
})

it('reads no claims from an invalid token', () => {
  expect(claimsOf('')).toEqual({})
  expect(claimsOf('a.b.c')).toEqual({})
  expect(claimsOf(tokenOf('sara'))).toMatchObject({ sub: 'sara' })
})
