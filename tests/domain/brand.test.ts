import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import {
  colourRoles,
  featureNames,
  themes,
  type Brand,
  type ColourRole,
  type Palette,
} from '#domain/brand.ts'
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

const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const

const pairs = (fronts: readonly ColourRole[], backs: readonly ColourRole[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const readable = [
  ...pairs(['text', 'muted', 'subtle', 'accent', 'accentHover'], grounds),
  ...pairs(['positive', 'warning', 'danger', 'info'], grounds),
  ...pairs(['onAccent'], ['accent', 'accentHover']),
  ...pairs(['text', 'muted', 'accent'], ['accentSoft']),
  ['positive', 'positiveSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
] as const

const visible = pairs(['focus', 'borderStrong'], [...grounds, 'accentSoft'])

it('has eleven brands, and a default one among them', () => {
  expect(keys.length).toBeGreaterThanOrEqual(11)
  expect(keys).toContain(defaultBrand)
})

it.each(featureNames)('%s is on for some brands and off for others', (feature) => {
  expect(new Set(brands.map(({ features }) => features[feature]))).toEqual(new Set([true, false]))
})

it.each([
  ['a key', (brand: Brand) => brand.key],
  ['a prefix of orders', (brand: Brand) => brand.commerce.orderPrefix],
  ['an address for mails', (brand: Brand) => brand.contact.email],
])('every brand has %s of its own', (_, of) => {
  expect(new Set(brands.map(of)).size).toBe(brands.length)
})

describe.each(brands)('brand $key', (brand) => {
  it('is inert data under the name of its folder', () => {
    expect(keys).toContain(brand.key)
    expect(JSON.parse(JSON.stringify(brand))).toEqual(brand)
  })

  it('speaks every language it offers', () => {
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

  it('says as whom and how it sells', () => {
    const { orderPrefix, discountCap, seller } = brand.commerce
    expect(orderPrefix).toMatch(/^[A-Z]{3}$/)
    expect(discountCap).toBeLessThanOrEqual(100)
    expect(isValidIBAN(seller.iban)).toBe(true)
    expect(isValidBIC(seller.swift)).toBe(true)
    for (const language of brand.languages) expect(seller.legalName[language]).not.toBe('')
  })

  describe.each(themes)('%s', (theme) => {
    const palette = brand.palette[theme]

    it('gives each role an opaque colour', () => {
      expect(Object.keys(palette).toSorted()).toEqual([...colourRoles].toSorted())
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    })

    it.each(readable)('%s reads on %s', (front, back) => {
      expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(4.5)
    })

    it.each(visible)('%s is seen on %s', (front, back) => {
      expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(3)
    })
  })
})

function contrast(palette: Palette, front: ColourRole, back: ColourRole): number {
  const [light = 0, dark = 0] = [palette[front], palette[back]]
    .map(luminance)
    .toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
