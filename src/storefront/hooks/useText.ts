import { createContext, use, useMemo } from 'react'
import type { frame } from '#ui/i18n/en/frame.ts'
import type { storefront } from '#ui/i18n/en/storefront.ts'
import { createTextFunction, type TextFunction, type Texts } from '#ui/i18n/texts.ts'

export type StoreTexts = typeof storefront
export type StoreText = TextFunction<StoreTexts>

export const namespace = 'storefront'

export const TextsContext = createContext<Texts | undefined>(undefined)

export const useText = (): StoreText => useTexts<StoreTexts>()

/** Returns texts for server-rendered parts, which are not sent to the browser. */
export const useFrameText = (): TextFunction<StoreTexts & typeof frame> =>
  useTexts<StoreTexts & typeof frame>()

function useTexts<C>(): TextFunction<C> {
  const texts = use(TextsContext)
  if (!texts) throw new Error('TextsContext is missing')
  return useMemo(() => createTextFunction<C>(texts), [texts])
}
