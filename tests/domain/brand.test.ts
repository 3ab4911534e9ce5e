import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { colourRoles, featureNames, themes, type Brand, type ColourRole } from '#domain/brand.ts'
import { contrastRatio, contrastPairs } from '#domain/contrast.ts'
import { isLanguage } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { defaultBrand } from '#brands/default.ts'

const folder = resolve(import.meta.dirname, '../../brands')
const keys = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name)
const brands: Brand[] = await Promise.all(
  keys.map(async (key) => (await import(`${folder}/${key}/brand.ts`)).brand),
)

it('there are eleven brands, including the default one', () => {
  expect(keys.length).toBeGreaterThanOrEqual(11)
  expect(keys).toContain(defaultBrand)
})

it.each(featureNames)('the feature %s is on for some brands and off for others', (feature) => {
  expect(new Set(brands.map(({ features }) => features[feature]))).toEqual(new Set([true, false]))
})

it.each([
  ['a key', (brand: Brand) => brand.key],
  ['an order prefix', (brand: Brand) => brand.commerce.orderPrefix],
  ['an email address', (brand: Brand) => brand.contact.email],
])('every brand has %s of its own', (_, of) => {
  expect(new Set(brands.map(of)).size).toBe(brands.length)
})

describe.each(brands)('brand $key', (brand) => {
  it('is serialisable data under the name of its folder', () => {
    expect(keys).toContain(brand.key)
    expect(JSON.parse(JSON.stringify(brand))).toEqual(brand)
  })

  it('has texts in every language it offers', () => {
    expect(brand.languages).toContain(brand.language)
    for (const language of brand.languages) {
      expect(isLanguage(language)).toBe(true)
      expect(brand.name[language]).not.toBe('')
      expect(Object.values(brand.texts[language]).every(Boolean)).toBe(true)
    }
  })

  it('sells in a known currency and country', () => {
    expect(currencyCodes).toContain(brand.currency)
    expect(brand.country).toMatch(/^[A-Z]{2}$/)
  })

  it('has valid commercial details', () => {
    const { orderPrefix, discountCap, seller } = brand.commerce
    expect(orderPrefix).toMatch(/^[A-Z]{3}$/)
    expect(discountCap).toBeLessThanOrEqual(100)
    expect(isValidIBAN(seller.iban)).toBe(true)
    expect(isValidBIC(seller.swift)).toBe(true)
    for (const language of brand.languages) expect(seller.legalName[language]).not.toBe('')
  })

  describe.each(themes)('in the %s theme', (theme) => {
    const palette = brand.palette[theme]

    it('has an opaque colour for each role', () => {
      expect(Object.keys(palette).toSorted()).toEqual([...colourRoles].toSorted())
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    })

    it.each(contrastPairs)(
      '$front has enough contrast on $back',
      ({ foreground, background, minimum }) => {
        expect(contrastRatio(palette[foreground], palette[background])).toBeGreaterThanOrEqual(
          minimum,
        )
      },
    )
  })
})

it('the contrast pairs cover every role, with a higher minimum for text than for borders', () => {
  const leastOf = (role: ColourRole) =>
    new Set(
      contrastPairs.filter(({ foreground }) => foreground === role).map(({ minimum }) => minimum),
    )
  for (const role of ['text', 'muted', 'subtle', 'accent', 'accentHover', 'onAccent'] as const)
    expect([role, ...leastOf(role)]).toEqual([role, 4.5])
  for (const role of ['positive', 'warning', 'danger', 'info'] as const)
    expect([role, ...leastOf(role)]).toEqual([role, 4.5])
  for (const role of ['focus', 'borderStrong'] as const)
    expect([role, ...leastOf(role)]).toEqual([role, 3])
})

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s and %s is %d in either order', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})
