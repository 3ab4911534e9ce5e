import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { themes } from '#domain/brand.ts'
import { brandSchema } from '#domain/brandSchema.ts'
import { weakPairs } from '#domain/contrast.ts'
import type { DeclaredBrand } from '#domain/declaredBrand.ts'
import { isPartial } from '#domain/locale.ts'
import { drawingProblems } from './checkDrawing.ts'

export type BrandFolder = {
  /** the folder's name */
  readonly key: string
  readonly brand: unknown
  /** SVG sources by file name */
  readonly drawings: Readonly<Record<string, string>>
}

/** What is wrong with a brand, a sentence each, which names the place; none when it can be built. */
export function brandProblems({ key, brand, drawings }: BrandFolder): string[] {
  const ofDrawings = Object.entries(drawings).flatMap(([name, source]) =>
    drawingProblems(source).map((problem) => `${name}: ${problem}`),
  )
  if (!isBrand(brand)) return [...(isBrand.errors ?? []).map(sentenceOf), ...ofDrawings]
  const { key: own } = brand
  return [
    ...(own === key ? [] : [`key: is "${own}" in the folder "${key}"`]),
    ...languageProblems(brand),
    ...themes.flatMap((theme) =>
      weakPairs(brand.palette[theme]).map(
        ({ front, back, has, least }) =>
          `palette.${theme}: ${front} on ${back} has a contrast of ${has.toFixed(2)}, and needs ${least}`,
      ),
    ),
    ...ofDrawings,
  ]
}

const ajv = new Ajv({ allErrors: true, strict: true, verbose: true })
formats.default(ajv, ['email'])
ajv.addFormat('iban', isValidIBAN)
ajv.addFormat('bic', isValidBIC)
const isBrand = ajv.compile<DeclaredBrand>(brandSchema)

function sentenceOf({ instancePath, keyword, message, params, data }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'brand'
  if (keyword === 'required') return `${place}: ${params['missingProperty']} is missing`
  if (keyword === 'additionalProperties')
    return `${place}: there is nothing called ${params['additionalProperty']}`
  if (keyword === 'enum') {
    const allowed: readonly unknown[] = params['allowedValues']
    return `${place}: is ${JSON.stringify(data)}, and can be ${allowed.join(', ')}`
  }
  return `${place}: is ${JSON.stringify(data)}, and ${message}`
}

function languageProblems({
  languages,
  language,
  name,
  texts,
  contact,
  commerce,
}: DeclaredBrand): string[] {
  const spoken = {
    name,
    texts,
    'contact.hours': contact.hours,
    'commerce.seller.legalName': commerce.seller.legalName,
  }
  return [
    ...(languages.includes(language) ? [] : [`language: ${language} is not among the languages`]),
    // What a partial language lacks, the first one says.
    ...languages
      .filter((code) => !isPartial(code))
      .flatMap((code) =>
        Object.entries(spoken).flatMap(([place, said]) =>
          said[code] ? [] : [`${place}: has nothing in ${code}, which is among the languages`],
        ),
      ),
  ]
}
