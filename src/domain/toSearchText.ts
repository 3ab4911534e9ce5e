import { toLatinDigits } from './latinDigits.ts'

const diacritics = /[\u0610-\u061A\u064B-\u065F\u0670\u0300-\u036f\u0640]/g

const invisible = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** One spelling for what readers treat as the same word: Arabic letter forms, marks, digits, case. */
export const toSearchText = (text: string): string =>
  toLatinDigits(text.normalize('NFKD'))
    .replace(invisible, '')
    .replace(diacritics, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What Arabic writes together with the next word: the article, alone or after 'and', 'with', 'like', and
 * 'for the'. Three letters at least must be left of the word.
 */
const articlePrefix = /(?<![\u0621-\u064A])(?:[وف]?[بك]?ال|[وف]?لل)(?=[\u0621-\u064A]{3})/g

/**
 * What was typed to search: as `searchText`, and without the article, because words are found wherever they
 * stand in others. That is done while hamzas still tell 'ألوان' from a word with the article.
 */
export const toSearchQuery = (typed: string): string =>
  toSearchText(
    typed
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(diacritics, '')
      .replace(articlePrefix, ''),
  )
