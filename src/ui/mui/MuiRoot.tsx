import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
// The provider of Material includes a second one, for themes that switch by themselves.
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

/** Provides the MUI theme of the brand in the direction of the page. */
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

/**
 * Loads the emotion cache for MUI's styles, placed before our own style sheets so that ours win.
 */
export const loadStyles = (direction: Direction): Promise<EmotionCache> =>
  (loaded[direction] ??= cacheFactories[direction]())

const loaded: Partial<Record<Direction, Promise<EmotionCache>>> = {}

const cacheFactories: Readonly<Record<Direction, () => Promise<EmotionCache>>> = {
  ltr: async () => createCache({ key: 'ltr', prepend: true }),
  // The RTL plugin must come after the prefixer, or it would drop the prefixes.
  rtl: async () => {
    const { default: mirror } = await import('@mui/stylis-plugin-rtl')
    return createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, mirror] })
  },
}
