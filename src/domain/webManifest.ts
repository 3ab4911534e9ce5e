import type { Brand } from './brand.ts'
import { languages, type Language } from './locale.ts'

/** The addresses of the web app manifest and its icons. */
export const webManifest = {
  pathIn: (language: Language): string => `/app-${language}.webmanifest`,
  /** edge length in px; the first is the size that iOS requests */
  icons: [180, 192, 512],
  iconPath: (size: number): string => `/icon-${size}.png`,
} as const

/** Returns the Web App Manifest of a shop in one language. */
export const webManifestOf = (
  { name, texts, palette: { light } }: Brand,
  language: Language,
): object => ({
  id: '/',
  name: name[language],
  short_name: name[language],
  description: texts[language].description,
  lang: language,
  dir: languages[language].direction,
  start_url: `/${language}`,
  scope: '/',
  display: 'minimal-ui',
  background_color: light.canvas,
  theme_color: light.canvas,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...webManifest.icons.map((size) => ({
      src: webManifest.iconPath(size),
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'any maskable',
    })),
  ],
})
