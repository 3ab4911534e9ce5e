import type { Brand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Behaviour } from '../engine/behaviour.ts'
import type { Row } from '../engine/context.ts'
import type { Shop } from '../shop/shop.ts'

/** A shop begins as its brand says; what staff changes is seen by the next request. */
export const settings = (shop: Shop, provider: string | undefined): Behaviour => ({
  only: shop.settings,
  begin: (language) => beginningOf(shop.built, language),
  derive: { provider: { sql: () => `'${provider ?? '-'}'::text` } },
  guard: ({ before, input }) => {
    const spoken = input?.supportedLanguages ?? before?.supported_languages
    const first = input?.language ?? before?.language
    return !input || !Array.isArray(spoken) || spoken.includes(first)
      ? undefined
      : { code: 'validation', fields: { '/language': { key: 'field.choice' } } }
  },
  after: async (_, { committed }) => {
    committed?.(async () => void (await shop.refresh()))
  },
})

const beginningOf = (brand: Brand, language: Language): Row => ({
  name: brand.name[language],
  tagline: brand.texts[language].tagline,
  description: brand.texts[language].description,
  copyright: brand.name[language],
  address: brand.texts[language].address,
  hours: brand.contact.hours[language],
  accountName: brand.commerce.seller.legalName[language],
  currency: brand.currency,
  supportedLanguages: brand.languages,
  language: brand.language,
  email: brand.contact.email,
  phone: brand.contact.phone,
  bank: brand.commerce.seller.bank,
  iban: brand.commerce.seller.iban,
  swift: brand.commerce.seller.swift,
})
