import { pdf } from '#domain/fileTypes.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { fieldApplies, type Field, type Resource } from '#resource/resource.ts'
import { kindOf } from '#resource/kinds/kindOf.ts'
import type { Property } from '#resource/declaration.ts'
import { writableFields } from '#resource/resourceSchemas.ts'
import { samplePicture } from './samplePictures.ts'
import { sampleAllocation } from './licences.ts'
import { samplePdf } from './samplePdf.ts'
import type { Shop } from './shop.ts'

type Input = Record<string, unknown>
type SampleGenerator = (
  field: { name: string; property: Property },
  number: number,
  shop: Shop,
) => unknown | Promise<unknown>

/** Valid values for formats that a generated text would not match. */
const formatSamples: Readonly<Record<string, string>> = {
  iban: 'SA0380000000608010167519',
  bic: 'NCBKSAJE',
  link: '/products?type=device',
  date: '2026-01-31',
}

const countryCodes =
  'SA AE KW QA BH OM JO EG MA TN LB IQ TR GB FR DE IT ES PT NL BE CH AT PL SE NO DK FI IE GR CZ HU RO BG HR US CA MX BR AR CL CO PE IN PK BD LK NP CN JP KR SG MY TH VN PH ID AU NZ ZA KE NG GH'.split(
    ' ',
  )

const text: SampleGenerator = ({ property, name }, number) => {
  if (property.format && formatSamples[property.format]) return formatSamples[property.format]
  const candidates = [
    `${name} ${number}`,
    `X${number}`,
    `x${number}`,
    `sample${number}`,
    `SAMPLE-${1000 + number}`,
    `/samples/${number}`,
  ]
  const pattern = new RegExp(property.pattern ?? '')
  return candidates.find((each) => pattern.test(each))
}

/** Creates a record of the target and returns its id. */
const createRelated = async (shop: Shop, target: string) =>
  (await createSample(shop, target, nextRelatedNumber(shop)))._id

/**
 * Numbers related records per shop, so that they never clash with one another or those of a test.
 */
const relatedCounts = new WeakMap<Shop, number>()
const nextRelatedNumber = (shop: Shop): number => {
  const number = (relatedCounts.get(shop) ?? 5000) + 1
  relatedCounts.set(shop, number)
  return number
}

const relatedIds: SampleGenerator = async ({ property }, _, shop) => {
  const target = property.items?.['x-relation'] ?? ''
  return [await createRelated(shop, target), await createRelated(shop, target)]
}
const relatedId: SampleGenerator = ({ property }, _, shop) =>
  createRelated(shop, property['x-relation'] ?? '')

const sampleRow = async (field: { property: Property }, number: number, shop: Shop) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(field.property.items?.properties ?? {}).map(async ([name, property]) => [
        name,
        await generators[kindOf(property)]({ name, property }, number, shop),
      ]),
    ),
  )

/** Generates a value of every kind, different for every number. */
const generators: Readonly<Record<KindName, SampleGenerator>> = {
  text,
  multiline: text,
  richText: (_, number) => `<p>Paragraph <strong>${number}</strong></p>`,
  // Email addresses are unique across the account resources.
  email: (_, number, shop) => `person${number}.${nextRelatedNumber(shop)}@example.com`,
  url: (_, number) => `https://example.com/${number}`,
  phone: (_, number) => `+96650000${String(number).padStart(4, '0')}`,
  colour: (_, number) => `#${String(number).padStart(6, '0')}`,
  number: ({ property: { minimum = 0, maximum } }, number) =>
    maximum === undefined ? minimum + number : minimum + (number % (maximum - minimum)),
  money: (_, number) => ({ amount: 1000 + number, currency: 'USD' }),
  // End dates must be after start dates; their names are shorter.
  date: ({ name }, number) =>
    new Date(Date.UTC(2026, 0, 1 + number, 23 - (name.length % 23))).toISOString(),
  duration: (_, number) => `P${1 + number}DT4H`,
  choice: ({ property }, number) => property.enum?.[number % property.enum.length],
  choices: ({ property }) => property.items?.enum?.slice(0, 2),
  flag: (_, number) => number % 2 === 1,
  picture: relatedId,
  gallery: relatedIds,
  relation: relatedId,
  relations: relatedIds,
  file: async ({ property }, _, shop) => {
    const { save } = shop.server.files
    const isDocument = property['x-accepts']?.every((type) => type === pdf)
    const sample = isDocument
      ? save('sample.pdf', samplePdf(), { allowedTypes: [pdf] })
      : save('sample.png', await samplePicture())
    return (await sample)._id
  },
  links: async (field, number, shop) => [await sampleRow(field, number, shop)],
  list: async (field, number, shop) => [await sampleRow(field, number, shop)],
  texts: (_, number) => [`first ${number}`, `second ${number}`],
  address: (_, number) => ({ country: 'SA', city: 'Riyadh', address: `Street ${number}` }),
  country: (_, number) => countryCodes[number % countryCodes.length],
  countries: () => ['SA', 'AE'],
  brand: () => 'marsad',
  brands: () => ['marsad'],
  permissions: () => ['tags:read', 'tags:update'],
}

/** Returns an input with every applicable field, or only the required ones for a related record. */
export async function sampleInput(
  resource: Resource,
  number: number,
  shop: Shop,
  full = true,
): Promise<Input> {
  const input: Input = {}
  const requiredForVisibility = resource.requiredWhenVisible.flat()
  const fields = writableFields(resource).filter(
    (field) => full || field.required || requiredForVisibility.includes(field),
  )
  const plainFirst = [...fields].sort((a, b) => Number(Boolean(a.when)) - Number(Boolean(b.when)))
  for (const field of plainFirst) {
    if (!fieldApplies(field, input)) continue
    input[field.name] = await generators[field.kind](field, number, shop)
  }
  return input
}

export async function createSample(shop: Shop, name: string, number: number): Promise<Input> {
  const resource = shop.catalogue.get(name)
  if (!resource) throw new Error(`no resource "${name}"`)
  if (name === 'license-allocation') return sampleAllocation(shop)
  const body = await sampleInput(resource, number, shop, false)
  const answer = await shop.staff('POST', `/api/marketplace/${name}`, { body })
  if (answer.status !== 201) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

export const sampleValue = (field: Field, number: number, shop: Shop) =>
  generators[field.kind](field, number, shop)

/** Converts a record that was read into an input for writing it. */
export const toInput = (resource: Resource, record: Input): Input =>
  Object.fromEntries(
    writableFields(resource).map((field) => [
      field.name,
      kinds[field.kind].toInput(record[field.name]),
    ]),
  )
