const digits = /[\u0660-\u0669\u06F0-\u06F9]/g

const latinDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf)

/** 'Arabic-Indic or Latin digits' → Latin digits, everything else untouched. */
export const toLatinDigits = (text: string): string => text.replace(digits, latinDigit)
