import type { Brand } from './brand.ts'
import { languages, type Language } from './locale.ts'

/** Where a shop says how it stands on the screen of a device, and its signs for that. */
export const webManifest = {
  pathIn: (language: Language): string => `/app-${language}.webmanifest`,
  /** px of the edge; the first is the one that iOS asks for */
  icons: [180, 192, 512],
  iconPath: (size: number): string => `/icon-${size}.png`,
} as const

/** The Web App Manifest of a shop in one of its languages. */
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
