import { useSyncExternalStore } from 'react'
import { defaultTheme, isTheme, type Theme } from '#domain/brand.ts'
import { remember, remembered } from '../context/remembered.ts'

const listeners = new Set<() => void>()

export function savedTheme(): Theme {
  const saved = remembered('theme')
  return isTheme(saved) ? saved : defaultTheme
}

/** Style sheets read the attribute, MUI the hook. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  remember('theme', theme)
  listeners.forEach((listener) => listener())
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, savedTheme)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
