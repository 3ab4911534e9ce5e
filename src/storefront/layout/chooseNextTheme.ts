import { defaultTheme, isThemeChoice, type ThemeChoice } from '#domain/brand.ts'
import { nextTheme } from '#ui/nextTheme.ts'
import { setPreferenceCookie } from '#ui/setPreferenceCookie.ts'

/** Switches to the next theme and stores it in a cookie for the next page the server renders. */
export function chooseNextTheme(): void {
  const { dataset } = document.documentElement
  const chosen = dataset['themeChoice'] ?? dataset['theme']
  chooseTheme(nextTheme[isThemeChoice(chosen) ? chosen : defaultTheme])
}

function chooseTheme(choice: ThemeChoice): void {
  const html = document.documentElement
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  html.dataset['themeChoice'] = choice
  html.dataset['theme'] = choice === 'system' ? (isDark ? 'dark' : 'light') : choice
  const canvas = getComputedStyle(html).getPropertyValue('--canvas')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media')
    meta.setAttribute('content', canvas)
  }
  setPreferenceCookie('theme', choice)
  if (choice === 'system') void import('#ui/systemTheme.ts')
}
