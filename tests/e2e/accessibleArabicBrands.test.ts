/** @module-tag long */
import { get, type IncomingMessage } from 'node:http'
import { text as whole } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureNames, type Brand } from '#domain/brand.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { openBrowser, startVisit } from './browser.ts'
import { latinWords, readHtmlTexts, readPageTexts } from './latinWords.ts'
import { waitUntilSettled, trackRequests } from './waitUntilSettled.ts'
import { publicAddresses } from './shopRoutes.ts'
import { shopUrl } from './shopUrl.ts'
import { navigateInApp } from './checkRoutes.ts'

const brands: readonly Brand[] = await Promise.all(
  (await brandKeys()).map(async (key) => (await loadBrand(key)).brand),
)
const { port } = new URL(shopUrl)
const hostOf = ({ key }: Brand): string => `${key}.localhost:${port}`

/** Fetches the HTML of a page from the host of a brand. */
async function fetched(brand: Brand, path: string): Promise<{ status: number; body: string }> {
  const headers = { host: hostOf(brand), 'accept-language': 'ar' }
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    get({ host: '127.0.0.1', port, path, headers }, done).on('error', fail)
  })
  return { status: answer.statusCode ?? 0, body: await whole(answer) }
}

let browser: Browser
let reader: Page
beforeAll(async () => {
  browser = await openBrowser()
  reader = (await startVisit(browser)).page
})
afterAll(() => browser.close())

/** A shop has an Arabic name unless it is spelt the same in every language. */
const namesOf = ({ name, commerce }: Brand): ReadonlySet<string> =>
  new Set(
    [name, commerce.seller.legalName]
      .filter(({ en, ar }) => en === ar)
      .flatMap(({ ar }) => ar.split(' ')),
  )

/** Returns every word of a page that an Arabic reader would not expect. */
async function lapsesOf(brand: Brand, path: string): Promise<string[]> {
  const { status, body } = await fetched(brand, `/ar/${path}`.replace(/\/$/, ''))
  const awaited = path === 'nothing' ? 404 : 200
  if (status !== awaited) return [`${path}: answers ${status}`]
  return (await readHtmlTexts(reader, body)).flatMap(({ location, text }) => {
    const words = latinWords(text, namesOf(brand))
    return words.length > 0 ? [`${path}: ${location} says ${words.join(' ')} in "${text}"`] : []
  })
}

/** Checks the names and the description in the web app manifest. */
async function lapsesOfManifest(brand: Brand): Promise<string[]> {
  const { body } = await fetched(brand, '/ar')
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? []
  const manifest: Readonly<Record<string, unknown>> = JSON.parse((await fetched(brand, path)).body)
  return ['name', 'short_name', 'description'].flatMap((name) => {
    const text = String(manifest[name])
    return latinWords(text, namesOf(brand)).map(
      (word) => `${path}: ${name} says ${word} in "${text}"`,
    )
  })
}

describe('in Arabic', () => {
  it('server HTML is checked by a rule that detects untranslated words', async () => {
    const page = `<!doctype html><title>Left</title><meta name="description" content="Behind">
      <meta property="og:title" content="Shared"><meta property="og:type" content="website">
      <script type="application/ld+json">{"@type":"Thing","name":"Known"}</script>
      <p hidden>Hidden <bdi dir="ltr" translate="no">Kept</bdi></p><img alt="Seen">
      <input placeholder="Typed" aria-label="Said"><noscript>Without</noscript>`
    const words = (await readHtmlTexts(reader, page)).flatMap(({ text }) => latinWords(text))
    expect(words.toSorted()).toEqual(
      [
        'Left',
        'Behind',
        'Shared',
        'Known',
        'Hidden',
        'Seen',
        'Typed',
        'Said',
        'Without',
      ].toSorted(),
    )
  })

  it.each(brands.map((brand) => [brand.key, brand] as const))(
    'every page of %s arrives without an untranslated word',
    async (_, brand) => {
      const paths = (await publicAddresses(brand)).filter((path) => !path.includes('search='))
      expect(paths.length).toBeGreaterThan(18)
      const found = await Promise.all([
        lapsesOfManifest(brand),
        ...paths.map((path) => lapsesOf(brand, path)),
      ])
      expect(found.flat()).toEqual([])
    },
  )

  it('the pages rendered by scripts have no untranslated word with most features switched off', async () => {
    const offered = ({ features }: Brand) => featureNames.filter((name) => features[name]).length
    const [barest] = brands.toSorted((one, other) => offered(one) - offered(other))
    if (!barest) throw new Error('there is no brand')
    const { page } = await startVisit(browser)
    const isQuiet = trackRequests(page)
    await page.goto(`http://${hostOf(barest)}/ar`)
    const found: string[] = []
    for (const path of await publicAddresses(barest)) {
      if (path.includes('search=')) continue
      await navigateInApp(page, `/ar/${path}`)
      if (!(await waitUntilSettled(page, isQuiet))) found.push(`${path}: never finished loading`)
      for (const { location, text } of await readPageTexts(page)) {
        const words = latinWords(text, namesOf(barest))
        if (words.length > 0)
          found.push(`${path}: ${location} says ${words.join(' ')} in "${text}"`)
      }
    }
    expect(found).toEqual([])
  })
})
