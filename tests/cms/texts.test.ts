import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

/** Returns all catalogues of the back office, whatever their file names. */
async function textsOf(language: string): Promise<Texts> {
  const folder = join(import.meta.dirname, '../../src/ui/i18n', language)
  const files = readdirSync(folder).filter((name) => name.startsWith('cms'))
  const catalogues = await Promise.all(
    files.map(async (name) => Object.values<Texts>(await import(join(folder, name)))),
  )
  return Object.assign({}, ...catalogues.flat())
}

const [en, ar] = await Promise.all([textsOf('en'), textsOf('ar')])

const forms = /_(zero|one|two|few|many|other)$/
const base = (key: string): string => key.replace(forms, '')
const bases = (texts: object): string[] => [...new Set(Object.keys(texts).map(base))].toSorted()
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('both languages have the same keys', () => {
  expect(bases(ar)).toEqual(bases(en))
})

it('plurals have every form of the language', () => {
  const plural = Object.keys(en)
    .filter((key) => forms.test(key))
    .map(base)
  for (const [language, texts] of Object.entries({ en, ar })) {
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const key of new Set(plural)) {
      const found = expected.filter((form) => `${key}_${form}` in texts)
      expect(found, `${language} ${key}`).toEqual(expected)
    }
  }
})

it('both languages use the same placeholders', () => {
  for (const [key, text] of Object.entries(en)) {
    if (forms.test(key)) continue
    expect(placeholders(ar[key] ?? ''), key).toEqual(placeholders(text))
  }
})

describe('text keys', () => {
  const folder = join(import.meta.dirname, '../../src/cms')
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  // Computed keys, such as `alert.${type}`.
  const composed = [...source.matchAll(/`([a-z]+\.)\$\{/gi)].map((match) => match[1] ?? '')

  it('are all used', () => {
    const unused = bases(en).filter(
      (key) => !source.includes(`'${key}'`) && !composed.some((start) => key.startsWith(start)),
    )
    expect(unused).toEqual([])
  })
})
