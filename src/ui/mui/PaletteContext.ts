import { createContext, use } from 'react'
import type { Brand } from '#domain/brand.ts'

type Palettes = Brand['palette']

// Separate from the brand: the shop gets its colours from a style sheet and needs no palettes.
const Context = createContext<Palettes | undefined>(undefined)

export const PaletteProvider = Context.Provider

export function usePalette(): Palettes {
  const palette = use(Context)
  if (!palette) throw new Error('PaletteProvider is missing')
  return palette
}
