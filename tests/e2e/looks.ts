import type { Language } from '#domain/locale.ts'
import type { Look } from './walkRoutes.ts'

/** Two opposite looks meet every language, theme and width; `AXE=all` meets every combination on every route. */
const few = {
  en: [{ theme: 'light', width: 1440 }],
  ar: [{ theme: 'dark', width: 390 }],
} as const satisfies Record<Language, readonly Look[]>
export const everyLook: readonly Look[] = [
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1440 },
]
export const isThorough = process.env['AXE'] === 'all'
export const looksOf = (language: Language): readonly Look[] =>
  isThorough ? everyLook : few[language]

/** Many routes share their screens: each is seen in one of the two looks, in turn, or in all of them. */
export const shareOf = (paths: readonly string[], language: Language): readonly string[] =>
  isThorough ? paths : paths.filter((_, index) => index % 2 === (language === 'en' ? 0 : 1))
