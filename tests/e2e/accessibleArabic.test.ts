/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultBrand } from '#brands/default.ts'
import { initials } from '#cms/kinds/cells/Avatar.tsx'
import { loadBrand } from '../../scripts/vite/brands.ts'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { cmsAddresses, publicRoutes, readFromApi } from './cmsRoutes.ts'
import { latinWords, readPageTexts } from './latinWords.ts'
import { waitUntilSettled, trackRequests } from './waitUntilSettled.ts'
import { createShopper } from './shopper.ts'
import { accountAddresses, publicAddresses } from './shopRoutes.ts'
import { collectApiTexts } from './collectApiTexts.ts'
import { navigateInApp } from './checkRoutes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const { brand } = await loadBrand(defaultBrand)
const demo = { username: 'root@example.com', password: 'Demo-2026!' }

type Walk = {
  readonly paths: readonly string[]
  readonly isQuiet: () => boolean
  readonly names: ReadonlySet<string>
  /** selectors of staff data, which is shown in the language it was entered in */
  readonly data?: string
}

/** Returns the Latin words on every page in Arabic. */
async function foundOn(page: Page, { paths, isQuiet, names, data }: Walk): Promise<string[]> {
  const found: string[] = []
  const typed = collectApiTexts(page)
  for (const path of paths) {
    await navigateInApp(page, `/ar/${path}`)
    if (!(await waitUntilSettled(page, isQuiet))) found.push(`${path}: never finished loading`)
    for (const { location, text, mayBeTyped } of await readPageTexts(page, data)) {
      if (mayBeTyped && (await typed()).has(text)) continue
      const words = latinWords(text, names)
      if (words.length) found.push(`${path}: ${location} says ${words.join(' ')} in "${text}"`)
    }
  }
  return found
}

async function codesOf(page: Page): Promise<string[]> {
  const codes: string[] = []
  for (let at = 1; ; at += 1) {
    const some = await readFromApi<{ code: string }[]>(page, `products?limit=100&page=${at}`)
    codes.push(...some.map(({ code }) => code))
    if (some.length < 100) return codes
  }
}

/** Returns the names of people, companies and products, as entered. */
async function namesOf(page: Page): Promise<ReadonlySet<string>> {
  const lists = [
    'admins',
    'companies',
    'customers',
    'tenants',
    'tenant-users',
    'requests',
    'orders',
    'certificates',
  ]
  const records = await Promise.all(
    lists.map((list) =>
      readFromApi<Readonly<Record<string, unknown>>[]>(page, `${list}?limit=100`),
    ),
  )
  const fields = [
    'name',
    'firstName',
    'lastName',
    'fullName',
    'companyName',
    'company',
    'username',
    'title',
  ]
  const named = records.flat().flatMap((record) => {
    const own = fields.map((field) => record[field]).filter((name) => typeof name === 'string')
    const { firstName, lastName } = record
    return [...own, ...own.map(initials), initials(`${firstName} ${lastName}`)]
  })
  const ofShop = Object.values(brand.name).join(' ').split(' ')
  return new Set([
    ...ofShop,
    ...named.flatMap((name) => name.split(/\s+/)),
    ...(await codesOf(page)),
  ])
}

describe('an Arabic page', () => {
  let names: ReadonlySet<string>
  let staff: Page
  let isQuiet: () => boolean
  beforeAll(async () => {
    ;({ page: staff } = await startVisit(browser))
    isQuiet = trackRequests(staff)
    await signIn(staff)
    names = await namesOf(staff)
  })

  it('is checked by a rule that detects untranslated words', async () => {
    expect(latinWords('درجة الحماية IP67، عبر LoRaWAN و RS-485')).toEqual([])
    expect(latinWords('RTU/TCP في /ar/products')).toEqual([])
    expect(latinWords('كل/All وRTU/Other')).toEqual(['All', 'RTU/Other'])
    expect(latinWords('بطارية Rechargeable قابلة للشحن')).toEqual(['Rechargeable'])
    const loud = ['SALE', 'OK', 'English', 'node', 'Save20', 'v2', 'NEW']
    expect(latinWords(loud.join('، '))).toEqual(loud)
    const { page } = await startVisit(browser)
    await page.goto('/ar/aboutUs')
    await page.evaluate(() => {
      const sample = document.createElement('p')
      sample.innerHTML = `Forgotten <img alt="A picture"> <bdi dir="ltr" translate="no">Kept</bdi>
        <span dir="auto">Automatic</span> <input dir="auto" placeholder="Hinted">
        <textarea dir="auto" aria-label="Labelled">Typed</textarea>
        <a href="/en">English</a> <a href="/en" hreflang="en">Deutsch</a>`
      document.querySelector('main')?.append(sample)
    })
    const words = (await readPageTexts(page)).flatMap(({ text }) => latinWords(text))
    expect(words).toContain('Forgotten')
    expect(words).toContain('picture')
    for (const each of ['Automatic', 'Hinted', 'Labelled', 'English']) expect(words).toContain(each)
    for (const each of ['Kept', 'Typed', 'Deutsch']) expect(words).not.toContain(each)
    await page.context().close()
  })

  it('of the shop has no untranslated word', async () => {
    const visitor = await createShopper(browser, demo)
    const paths = [...(await publicAddresses()), ...(await accountAddresses(visitor))]
    const quiet = trackRequests(visitor.page)
    await visitor.page.goto('/ar/aboutUs')
    const known = paths.filter((path) => !path.includes('search='))
    expect(known.length).toBeGreaterThan(35)
    // Other tests add addresses to this account, and sign in with Node.
    const addresses: { fullName: string }[] = await visitor.call('GET', '/addresses')
    const own = ['node', ...addresses.flatMap(({ fullName }) => fullName.split(' '))]
    const walk = { paths: known, isQuiet: quiet, names: names.union(new Set(own)) }
    expect(await foundOn(visitor.page, walk)).toEqual([])
  })

  it('of the back office has no untranslated word', async () => {
    const { page } = await startVisit(browser)
    const quiet = trackRequests(page)
    await page.goto(`/ar/${publicRoutes[0]}`)
    expect(await foundOn(page, { paths: publicRoutes, isQuiet: quiet, names })).toEqual([])
    const paths = await cmsAddresses(staff)
    expect(paths.length).toBeGreaterThan(100)
    await staff.goto('/ar/cms')
    expect(await foundOn(staff, { paths, isQuiet, names, data: ',bdi' })).toEqual([])
  })
})
