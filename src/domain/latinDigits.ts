const digits = /[\u0660-\u0669\u06F0-\u06F9]/g

const latinDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf)

/** Replaces Arabic-Indic digits by Latin ones and leaves everything else as it is. */
export const toLatinDigits = (text: string): string => text.replace(digits, latinDigit)
