import { toLatinDigits } from './latinDigits.ts'

const diacritics = /[\u0610-\u061A\u064B-\u065F\u0670\u0300-\u036f\u0640]/g

const invisible = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/**
 * Normalizes spellings that readers treat as the same: Arabic letter forms, marks, digits, case.
 */
export const toSearchText = (text: string): string =>
  (isAscii.test(text) ? text : withoutVariants(text)).toLowerCase().replace(/\s+/g, ' ').trim()

/** Most texts, whose letters have no other forms. */
const isAscii = /^\p{ASCII}*$/u

const withoutVariants = (text: string): string =>
  toLatinDigits(text.normalize('NFKD'))
    .replace(invisible, '')
    .replace(diacritics, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')

/**
 * Arabic prefixes written as part of a word: the article, alone or after 'and', 'with' or 'like',
 * and 'for the'. At least three letters of the word must remain.
 */
const articlePrefix = /(?<![\u0621-\u064A])(?:[وف]?[بك]?ال|[وف]?لل)(?=[\u0621-\u064A]{3})/g

/**
 * Normalizes a search query like `toSearchText` and removes the article, because words are matched
 * anywhere inside others. The article is removed first, while hamzas still distinguish 'ألوان' from
 * a word with an article.
 */
export const toSearchQuery = (typed: string): string =>
  toSearchText(
    typed
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(diacritics, '')
      .replace(articlePrefix, ''),
  )
