import type { Language } from '#domain/locale.ts'
import type { PageLook } from './checkRoutes.ts'

/** Two opposite looks cover every language, theme and width; `AXE=all` checks all combinations. */
const fewLooks = {
  en: [{ theme: 'light', width: 1440 }],
  ar: [{ theme: 'dark', width: 390 }],
} as const satisfies Record<Language, readonly PageLook[]>
export const lookCombinations: readonly PageLook[] = [
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1440 },
]
export const isThorough = process.env['AXE'] === 'all'
export const looksOf = (language: Language): readonly PageLook[] =>
  isThorough ? lookCombinations : fewLooks[language]

/** Many routes share a screen, so each is checked in one of the two looks in turn, or in all. */
export const pathsToCheck = (paths: readonly string[], language: Language): readonly string[] =>
  isThorough ? paths : paths.filter((_, index) => index % 2 === (language === 'en' ? 0 : 1))
