import type { Script } from './locale.ts'
import { colourRoles, featureNames, themes } from './brand.ts'
import { recordFromKeys } from './keys.ts'
import {
  cardStyles,
  footerBackgrounds,
  headerLayouts,
  heroLayouts,
  homeBackgrounds,
  homeSections,
  openingSlides,
  topicStyles,
  topicSections,
} from './layout.ts'
import { languageCodes } from './locale.ts'
import { currencyCodes } from './money.ts'
import { typefaceNames, typefaces } from './typefaces.ts'

type Schema = Readonly<Record<string, unknown>>

const objectSchema = <K extends string>(
  properties: Readonly<Record<K, Schema>>,
  required: readonly string[] = Object.keys(properties),
): Schema => ({ type: 'object', properties, required, additionalProperties: false })

const textSchema = (maxLength: number): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
})
const colourSchema = { type: 'string', format: 'rrggbb' }
const hostSchema = { type: 'string', pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }
const booleanSchema = { type: 'boolean' }
const enumSchema = (values: readonly unknown[]): Schema => ({ enum: values })

/**
 * One value per language. Whether all required languages are there is checked against the brand's
 * list of languages.
 */
const translatedSchema = (schema: Schema): Schema =>
  objectSchema(
    recordFromKeys(languageCodes, () => schema),
    [],
  )

const typefaceSchema = (script: Script): Schema =>
  enumSchema(
    typefaceNames.filter((name) => typefaces[name].scripts.some((each) => each === script)),
  )

export const paletteSchema: Schema = objectSchema(
  recordFromKeys(themes, () => objectSchema(recordFromKeys(colourRoles, () => colourSchema))),
)

const brandProperties = {
  key: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,30}$' },
  hosts: { type: 'array', items: hostSchema, minItems: 1, uniqueItems: true },
  name: translatedSchema(textSchema(60)),
  texts: translatedSchema(
    objectSchema({
      tagline: textSchema(120),
      description: textSchema(255),
      heroTitle: textSchema(400),
      heroText: textSchema(400),
      address: textSchema(160),
    }),
  ),
  palette: paletteSchema,
  typography: objectSchema({
    latin: typefaceSchema('latin'),
    arabic: typefaceSchema('arabic'),
    headingWeight: enumSchema([500, 600, 700]),
    headingTracking: { type: 'number', minimum: -0.05, maximum: 0.05 },
  }),
  shape: objectSchema({
    radius: { type: 'integer', minimum: 0, maximum: 16 },
    density: enumSchema(['compact', 'comfortable']),
    elevation: enumSchema(['flat', 'lifted']),
  }),
  layout: objectSchema({
    header: enumSchema(headerLayouts),
    home: objectSchema({
      hero: enumSchema(heroLayouts),
      opening: enumSchema(openingSlides),
      sections: { type: 'array', items: enumSchema(homeSections), minItems: 1, uniqueItems: true },
      topics: objectSchema(recordFromKeys(topicSections, () => enumSchema(topicStyles))),
      ground: enumSchema(homeBackgrounds),
    }),
    card: enumSchema(cardStyles),
    footer: enumSchema(footerBackgrounds),
  }),
  languages: { type: 'array', items: enumSchema(languageCodes), minItems: 1, uniqueItems: true },
  language: enumSchema(languageCodes),
  comingLanguages: {
    type: 'array',
    items: { type: 'string', format: 'language' },
    uniqueItems: true,
  },
  currency: enumSchema(currencyCodes),
  country: { type: 'string', format: 'country' },
  contact: objectSchema({
    email: { type: 'string', format: 'email' },
    phone: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
    hours: translatedSchema(textSchema(120)),
  }),
  commerce: objectSchema({
    orderPrefix: { type: 'string', pattern: '^[A-Z]{3}$' },
    pricesIncludeTax: booleanSchema,
    discountCap: { type: 'integer', minimum: 0, maximum: 100 },
    cardMinutes: { type: 'integer', minimum: 5, maximum: 1440 },
    transferDays: { type: 'integer', minimum: 1, maximum: 60 },
    seller: objectSchema({
      legalName: translatedSchema(textSchema(120)),
      vatNumber: { type: 'string', pattern: '^[A-Z0-9-]{4,20}$' },
      bank: textSchema(120),
      iban: { type: 'string', format: 'iban' },
      swift: { type: 'string', format: 'bic' },
    }),
  }),
  features: objectSchema(recordFromKeys(featureNames, () => booleanSchema)),
}

/** The JSON Schema of a brand's data; no text is longer than the shop settings allow. */
export const brandSchema: Schema = objectSchema(
  brandProperties,
  Object.keys(brandProperties).filter((name) => name !== 'comingLanguages'),
)
