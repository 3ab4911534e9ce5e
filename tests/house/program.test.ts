import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fullLanguages } from '#domain/locale.ts'
import { en as messages } from '#domain/messages/en.ts'
import { ar as messagesAr } from '#domain/messages/ar.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { person } from '#schemas/shared/person.ts'
import { fieldLabels } from '#domain/fieldLabels.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from '../../scripts/vite/brands.ts'
import { collectUsedKeys, type UsedKeys } from './support/collectUsedKeys.ts'
// What searches the compiled product is one file, so that one worker compiles it for all of them.
import './program/brandData.ts'
import './program/kindCoverage.ts'
import './program/rawStatements.ts'

type Texts = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../..')
const folderOf = (language: string): string => join(root, 'src/ui/i18n', language)
const names = readdirSync(folderOf('en')).map((file) => file.replace('.ts', ''))

const catalogueOf = async (language: string, name: string): Promise<Texts> => {
  const module: Readonly<Record<string, Texts>> = await import(
    join(folderOf(language), `${name}.ts`)
  )
  return module[name] ?? {}
}
const catalogues = await Promise.all(
  names.map(async (name) => ({
    name,
    texts: Object.fromEntries(
      await Promise.all(
        fullLanguages.map(async (each) => [each, await catalogueOf(each, name)] as const),
      ),
    ),
  })),
)

const form = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string): string => key.replace(form, '')
const basesOf = (texts: Texts = {}): string[] =>
  [...new Set(Object.keys(texts).map(baseOf))].toSorted()
const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

/** Texts that are the same in every language. */
const alike =
  /^(\{\w+\}|[\s\d×·•:()+/%–-]|PNG|CSV|IBAN|SWIFT|BIC|png|jpe?g|mada|Visa|ID|[a-z]+@\S+|https?:\S*)*$/

/**
 * Returns surplus and missing placeholders of a plural form: `one` and `two` may do without `{n}`.
 */
function placeholderFaults(key: string, text: string, required: readonly string[]): string[] {
  const own = places(text)
  const [, which = ''] = form.exec(key) ?? []
  const needed = required.filter(
    (each) => which !== 'zero' && !(each === '{n}' && ['one', 'two'].includes(which)),
  )
  return [
    ...own
      .filter((each) => !required.includes(each))
      .map((each) => `${key}: ${each} is nowhere else`),
    ...needed.filter((each) => !own.includes(each)).map((each) => `${key}: ${each} is missing`),
  ]
}

const placeholderFaultsIn = (texts: Texts, en: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    form.test(key) ? placeholderFaults(key, text, places(en[`${baseOf(key)}_other`] ?? '')) : [],
  )

describe.each(catalogues)('the text catalogue $name', ({ texts }) => {
  const { en = {}, ar = {} } = texts

  it('has the same keys in every language', () => {
    for (const language of fullLanguages) expect(basesOf(texts[language])).toEqual(basesOf(en))
    expect(Object.values(en).length).toBeGreaterThan(5)
  })

  it('has every plural form of each language', () => {
    const plural = new Set(
      Object.keys(en)
        .filter((key) => form.test(key))
        .map(baseOf),
    )
    for (const language of fullLanguages) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
      for (const key of plural) {
        const found = pluralCategories.filter((each) => texts[language]?.[`${key}_${each}`])
        expect([language, key, found]).toEqual([language, key, pluralCategories])
      }
    }
  })

  it('has plurals in the same texts, and the placeholders of every form', () => {
    for (const language of fullLanguages) {
      const own = texts[language] ?? {}
      expect(placeholderFaultsIn(own, en)).toEqual([])
      const counted = Object.keys(own).filter((key) => form.test(key))
      expect(counted.filter((key) => !en[`${baseOf(key)}_other`])).toEqual([])
    }
  })

  it('has no English text in Arabic, and the same placeholders', () => {
    const same = Object.keys(ar).filter((key) => ar[key] === en[key] && !alike.test(ar[key] ?? ''))
    expect(same).toEqual([])
    const filled = Object.keys(en).filter(
      (key) => !form.test(key) && String(places(en[key] ?? '')) !== String(places(ar[key] ?? '')),
    )
    expect(filled).toEqual([])
  })
})

