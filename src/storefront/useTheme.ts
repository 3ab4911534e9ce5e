import { useCallback, useEffect, useState } from 'react'
import { defaultTheme, isTheme, type Theme } from '#domain/brand.ts'

/** The theme of the page, kept in a cookie so that the next page arrives in it. */
export function useTheme(): [theme: Theme, change: (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(defaultTheme)
  useEffect(() => {
    const written = document.documentElement.dataset['theme']
    if (isTheme(written)) setTheme(written)
  }, [])
  const change = useCallback((next: Theme) => {
    setTheme(next)
    const html = document.documentElement
    html.dataset['theme'] = next
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(html).getPropertyValue('--canvas'))
    document.cookie = `theme=${next}; path=/; max-age=31536000; samesite=lax`
  }, [])
  return [theme, change]
}
