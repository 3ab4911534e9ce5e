import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand as mahsul } from '#brands/mahsul/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import { brand as wamid } from '#brands/wamid/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'
import { serveBrands } from '../support/brandsServer.ts'

const silent: Brand = { ...qantara, comingLanguages: [] }
const promising: Brand = {
  ...mahsul,
  languages: ['en'],
  currency: qantara.currency,
  comingLanguages: ['fr', 'tr', 'es', 'it', 'ar'],
}
/** Has one language and announces none. */
const single: Brand = {
  ...wamid,
  languages: ['en'],
  currency: qantara.currency,
  comingLanguages: [],
}

const english = { code: 'en', label: 'English' }
const arabic = { code: 'ar', label: 'العربية' }

let shop: Awaited<ReturnType<typeof serveBrands>>
beforeAll(async () => {
  shop = await serveBrands([silent, promising, single], { PUBLIC_URL: 'https://first.example' })
})
afterAll(() => shop.close())

it.each([
  { brand: silent, spoken: [english, arabic], coming: [] },
  { brand: single, spoken: [english], coming: [] },
  {
    brand: promising,
    spoken: [english],
    coming: [
      { code: 'fr', label: 'Français' },
      { code: 'tr', label: 'Türkçe' },
      { code: 'es', label: 'Español' },
      { code: 'it', label: 'Italiano' },
      arabic,
    ],
  },
])('$brand.key lists the languages its brand declares as coming: $coming.length', async (shown) => {
  const host = shown.brand.hosts[0] ?? ''
  const { text } = await shop.ask(host, '/api/marketplace-customer/settings')
  const { allLanguages, supportedLanguages } = JSON.parse(text).data
  expect({ allLanguages, supportedLanguages }).toEqual({
    allLanguages: [...shown.spoken, ...shown.coming],
    supportedLanguages: shown.spoken,
  })
  const page = await shop.ask(host, '/en')
  expect(page.status).toBe(200)
  expect(page.text.includes(`>${storefront['header.coming']}<`)).toBe(shown.coming.length > 0)
})