it('the check detects a plural form with missing or unknown placeholders', () => {
  const en = { a_one: '{n} of {most}', a_other: '{n} of {most}' }
  const fits = { a_zero: 'None', a_one: 'One of {most}', a_few: '{n} of {most}' }
  expect(placeholderFaultsIn(fits, en)).toEqual([])
  const broken = {
    a_two: 'Two',
    a_few: 'Few of {most}',
    a_zero: '{count}',
    a_many: '{n} {n} {most}',
  }
  expect(placeholderFaultsIn(broken, en)).toEqual([
    'a_two: {most} is missing',
    'a_few: {n} is missing',
    'a_zero: {count} is nowhere else',
  ])
})

/** Returns every card brand that the shop has a name for. */
const cardMakers = (): string[] =>
  [
    ...readFileSync(join(root, 'src/server/commerce/payments/cardBrandName.ts'), 'utf8').matchAll(
      /^ {2}\w+: '([^']+)',$/gm,
    ),
  ].flatMap(([, name = '']) => name)

const { brand } = await loadBrand(defaultBrand)

describe('text keys', () => {
  const basesByName = new Map(
    catalogues.map(({ name, texts }) => [name, new Set(basesOf(texts['en']))] as const),
  )
  const profile = basesByName.get('profile') ?? new Set()
  /** An unused key that has to be found. */
  basesByName.get('cms')?.add('nav.nowhere')
  let used: UsedKeys
  beforeAll(() => {
    used = collectUsedKeys(basesByName)
  }, 300_000)

  /** Keys of values that only the server knows (`profileText.ts`), and where they come from. */
  const known: ReadonlyMap<string, ReadonlySet<string>> = new Map([
    ['title', new Set<string>(person.title.enum)],
    ['brand', new Set(cardMakers())],
  ])

  it('are used by the pages of their catalogue, or by data values', () => {
    expect([...used.groups].toSorted()).toEqual([...known.keys()].toSorted())
    const named = [...known].flatMap(([group, all]) => [...all].map((each) => `${group}.${each}`))
    const inUse = used.keys.get('profile')?.union(new Set(named))
    const unused = [...basesByName].flatMap(([name, keys]) =>
      [...keys.difference((name === 'profile' ? inUse : used.keys.get(name)) ?? new Set())].map(
        (key) => `${name}: ${key}`,
      ),
    )
    expect(unused).toEqual(['cms: nav.nowhere'])
  })

  it('exist for all data values', () => {
    // Card brands keep their official names, and some have Arabic ones as well.
    const { brand: _, ...groups } = Object.fromEntries(known)
    const missing = Object.entries(groups).flatMap(([group, all]) =>
      [...all].map((each) => `${group}.${each}`).filter((key) => !profile.has(key)),
    )
    expect(missing).toEqual([])
  })
})

describe('server texts', () => {
  it('differ in each language', () => {
    const arabic: Texts = messagesAr
    const pairs = [
      ...Object.entries(messages).map(([key, en]) => [key, en, arabic[key]]),
      ...Object.entries(nouns).map(([key, { en, ar }]) => [key, en, ar]),
      ...Object.entries(fieldLabels).map(([key, { en, ar }]) => [key, en, ar]),
    ]
    expect(pairs.filter(([, en, ar]) => !en || !ar || (en === ar && !alike.test(en)))).toEqual([])
    // `{field:lower}` is the same value in the middle of a sentence.
    const filled = (text = ''): string => String(places(text.replaceAll(/:\w+\}/g, '}')))
    expect(pairs.filter(([, en, ar]) => filled(en) !== filled(ar))).toEqual([])
  })

  it('name every resource, field, choice and action in each language', async () => {
    const catalogue = await loadCatalogue(brand.features)
    const labels = [...catalogue.values()].flatMap((resource) => [
      [resource.name, resource.labels.one.en, resource.labels.one.ar],
      ...resource.fields.map(({ name, label }) => [`${resource.name}.${name}`, label.en, label.ar]),
    ])
    expect(labels.length).toBeGreaterThan(300)
    expect(
      labels.filter(([, en = '', ar = '']) => !en || !ar || (en === ar && !alike.test(en))),
    ).toEqual([])
  })
})
