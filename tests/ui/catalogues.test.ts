import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fullLanguages } from '#domain/locale.ts'
import { en as messages } from '#domain/messages/en.ts'
import { ar as messagesAr } from '#domain/messages/ar.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { fieldLabels } from '#resource/fieldLabels.ts'
import { loadCatalogue } from '#server/catalogueFiles.ts'
import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from '../../scripts/vite/brands.ts'

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

/** What is written alike wherever it is read. */
const alike =
  /^(\{\w+\}|[\s\d×·•:()+/%–-]|PNG|CSV|IBAN|SWIFT|BIC|png|jpe?g|mada|Visa|ID|[a-z]+@\S+|https?:\S*)*$/

describe.each(catalogues)('the catalogue $name', ({ texts }) => {
  const { en = {}, ar = {} } = texts

  it('lacks nothing and has nothing too much in any language', () => {
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

  it('says nothing in English that is read in Arabic, and fills the same places', () => {
    const same = Object.keys(ar).filter((key) => ar[key] === en[key] && !alike.test(ar[key] ?? ''))
    expect(same).toEqual([])
    const filled = Object.keys(en).filter(
      (key) => !form.test(key) && String(places(en[key] ?? '')) !== String(places(ar[key] ?? '')),
    )
    expect(filled).toEqual([])
  })
})

/** Names of what the server knows, looked up by their group (`profileText.ts`). */
const looked = ['brand.', 'resource.', 'title.']

it('every text is asked for somewhere', { timeout: 60_000 }, () => {
  const folder = join(root, 'src')
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(join('ui', 'i18n', 'en')))
    .filter((name) => !name.startsWith(join('ui', 'i18n', 'ar')))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  // Keys that are put together, such as `alert.${type}` and `${name}.title`.
  const starts = [...looked, ...source.matchAll(/`([a-z][\w.]*\.)\$\{/gi)].map(
    ([, start = '']) => start,
  )
  const ends = [...source.matchAll(/\}(\.\w+)`/g)].map(([, end = '']) => end)
  const isAsked = (key: string): boolean =>
    source.includes(`'${key}'`) ||
    [...looked, ...starts].some((start) => key.startsWith(start)) ||
    ends.some((end) => key.endsWith(end))
  const unused = catalogues.flatMap(({ name, texts }) =>
    basesOf(texts['en'])
      .filter((key) => !isAsked(key))
      .map((key) => `${name}: ${key}`),
  )
  expect(unused).toEqual([])
})

describe('what the server says', () => {
  it('has another text in each language', () => {
    const said: Texts = messagesAr
    const pairs = [
      ...Object.entries(messages).map(([key, en]) => [key, en, said[key]]),
      ...Object.entries(nouns).map(([key, { en, ar }]) => [key, en, ar]),
      ...Object.entries(fieldLabels).map(([key, { en, ar }]) => [key, en, ar]),
    ]
    expect(pairs.filter(([, en, ar]) => !en || !ar || (en === ar && !alike.test(en)))).toEqual([])
  })

  it('calls every resource, field, choice and action by a name of each language', async () => {
    const { brand } = await loadBrand(defaultBrand)
    const catalogue = await loadCatalogue(join(root, 'schemas'), brand.features)
    const said = [...catalogue.values()].flatMap((resource) => [
      [resource.name, resource.labels.one.en, resource.labels.one.ar],
      ...resource.fields.map(({ name, label }) => [`${resource.name}.${name}`, label.en, label.ar]),
    ])
    expect(said.length).toBeGreaterThan(300)
    expect(
      said.filter(([, en = '', ar = '']) => !en || !ar || (en === ar && !alike.test(en))),
    ).toEqual([])
  })
})
