import type { Script } from './locale.ts'
import { colourRoles, featureNames, themes } from './brand.ts'
import { tableOf } from './keys.ts'
import {
  cardLooks,
  footerGrounds,
  headerLayouts,
  heroLayouts,
  homeGrounds,
  homeSections,
  openings,
  topicLooks,
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

const text = (maxLength: number): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
})
const colour = { type: 'string', format: 'rrggbb' }
const host = { type: 'string', pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }
const booleanSchema = { type: 'boolean' }
const oneOf = (values: readonly unknown[]): Schema => ({ enum: values })

/** By language: which ones a brand needs is checked beside its list of languages. */
const translatedSchema = (of: Schema): Schema =>
  objectSchema(
    tableOf(languageCodes, () => of),
    [],
  )

const typefaceSchema = (script: Script): Schema =>
  oneOf(typefaceNames.filter((name) => typefaces[name].scripts.some((each) => each === script)))

/** Both of its themes. */
export const paletteSchema: Schema = objectSchema(
  tableOf(themes, () => objectSchema(tableOf(colourRoles, () => colour))),
)

const fields = {
  key: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,30}$' },
  hosts: { type: 'array', items: host, minItems: 1, uniqueItems: true },
  name: translatedSchema(text(60)),
  texts: translatedSchema(
    objectSchema({
      tagline: text(120),
      description: text(255),
      heroTitle: text(400),
      heroText: text(400),
      address: text(160),
    }),
  ),
  palette: paletteSchema,
  typography: objectSchema({
    latin: typefaceSchema('latin'),
    arabic: typefaceSchema('arabic'),
    headingWeight: oneOf([500, 600, 700]),
    headingTracking: { type: 'number', minimum: -0.05, maximum: 0.05 },
  }),
  shape: objectSchema({
    radius: { type: 'integer', minimum: 0, maximum: 16 },
    density: oneOf(['compact', 'comfortable']),
    elevation: oneOf(['flat', 'lifted']),
  }),
  layout: objectSchema({
    header: oneOf(headerLayouts),
    home: objectSchema({
      hero: oneOf(heroLayouts),
      opening: oneOf(openings),
      sections: { type: 'array', items: oneOf(homeSections), minItems: 1, uniqueItems: true },
      topics: objectSchema(tableOf(topicSections, () => oneOf(topicLooks))),
      ground: oneOf(homeGrounds),
    }),
    card: oneOf(cardLooks),
    footer: oneOf(footerGrounds),
  }),
  languages: { type: 'array', items: oneOf(languageCodes), minItems: 1, uniqueItems: true },
  language: oneOf(languageCodes),
  comingLanguages: {
    type: 'array',
    items: { type: 'string', format: 'language' },
    uniqueItems: true,
  },
  currency: oneOf(currencyCodes),
  country: { type: 'string', format: 'country' },
  contact: objectSchema({
    email: { type: 'string', format: 'email' },
    phone: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
    hours: translatedSchema(text(120)),
  }),
  commerce: objectSchema({
    orderPrefix: { type: 'string', pattern: '^[A-Z]{3}$' },
    pricesIncludeTax: booleanSchema,
    discountCap: { type: 'integer', minimum: 0, maximum: 100 },
    cardMinutes: { type: 'integer', minimum: 5, maximum: 1440 },
    transferDays: { type: 'integer', minimum: 1, maximum: 60 },
    seller: objectSchema({
      legalName: translatedSchema(text(120)),
      vatNumber: { type: 'string', pattern: '^[A-Z0-9-]{4,20}$' },
      bank: text(120),
      iban: { type: 'string', format: 'iban' },
      swift: { type: 'string', format: 'bic' },
    }),
  }),
  features: objectSchema(tableOf(featureNames, () => booleanSchema)),
}

/** What the data of a brand must look like, as JSON Schema; no text is longer than the settings of a shop take. */
export const brandSchema: Schema = objectSchema(
  fields,
  Object.keys(fields).filter((name) => name !== 'comingLanguages'),
)
