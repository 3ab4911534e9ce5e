import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { createApiClient } from '#api/client.ts'
import type { MarketplaceAuth, Profile } from '#api/marketplaceAuth.ts'
import { storedTokens } from '#api/tokenStore.ts'
import { claimsOf } from '#storefront/account/claims.ts'
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

let kept: Map<string, string>
const me = vi.fn<MarketplaceAuth['me']>()
const tellOut = vi.fn<MarketplaceAuth['signOut']>()
const later = vi.fn<(work: () => void) => void>()

function openPage() {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const tokens = storedTokens('marketplace.tokens', storage)
  const client = createApiClient({
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
    auth,
    forgotten: { ask: none, verify: none, reset: none },
    registration: { check: none, begin: none, finish: none },
    places: { countries: none, cities: none, callingCodes: none },
  }
  const session = createSession({
    tokens,
    officeTokens: storedTokens('cms.tokens', storage),
    connect: async () => connection,
    later,
  })
  return { session, tokens }
}

const hold = (accessToken: string): void =>
  void kept.set('marketplace.tokens', JSON.stringify({ accessToken, refreshToken: 'r' }))

beforeEach(() => {
  kept = new Map()
})
afterEach(() => vi.resetAllMocks())

it('is anonymous without tokens, and asks nobody', async () => {
  const { session } = openPage()
  expect(session.read().status).toBe('loading')
  session.start()
  expect(session.read().status).toBe('anonymous')
  expect(me).not.toHaveBeenCalled()
})

it('finds out at the start who the tokens are for, by the kind in them', async () => {
  hold(tokenOf('sara', { kind: 'tenantUser' }))
  me.mockResolvedValue(profile('sara'))
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read()).toMatchObject({ user: { _id: 'sara' } }))
  expect(me).toHaveBeenCalledExactlyOnceWith('tenantUser')
})

it('lets somebody in, and takes the tokens of the back office away', async () => {
  kept.set('cms.tokens', '{"accessToken":"a","refreshToken":"b"}')
  const { session } = openPage()
  session.start()
  const accessToken = tokenOf('sara')
  await session.enter({ accessToken, refreshToken: 'r', user: profile('sara') })
  expect(session.read()).toMatchObject({ status: 'signedIn', user: { _id: 'sara' } })
  expect(kept.has('cms.tokens')).toBe(false)
  expect(JSON.parse(kept.get('marketplace.tokens') ?? '{}')).toEqual({
    accessToken,
    refreshToken: 'r',
  })
  expect(me).not.toHaveBeenCalled()
})

it('signs out here whatever the server says', async () => {
  hold(tokenOf('sara'))
  me.mockResolvedValue(profile('sara'))
  tellOut.mockRejectedValue(new ApiError(500, undefined))
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('signedIn'))
  await session.signOut()
  expect(session.read().status).toBe('anonymous')
  expect(kept.size).toBe(0)
  expect(tellOut).toHaveBeenCalledExactlyOnceWith('r')
})

it('does not ask again when its tokens are merely renewed, but does for somebody else', async () => {
  hold(tokenOf('sara'))
  me.mockImplementation(async () => profile('sara'))
  const { session, tokens } = openPage()
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('signedIn'))
  tokens.write({ accessToken: tokenOf('sara', { iat: 2 }), refreshToken: 's' })
  expect(me).toHaveBeenCalledTimes(1)
  me.mockImplementation(async () => profile('omar'))
  tokens.write({ accessToken: tokenOf('omar'), refreshToken: 's' })
  await vi.waitFor(() => expect(session.read()).toMatchObject({ user: { _id: 'omar' } }))
})

it('gives tokens up that were renewed and are still refused', async () => {
  hold(tokenOf('sara'))
  const { session, tokens } = openPage()
  me.mockImplementation(async () => {
    tokens.write({ accessToken: tokenOf('sara', { iat: 2 }), refreshToken: 's' })
    throw new ApiError(401, undefined)
  })
  session.start()
  await vi.waitFor(() => expect(session.read().status).toBe('anonymous'))
  expect(kept.size).toBe(0)
})

it('keeps its tokens while the server is away, and tries again', async () => {
  hold(tokenOf('sara'))
  me.mockRejectedValueOnce(new ApiError(0, undefined)).mockResolvedValueOnce(profile('sara'))
  const { session } = openPage()
  session.start()
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(1))
  expect(session.read().status).toBe('loading')
  expect(kept.size).toBe(1)
  await new Promise((done) => setTimeout(done))
  later.mock.lastCall?.[0]()
  await vi.waitFor(() => expect(session.read().status).toBe('signedIn'))
})

it('reads no claims from what is no token', () => {
  expect(claimsOf('')).toEqual({})
  expect(claimsOf('a.b.c')).toEqual({})
  expect(claimsOf(tokenOf('sara'))).toMatchObject({ sub: 'sara' })
})
