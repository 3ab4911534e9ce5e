import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
// That of Material brings a second one along, for themes that switch by themselves.
import { ThemeProvider } from '@mui/system'
import { use, useMemo, type ReactNode } from 'react'
import { prefixer } from 'stylis'
import type { Theme } from '#domain/brand.ts'
import type { Direction } from '#domain/locale.ts'
import { useBrand } from '../brand/BrandContext.tsx'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { usePalette } from './PaletteContext.ts'
import { createMuiTheme } from './theme.ts'

type Props = { theme: Theme; children: ReactNode }

/** MUI in the brand's look and the page's direction. */
export function MuiRoot({ theme, children }: Props) {
  const brand = useBrand()
  const palette = usePalette()
  const { language, direction } = useLanguage()
  const muiTheme = useMemo(
    () => createMuiTheme({ brand: { ...brand, palette }, theme, language }),
    [brand, palette, theme, language],
  )
  return (
    <CacheProvider value={use(loadStyles(direction))}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}

/** Where MUI's styles go, in front of our own style sheets, which have the last word. */
export const loadStyles = (direction: Direction): Promise<EmotionCache> =>
  (loaded[direction] ??= cacheFactories[direction]())

const loaded: Partial<Record<Direction, Promise<EmotionCache>>> = {}

const cacheFactories: Readonly<Record<Direction, () => Promise<EmotionCache>>> = {
  ltr: async () => createCache({ key: 'ltr', prepend: true }),
  // The mirroring comes after the prefixes, or it would drop them.
  rtl: async () => {
    const { default: mirror } = await import('@mui/stylis-plugin-rtl')
    return createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, mirror] })
  },
}
