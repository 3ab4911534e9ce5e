import Fastify from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Front } from '#server/pages/front.ts'
import { pages } from '#server/pages/pages.ts'

const files = { scripts: ['/assets/cms/main.js'], styles: [], modules: [], fonts: [] }
type Set = { languages: readonly Language[]; favicon: string | undefined }

/** The settings, as stored in the database and as last seen by this process. */
let storedSettings: Set | 'broken' = { languages: ['en', 'ar'], favicon: undefined }
let currentSettings: Set = storedSettings
const shop = {
  baseBrand: brand,
  brand: {
    ...brand,
    get languages() {
      return currentSettings.languages
    },
    get language() {
      return currentSettings.languages[0] ?? brand.language
    },
  },
  get favicon() {
    return currentSettings.favicon
  },
  refresh: async () => {
    if (storedSettings === 'broken') throw new Error('no database')
    currentSettings = storedSettings
    return {}
  },
}
afterEach(() => {
  storedSettings = { languages: ['en', 'ar'], favicon: undefined }
})

const front: Front = {
  favicon: '<svg/>',
  languageOffer: { scripts: [], styles: [] },
  assets: [],
  store: async ({ url, language, theme, offer }) =>
    url.endsWith('/moved')
      ? new Response(null, { status: 301, headers: { location: '/en/there' } })
      : new Response(`${offer?.html ?? ''}${language} ${theme} ${url}`, {
          status: url.endsWith('/gone') ? 404 : 200,
        }),
  canonicalPath: ({ pathname, search }) => pathname + search,
  cmsFiles: () => files,
}
const app = Fastify()
await app.register(pages, { front, shop, fetchApi: fetch, isDev: false })
afterAll(() => app.close())

const get = (url: string, cookie = '', device = 'fr') =>
  app.inject({ url, headers: { cookie, 'accept-language': device } })

it('redirects to the saved language, else to that of the brand', async () => {
  expect((await get('/')).headers.location).toBe('/en')
  expect((await get('/products?sort=price', 'language=ar')).headers.location).toBe(
    '/ar/products?sort=price',
  )
  expect((await get('/products', 'language=xx')).statusCode).toBe(302)
})

it('passes each page its address, language and theme', async () => {
  const answer = await get('/ar/products?page=2', 'theme=dark; language=ar')
  expect(answer.body).toBe('ar dark http://localhost/ar/products?page=2')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

it('remembers the language of the last page', async () => {
  const { headers } = await get('/ar', 'language=en')
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^language=ar;/)])
})

it('passes on status codes and redirects', async () => {
  expect((await get('/en/gone')).statusCode).toBe(404)
  const moved = await get('/en/moved')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/en/there'])
})

it('allows only scripts of its own', async () => {
  const policy = String((await get('/en')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
})

it.each(['/cms', '/cms/products/add', '/ar/cms/orders', '/cms-login', '/ar/cms-login'])(
  'serves the back office at %s',
  async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('<script type="module" src="/assets/cms/main.js"></script>')
    expect(body).toContain(path.startsWith('/ar') ? 'lang="ar" dir="rtl"' : 'lang="en" dir="ltr"')
  },
)

it('does not answer paths that are no pages', async () => {
  expect((await get('/api/nothing')).statusCode).toBe(404)
  expect((await get('/assets/nothing.js')).statusCode).toBe(404)
})

it('follows the language of the device once that was chosen, whatever page is visited', async () => {
  const [saved, device] = ['language=system', 'ar-SA,en;q=0.5']
  expect((await get('/products', saved, device)).headers.location).toBe('/ar/products')
  expect((await get('/products', saved, 'de')).headers.location).toBe('/en/products')
  const page = await get('/en/products', saved, device)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.body).not.toContain('languageOffer')
  expect((await get('/en/cms', saved, device)).headers['set-cookie']).toBeUndefined()
})

describe('a browser set to another language', () => {
  const device = 'de,ar-SA;q=0.9,en;q=0.5'
  const offerIn = ({ headers, body }: Awaited<ReturnType<typeof get>>) => ({
    cookies: [headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]),
    link: /<a href="([^"]*)" hreflang="ar">([^<]*)/.exec(body)?.slice(1),
  })
  const link = ['/ar/products?page=2', 'اقرأ هذه الصفحة باللغة العربية']

  it('is offered it on the first and later pages, without a redirect', async () => {
    const first = await get('/en/products?page=2', '', device)
    expect(first.statusCode).toBe(200)
    expect(offerIn(first)).toEqual({ cookies: ['language=en', 'languageOffer=open'], link })
    const second = await get('/en/products?page=2', 'language=en; languageOffer=open', device)
    expect(offerIn(second)).toEqual({ cookies: [], link })
  })

  it.each([
    ['/en/products', 'language=en; languageOffer=closed', []],
    // Visitors from before the offer existed, or who chose the language in the menu.
    ['/en/products', 'language=en', []],
    ['/en/products', 'language=ar', ['language=en']],
    ['/ar/products', 'language=en; languageOffer=open', ['language=ar', 'languageOffer=closed']],
    ['/ar/products', '', ['language=ar']],
  ])('is offered nothing on %s with the cookies %s', async (path, cookie, cookies) => {
    expect(offerIn(await get(path, cookie, device))).toEqual({ cookies, link: undefined })
  })

  it('is offered it in the back office, which stores only explicit choices', async () => {
    const page = offerIn(await get('/en/cms/orders', '', device))
    expect(page).toMatchObject({
      cookies: ['languageOffer=open'],
      link: ['/ar/cms/orders', link[1]],
    })
  })

  it('is not offered a language the shop does not support', async () => {
    storedSettings = { languages: ['en'], favicon: undefined }
    expect(offerIn(await get('/en/products', '', 'ar')).link).toBeUndefined()
  })
})

it('redirects from a removed language on the next page', async () => {
  expect((await get('/ar/products', 'language=ar')).statusCode).toBe(200)
  storedSettings = { languages: ['en'], favicon: undefined }
  const answer = await get('/ar/products?page=2', 'language=ar')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/products?page=2'])
  expect((await get('/', 'language=ar')).headers.location).toBe('/en')
})

it('offers staff the back office in every language', async () => {
  storedSettings = { languages: ['en'], favicon: undefined }
  expect((await get('/ar/cms')).body).toContain('lang="ar" dir="rtl"')
  expect((await get('/cms', 'language=ar')).body).toContain('lang="ar" dir="rtl"')
})

it('uses the favicon set by staff in the back office, and serves it', async () => {
  const drawn = await get('/favicon.ico')
  expect([drawn.headers['content-type'], drawn.body]).toEqual(['image/svg+xml', '<svg/>'])
  expect((await get('/cms')).body).toContain('href="/favicon.svg" type="image/svg+xml"')
  storedSettings = { languages: ['en'], favicon: '/files/one' }
  expect((await get('/cms')).body).toContain('<link rel="icon" href="/files/one" type="image/png">')
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/files/one',
      'no-cache',
    ])
  }
})

it('uses the last known settings while they cannot be read', async () => {
  storedSettings = { languages: ['ar'], favicon: undefined }
  expect((await get('/')).headers.location).toBe('/ar')
  storedSettings = 'broken'
  expect((await get('/')).headers.location).toBe('/ar')
  expect((await get('/ar')).statusCode).toBe(200)
})
