import type { Brand, BrandTexts, Commerce, Contact } from './brand.ts'
import { withFallbackTexts } from './withFallbackTexts.ts'
import type { Translations } from './locale.ts'

/** A brand as declared in its file: texts in partial languages may be left out. */
export type DeclaredBrand = Omit<Brand, 'name' | 'texts' | 'contact' | 'commerce'> & {
  readonly name: Translations
  readonly texts: Translations<BrandTexts>
  readonly contact: Omit<Contact, 'hours'> & { readonly hours: Translations }
  readonly commerce: Omit<Commerce, 'seller'> & {
    readonly seller: Omit<Commerce['seller'], 'legalName'> & { readonly legalName: Translations }
  }
}

/**
 * Resolves a declared brand to one with texts for every language, so that no other code has to
 * check for missing ones.
 */
export const resolveBrand = (declared: DeclaredBrand): Brand => {
  const { contact, commerce } = declared
  const { seller } = commerce
  return {
    ...declared,
    name: withFallbackTexts(declared.name),
    texts: withFallbackTexts(declared.texts),
    contact: { ...contact, hours: withFallbackTexts(contact.hours) },
    commerce: {
      ...commerce,
      seller: { ...seller, legalName: withFallbackTexts(seller.legalName) },
    },
  }
}
