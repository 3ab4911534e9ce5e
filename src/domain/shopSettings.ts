import type { Brand } from './brand.ts'
import { languageCodes, type Language } from './locale.ts'
import { recordFromKeys } from './keys.ts'
import type { Currency } from './money.ts'

/** The texts of a shop in one language. */
export type ShopTexts = {
  readonly name: string
  readonly tagline: string
  readonly description: string
  readonly copyright: string
  readonly address: string
  readonly hours: string
  readonly accountName: string
}

/**
 * Staff settings that override the brand a shop was built with. Empty values fall back to the
 * brand.
 */
export type ShopSettings = {
  readonly texts: Readonly<Partial<Record<Language, Partial<ShopTexts>>>>
  readonly currency?: Currency
  readonly supportedLanguages?: readonly Language[]
  readonly language?: Language
  readonly email?: string
  readonly phone?: string
  readonly bank?: string
  readonly iban?: string
  readonly swift?: string
}

/** Returns the brand with the shop settings applied. */
export function applyShopSettings<B extends Brand>(brand: B, settings: ShopSettings): B {
  const text = (language: Language, name: keyof ShopTexts, fallback: string): string =>
    settings.texts[language]?.[name] || fallback
  const { contact, commerce } = brand
  const { seller } = commerce
  const languages = brand.languages.filter(
    (code) => settings.supportedLanguages?.includes(code) ?? true,
  )
  const supportedLanguages = languages.length ? languages : brand.languages
  return {
    ...brand,
    name: recordFromKeys(languageCodes, (code) => text(code, 'name', brand.name[code])),
    texts: recordFromKeys(languageCodes, (code) => ({
      ...brand.texts[code],
      tagline: text(code, 'tagline', brand.texts[code].tagline),
      description: text(code, 'description', brand.texts[code].description),
      address: text(code, 'address', brand.texts[code].address),
    })),
    languages: supportedLanguages,
    language:
      supportedLanguages.find((code) => code === settings.language) ??
      supportedLanguages[0] ??
      brand.language,
    currency: settings.currency ?? brand.currency,
    contact: {
      email: settings.email || contact.email,
      phone: settings.phone || contact.phone,
      hours: recordFromKeys(languageCodes, (code) => text(code, 'hours', contact.hours[code])),
    },
    commerce: {
      ...commerce,
      seller: {
        ...seller,
        legalName: recordFromKeys(languageCodes, (code) =>
          text(code, 'accountName', seller.legalName[code]),
        ),
        bank: settings.bank || seller.bank,
        iban: settings.iban || seller.iban,
        swift: settings.swift || seller.swift,
      },
    },
  }
}
