const digits = /[\u0660-\u0669\u06F0-\u06F9]/g
const diacritics = /[\u0610-\u061A\u064B-\u065F\u0670\u0300-\u036f\u0640]/g

const invisible = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** One spelling for what readers treat as the same word: Arabic letter forms, marks, digits, case. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(diacritics, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(digits, latinDigit)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const latinDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf)

/** 'Arabic-Indic or Latin digits' → Latin digits, everything else untouched. */
export const toLatinDigits = (text: string): string => text.replace(digits, latinDigit)
