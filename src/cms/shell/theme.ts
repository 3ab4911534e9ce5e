import { useSyncExternalStore } from 'react'
import {
  defaultTheme,
  isTheme,
  isThemeChoice,
  type Theme,
  type ThemeChoice,
} from '#domain/brand.ts'
import { nextTheme } from '#ui/nextTheme.ts'
import { setPreferenceCookie } from '#ui/setPreferenceCookie.ts'
import { readPreferenceCookie } from '../context/readPreferenceCookie.ts'

/** Returns the theme choice saved in this browser, which may be that of the device. */
export function readSavedTheme(): ThemeChoice {
  const saved = readPreferenceCookie('theme')
  return isThemeChoice(saved) ? saved : defaultTheme
}

/** Sets the attribute that style sheets and `useTheme` read. */
export function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  dataset['themeChoice'] = choice
  dataset['theme'] = choice === 'system' ? deviceTheme() : choice
  setPreferenceCookie('theme', choice)
  if (choice === 'system') void import('#ui/systemTheme.ts')
}

/** Applies the theme after the current one, which may be newer than what a button shows. */
export const applyNextTheme = (): void => applyTheme(nextTheme[currentThemeChoice()])

const deviceTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

const currentTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme']
  return isTheme(theme) ? theme : defaultTheme
}

const currentThemeChoice = (): ThemeChoice => {
  const choice = document.documentElement.dataset['themeChoice']
  return isThemeChoice(choice) ? choice : currentTheme()
}

export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, currentTheme)

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribeToTheme, currentThemeChoice)

/** Observes the theme, whether the user or the device changes it. */
function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-theme-choice'],
  })
  return () => observer.disconnect()
}
