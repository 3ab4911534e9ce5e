import type { Language } from './locale.ts'

/** The picture that stands for a shop wherever its pages are shared, in the size that is shown whole. */
export const shareImage = {
  width: 1200,
  height: 630,
  pathIn: (language: Language): string => `/card-${language}.png`,
} as const
