import { createContext, use } from 'react'
import type { Brand } from '#domain/brand.ts'

type Palettes = Brand['palette']

// Apart from the brand: the shop has its colours from a style sheet, and is sent none.
const Context = createContext<Palettes | undefined>(undefined)

export const PaletteProvider = Context.Provider

export function usePalette(): Palettes {
  const palette = use(Context)
  if (!palette) throw new Error('PaletteProvider is missing')
  return palette
}
