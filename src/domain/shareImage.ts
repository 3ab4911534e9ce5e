import type { Language } from './locale.ts'

/** The preview image of shared pages, in px; at this size it is shown uncropped. */
export const shareImage = {
  width: 1200,
  height: 630,
  pathIn: (language: Language): string => `/card-${language}.png`,
} as const
