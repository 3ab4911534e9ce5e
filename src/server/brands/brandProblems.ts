import type { ErrorObject } from 'ajv'
import { themes } from '#domain/brand.ts'
import { lowContrastPairs } from '#domain/contrast.ts'
import type { DeclaredBrand } from '#domain/declaredBrand.ts'
import { isPartial } from '#domain/locale.ts'
import { suggestion } from '#resource/check/report.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { validators } from './brandValidators.ts'
import { drawingProblems } from './drawingProblems.ts'

export type BrandFolder = {
  /** the name of the folder */
  readonly key: string
  readonly brand: unknown
  /** SVG sources by file name */
  readonly drawings: Readonly<Record<string, string>>
}

/** Names of commands or files in the folder of brands, which cannot be keys. */
const reservedKeys = new Set(['all', 'default'])

/** Returns what is wrong with a brand, a sentence per problem with its place; empty if none. */
export function brandProblems({ key, brand, drawings }: BrandFolder): string[] {
  const wellFormed = isBrand(brand)
  return [
    ...(reservedKeys.has(key) ? [`key: "${key}" is reserved; choose another key`] : []),
    ...(wellFormed
      ? [...keyProblems(key, brand), ...languageProblems(brand)]
      : (isBrand.errors ?? []).map(describeError)),
    ...paletteProblems(isRecord(brand) ? brand['palette'] : undefined),
    ...Object.entries(drawings).flatMap(([name, source]) =>
      drawingProblems(source).map((problem) => `${name}: ${problem}`),
    ),
  ]
}

const { brand: isBrand, palette: isPalette } = validators

/** Descriptions of formats, for readers who do not know them by name. */
const formatDescriptions: Readonly<Record<string, string>> = {
  email: 'an email address',
  iban: 'an IBAN with valid check digits',
  bic: 'a BIC',
  rrggbb: 'a colour such as #1a2b3c, in lowercase letters',
  language: 'an ISO 639 language code in lowercase letters, such as fr',
  country: 'an ISO 3166 country code in two capital letters, such as SA',
}

function describeError({
  instancePath,
  keyword,
  message,
  params,
  data,
  parentSchema,
}: ErrorObject) {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'brand'
  const valueText = JSON.stringify(data)
  if (keyword === 'required') return `${place}: ${params['missingProperty']} is missing`
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    return `${place}: unknown key ${name}${suggestion(name, Object.keys(parentSchema?.['properties'] ?? {}))}`
  }
  if (keyword === 'enum') {
    const allowed: readonly unknown[] = params['allowedValues']
    return `${place}: is ${valueText}, but must be one of ${allowed.join(', ')}`
  }
  if (keyword === 'format')
    return `${place}: is ${valueText}, but must be ${formatDescriptions[params['format']]}`
  return `${place}: is ${valueText}, but ${message}`
}

const keyProblems = (key: string, { key: own }: DeclaredBrand): string[] =>
  own === key ? [] : [`key: is "${own}", but the folder is called "${key}"`]

/** Checked even if other things are wrong, so that all problems are reported at once. */
const paletteProblems = (palette: unknown): string[] =>
  isPalette(palette)
    ? themes.flatMap((theme) =>
        lowContrastPairs(palette[theme]).map(
          ({ foreground, background, ratio, minimum }) =>
            `palette.${theme}: ${foreground} on ${background} has a contrast of ${ratio.toFixed(2)}, but needs at least ${minimum}`,
        ),
      )
    : []

function languageProblems({
  languages,
  language,
  comingLanguages = [],
  name,
  texts,
  contact,
  commerce,
}: DeclaredBrand): string[] {
  const textsByPlace = {
    name,
    texts,
    'contact.hours': contact.hours,
    'commerce.seller.legalName': commerce.seller.legalName,
  }
  return [
    ...(languages.includes(language) ? [] : [`language: ${language} is not among the languages`]),
    ...languages
      .filter((code) => comingLanguages.includes(code))
      .map((code) => `comingLanguages: ${code} is already among the languages`),
    // The default language covers what a partial language lacks.
    ...languages
      .filter((code) => !isPartial(code))
      .flatMap((code) =>
        Object.entries(textsByPlace).flatMap(([place, said]) =>
          said[code] ? [] : [`${place}: the text for the language ${code} is missing`],
        ),
      ),
  ]
}
