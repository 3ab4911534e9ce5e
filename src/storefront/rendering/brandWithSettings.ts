import type { Brand } from '#domain/brand.ts'
import { isLanguage, type Language } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { applyShopSettings } from '#domain/shopSettings.ts'
import type { Settings } from '../data/types.ts'

/** Returns the brand with the staff's settings applied, in the page's language. */
export function brandWithSettings<B extends Brand>(
  builtBrand: B,
  language: Language,
  settings: Settings | undefined,
): B {
  if (!settings) return builtBrand
  const { name, tagline, description, copyright, contact } = settings
  const { email, phone, address, hours } = contact
  const currency = currencyCodes.find((code) => code === settings.currency)
  const supportedLanguages = settings.supportedLanguages.map(({ code }) => code).filter(isLanguage)
  return {
    ...builtBrand,
    ...applyShopSettings(builtBrand, {
      texts: { [language]: { name, tagline, description, copyright, address, hours } },
      ...(currency && { currency }),
      ...(supportedLanguages.length > 0 && { supportedLanguages }),
      ...(isLanguage(settings.language) && { language: settings.language }),
      email,
      phone,
    }),
  }
}
