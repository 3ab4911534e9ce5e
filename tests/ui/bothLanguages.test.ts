import { describe, expect, it } from 'vitest'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { latinWords } from '../e2e/latinWords.ts'
import { readCode } from '../house/support/sources.ts'
import { arabicIn, pairsIn, type Pair } from './support/texts.ts'

const brands = await Promise.all((await brandKeys()).map(loadBrand))

/** Technical names that are spelt the same in every language. */
const spelt = new Set(['Idempotency-Key'])

/** Returns the words of another language, except placeholders. */
const foreignIn = (text: string): string[] => latinWords(text.replaceAll(/\{\w+\}/g, ' '), spelt)

/** Returns the pairs that lack a language, or whose Arabic text has foreign words. */
const faultsOf = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ en, ar }) => !en.trim() || !ar.trim() || foreignIn(ar).length > 0)

/** A company name may be spelt the same in every language. */
const isProperName = (at: string): boolean => ['.name', '.commerce.seller.legalName'].includes(at)

describe('texts in both languages differ', () => {
  it('in every declaration: names, choices, sections, actions, help texts and confirmations', async () => {
    const declarations = await loadDeclarations()
    const pairs = pairsIn(declarations, '')
    expect(pairs.length).toBeGreaterThan(700)
    expect(faultsOf(pairs)).toEqual([])
  })

  it.each(brands.map(({ brand }) => [brand.key, brand] as const))(
    'in the texts of %s',
    (_, brand) => {
      const pairs = pairsIn(brand, '')
      expect(pairs.length).toBeGreaterThan(7)
      const translated = pairs.filter(({ at }) => !isProperName(at))
      expect(translated.length).toBeGreaterThan(5)
      expect(faultsOf(translated)).toEqual([])
      expect(translated.filter(({ en, ar }) => en === ar)).toEqual([])
      expect(pairs.filter(({ en, ar }) => !en.trim() || !ar.trim())).toEqual([])
    },
  )

  it('in mails, invoices, the test payment page and all other server texts', () => {
    // The names and directions of languages are not translated texts.
    const arabicTexts = readCode('src')
      .filter(({ path }) => path !== 'src/domain/locale.ts')
      .flatMap(arabicIn)
    for (const place of [
      'mails/texts/ar.ts',
      'mails/texts/orders/orderWords.ts',
      'invoice/invoiceTexts.ts',
    ])
      expect(arabicTexts.filter(({ at }) => at.includes(place)).length).toBeGreaterThan(10)
    expect(arabicTexts.filter(({ text }) => foreignIn(text).length > 0)).toEqual([])
  })

  it('and the check detects an untranslated text', () => {
    const data = { label: { en: 'Tag', ar: 'Tag' }, many: { en: ['A', 'B'], ar: ['أ'] } }
    expect(faultsOf(pairsIn(data, '')).map(({ at }) => at)).toEqual(['.label', '.many.1'])
    const text =
      "const texts = { en: { a: 'Say' }, ar: { a: n === 'few' ? `Say ${n} times` : 'قل' } }"
    expect(arabicIn({ path: 'made.ts', text }).map((each) => each.text)).toEqual([
      'Say ',
      ' times',
      'قل',
    ])
    expect(arabicIn({ path: 'texts/ar.ts', text: "export const a = { b: 'Say' }" })).toHaveLength(1)
  })
})
