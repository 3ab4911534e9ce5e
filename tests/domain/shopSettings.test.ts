import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { applyShopSettings } from '#domain/shopSettings.ts'

const nothing = { texts: {} }

describe('a shop with settings', () => {
  it('equals its brand when nothing is set', () => {
    expect(applyShopSettings(brand, nothing)).toEqual(brand)
  })

  it('uses the settings of one language and the brand’s texts in the others', () => {
    const set = applyShopSettings(brand, {
      texts: { ar: { name: 'رمال', tagline: 'حقائق', address: 'الرياض', hours: 'كل يوم' } },
    })
    expect(set.name).toEqual({ en: brand.name.en, ar: 'رمال' })
    expect(set.texts.ar).toEqual({ ...brand.texts.ar, tagline: 'حقائق', address: 'الرياض' })
    expect(set.texts.en).toEqual(brand.texts.en)
    expect(set.contact.hours).toEqual({ en: brand.contact.hours.en, ar: 'كل يوم' })
  })

  it('treats an empty text as not set', () => {
    expect(applyShopSettings(brand, { texts: { en: { name: '' } }, email: '', phone: '' })).toEqual(
      brand,
    )
  })

  it('uses the contact and bank details that are set', () => {
    const { contact, commerce } = applyShopSettings(brand, {
      texts: { en: { accountName: 'Sandstone LLC' } },
      email: 'ask@sandstone.example',
      phone: '+966500000009',
      bank: 'First Bank',
      iban: 'SA0380000000608010167519',
      swift: 'FIRSSARI',
    })
    expect(contact).toMatchObject({ email: 'ask@sandstone.example', phone: '+966500000009' })
    expect(commerce.seller).toEqual({
      legalName: { en: 'Sandstone LLC', ar: brand.commerce.seller.legalName.ar },
      vatNumber: brand.commerce.seller.vatNumber,
      bank: 'First Bank',
      iban: 'SA0380000000608010167519',
      swift: 'FIRSSARI',
    })
    expect(commerce.orderPrefix).toBe(brand.commerce.orderPrefix)
  })

  it('sells in the currency that is set', () => {
    expect(applyShopSettings(brand, { ...nothing, currency: 'KWD' }).currency).toBe('KWD')
  })
})

describe('the languages of a shop', () => {
  const languagesOf = (set: Parameters<typeof applyShopSettings>[1], built = brand) => {
    const { languages, language } = applyShopSettings(built, set)
    return { languages, language }
  }

  it('are the configured ones, in the order of the brand', () => {
    expect(languagesOf({ ...nothing, supportedLanguages: ['ar', 'en'], language: 'ar' })).toEqual({
      languages: ['en', 'ar'],
      language: 'ar',
    })
    expect(languagesOf({ ...nothing, supportedLanguages: ['ar'] })).toEqual({
      languages: ['ar'],
      language: 'ar',
    })
  })

  it('start with a supported one, whatever the default', () => {
    expect(languagesOf({ ...nothing, supportedLanguages: ['ar'], language: 'en' })).toEqual({
      languages: ['ar'],
      language: 'ar',
    })
  })

  it('are never empty, and never exceed those of the brand', () => {
    expect(languagesOf({ ...nothing, supportedLanguages: [] })).toEqual({
      languages: ['en', 'ar'],
      language: 'en',
    })
    const english = { ...brand, languages: ['en'] as const }
    expect(languagesOf({ ...nothing, supportedLanguages: ['en', 'ar'] }, english)).toEqual({
      languages: ['en'],
      language: 'en',
    })
  })
})
