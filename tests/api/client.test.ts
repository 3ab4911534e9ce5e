import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { createAuth } from '#api/auth.ts'
import { createSessionClient } from '#api/client.ts'
import { createRecords } from '#api/records.ts'
import { createTokenStore } from '#api/tokenStore.ts'

/** A server that accepts one access token at a time, and records its requests. */
function fakeServer({ valid = 'new', refresh = 200 }: { valid?: string; refresh?: number } = {}) {
  const requests: Request[] = []
  const bodies: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request)
    bodies.push(await request.clone().text())
    if (request.url.includes('/auth/refresh')) {
      return Response.json(
        { data: { accessToken: 'new', user: { _id: '1' } } },
        { status: refresh },
      )
    }
    if (request.headers.get('authorization') !== `Bearer ${valid}`) {
      const error = { code: 'unauthenticated', message: 'Please sign in to continue.' }
      return Response.json({ statusCode: 401, error }, { status: 401 })
    }
    return Response.json({ data: { _id: '1' }, meta: { page: 1, limit: 12 } })
  }
  const paths = () => requests.map(({ url, method }) => `${method} ${new URL(url).pathname}`)
  return { fetch, requests, bodies, paths }
}

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

function open(server: ReturnType<typeof fakeServer>, accessToken = 'old', storage = memory()) {
  const tokens = createTokenStore('cms', storage)
  if (accessToken) tokens.write(accessToken)
  const { client } = createSessionClient({
    baseUrl: 'http://shop.test',
    tokens,
    language: () => 'ar',
    refreshPath: '/api/admins/auth/refresh',
    fetch: server.fetch,
  })
  return { tokens, records: createRecords(client), auth: createAuth(client, tokens) }
}

describe('an API request', () => {
  it('carries the token, the language and the time zone, and drops empty parameters', async () => {
    const server = fakeServer()
    const { records } = open(server, 'new')
    await records.list('tags', { search: '', sort: undefined, page: 2, type: ['a', 'b'], x: null })
    const [request] = server.requests
    const url = new URL(request?.url ?? '')
    expect(url.pathname).toBe('/api/marketplace/tags')
    expect(url.search).toBe('?page=2&type=a&type=b')
    expect(request?.headers.get('authorization')).toBe('Bearer new')
    expect(request?.headers.get('accept-language')).toBe('ar')
    expect(request?.headers.get('x-timezone')).toBeTruthy()
  })

  it('can set another language and the version that it changes', async () => {
    const server = fakeServer()
    const { records } = open(server, 'new')
    await records.change('tags', { _id: '7', version: 3 }, { title: null }, { language: 'en' })
    const [request] = server.requests
    expect(request?.method).toBe('PATCH')
    expect(request?.headers.get('accept-language')).toBe('en')
    expect(request?.headers.get('if-match')).toBe('"3"')
    expect(server.bodies[0]).toBe('{"title":null}')
  })
})

describe('after a 401', () => {
  it('refreshes once for all waiting requests and retries each once', async () => {
    const server = fakeServer()
    const { records, tokens } = open(server)
    await Promise.all([
      records.list('tags', {}),
      records.get('tags', '1'),
      records.create('tags', { title: 'x' }),
    ])
    const refreshes = server.paths().filter((path) => path.endsWith('/auth/refresh'))
    expect(refreshes).toHaveLength(1)
    expect(server.requests).toHaveLength(7)
    expect(server.bodies.filter((body) => body === '{"title":"x"}')).toHaveLength(2)
    expect(tokens.read()).toBe('new')
  })

  it('fails when the retry is refused too, without a third attempt', async () => {
    const server = fakeServer({ valid: 'never' })
    const { records } = open(server)
    await expect(records.list('tags', {})).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Please sign in to continue.',
    })
    expect(server.requests).toHaveLength(3)
  })

  it('ends the session when the refresh is refused', async () => {
    const server = fakeServer({ refresh: 401 })
    const { records, tokens } = open(server)
    await expect(records.list('tags', {})).rejects.toBeInstanceOf(ApiError)
    expect(tokens.read()).toBeUndefined()
    expect(server.requests).toHaveLength(2)
  })

  it('keeps the session when the server is unreachable', async () => {
    const server = fakeServer({ refresh: 503 })
    const { records, tokens } = open(server)
    await expect(records.list('tags', {})).rejects.toMatchObject({ status: 401 })
    expect(tokens.read()).toBeDefined()
  })

  it('does not restore a session that another tab has ended meanwhile', async () => {
    const server = fakeServer()
    const storage = memory()
    const { records, tokens } = open(server, 'old', storage)
    const first = records.list('tags', {})
    storage.clear()
    await expect(first).rejects.toMatchObject({ status: 401 })
    expect([tokens.read(), tokens.userId(), storage.length]).toEqual([undefined, undefined, 0])
  })
})

describe('a newly opened page', () => {
  const refreshes = (server: ReturnType<typeof fakeServer>) =>
    server.requests.filter(({ url }) => url.endsWith('/auth/refresh'))

  it('requests a token once before anything else when someone is signed in', async () => {
    const storage = memory()
    open(fakeServer(), 'new', storage)
    expect(JSON.stringify([...Array(storage.length).keys()].map((at) => storage.key(at)))).toBe(
      '["cms.session"]',
    )
    const server = fakeServer()
    const { records, tokens } = open(server, '', storage)
    expect(tokens.read()).toBeUndefined()
    await Promise.all([records.list('tags', {}), records.get('tags', '1')])
    expect(server.paths()[0]).toBe('POST /api/admins/auth/refresh')
    expect(server.requests).toHaveLength(3)
    const [refresh] = refreshes(server)
    expect([refresh?.headers.get('x-session'), server.bodies[0]]).toEqual(['cookie', '{}'])
  })

  it('requests no token when nobody is signed in', async () => {
    const server = fakeServer()
    const { records } = open(server, '')
    await expect(records.list('tags', {})).rejects.toMatchObject({ status: 401 })
    expect(server.requests).toHaveLength(1)
  })

  it('exchanges the token stored by an earlier version, and leaves none in the browser', async () => {
    const storage = memory()
    const accessToken = `x.${btoa(JSON.stringify({ sub: 'sara' }))}.x`
    storage.setItem('cms.tokens', JSON.stringify({ accessToken, refreshToken: 'r1' }))
    const away = fakeServer({ refresh: 503 })
    const first = open(away, '', storage)
    expect(first.tokens.userId()).toBe('sara')
    await expect(first.records.list('tags', {})).rejects.toMatchObject({ status: 401 })
    const server = fakeServer()
    const { records } = open(server, '', storage)
    await records.list('tags', {})
    expect(server.bodies[0]).toBe('{"refreshToken":"r1"}')
    expect(storage.getItem('cms.tokens')).toBeNull()
    expect(storage.getItem('cms.session')).not.toBeNull()
  })
})

it('signing out ends the local session at once', async () => {
  const server = fakeServer()
  const { auth, tokens } = open(server, 'new')
  const done = auth.signOut()
  expect(tokens.read()).toBeUndefined()
  await done
  expect(server.paths()).toEqual(['POST /api/admins/auth/signout'])
})

it('a network failure is an error like others', async () => {
  const tokens = createTokenStore('cms', memory())
  const { client } = createSessionClient({
    baseUrl: 'http://shop.test',
    tokens,
    language: () => 'en',
    refreshPath: '/x',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await expect(createRecords(client).list('tags', {})).rejects.toMatchObject({ status: 0 })
})
