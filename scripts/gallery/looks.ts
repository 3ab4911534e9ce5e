import { themes, type Theme } from '#domain/brand.ts'
import { languageCodes, type Language } from '#domain/locale.ts'

export const widths = [1440, 390] as const

/** The language, theme and width a screen is viewed in. */
export type Look = {
  readonly language: Language
  readonly theme: Theme
  readonly width: (typeof widths)[number]
}

export const looks: readonly Look[] = languageCodes.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
)

export const lookName = ({ language, theme, width }: Look): string =>
  `${language}-${theme}-${width}`
