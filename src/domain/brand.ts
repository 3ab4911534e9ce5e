import type { Layout } from './layout.ts'
import type { Language } from './locale.ts'
import type { Currency } from './money.ts'
import type { TypefaceOf } from './typefaces.ts'

/** A shop's brand: plain data, chosen at build time. Shops differ only in these fields. */
export type Brand = {
  readonly key: string
  /** host names when one server serves several brands; the first is the canonical one */
  readonly hosts: readonly string[]
  readonly name: Readonly<Record<Language, string>>
  readonly texts: Readonly<Record<Language, BrandTexts>>
  readonly palette: Readonly<Record<Theme, Palette>>
  readonly typography: Typography
  readonly shape: Shape
  readonly layout: Layout
  readonly languages: readonly Language[]
  readonly language: Language
  /** ISO 639 codes of unsupported languages that the header announces as coming soon */
  readonly comingLanguages?: readonly string[]
  readonly currency: Currency
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly contact: Contact
  readonly commerce: Commerce
  readonly features: Features
}

export type Seller = Commerce['seller']

/** The part of a brand that pages receive: few need its seller, and colours are in style sheets. */
export type PageBrand = Omit<Brand, 'palette' | 'hosts' | 'comingLanguages' | 'commerce'> & {
  readonly commerce: Omit<Commerce, 'seller'>
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'light'

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/** A theme, or `system` for the device's current one. */
export const themeChoices = [...themes, 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  isTheme(value) || value === 'system'

export const colourRoles = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'text',
  'muted',
  'subtle',
  'onAccent',
  'accent',
  'accentHover',
  'accentSoft',
  'border',
  'borderStrong',
  'focus',
  'positive',
  'positiveSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerSoft',
  'info',
  'infoSoft',
] as const

export type ColourRole = (typeof colourRoles)[number]
export type Palette = Readonly<Record<ColourRole, string>>

export type Typography = {
  readonly latin: TypefaceOf<'latin'>
  readonly arabic: TypefaceOf<'arabic'>
  readonly headingWeight: 500 | 600 | 700
  /** in em; never applied to Arabic */
  readonly headingTracking: number
}

export type Shape = {
  /** in px, of the smallest corner; larger corners are derived from it */
  readonly radius: number
  readonly density: 'compact' | 'comfortable'
  readonly elevation: 'flat' | 'lifted'
}

export type BrandTexts = {
  readonly tagline: string
  readonly description: string
  readonly heroTitle: string
  readonly heroText: string
  readonly address: string
}

export type Contact = {
  readonly email: string
  readonly phone: string
  readonly hours: Readonly<Record<Language, string>>
}

export type Commerce = {
  /** prefix of every order number */
  readonly orderPrefix: string
  readonly pricesIncludeTax: boolean
  /** the most that all discounts together may take off, in percent */
  readonly discountCap: number
  /** how long stock stays reserved: minutes for a card payment, days for a transfer */
  readonly cardMinutes: number
  readonly transferDays: number
  readonly seller: {
    readonly legalName: Readonly<Record<Language, string>>
    readonly vatNumber: string
    readonly bank: string
    readonly iban: string
    readonly swift: string
  }
}

export const featureNames = [
  'cart',
  'orders',
  'savedAddresses',
  'savedPaymentMethods',
  'cmsStock',
  'marketplaceStock',
  'terms',
  'privacyPolicy',
] as const

/** The features that a brand switches on or off. */
export type Features = Readonly<Record<(typeof featureNames)[number], boolean>>
