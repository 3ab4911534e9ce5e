import type { frame } from '#ui/i18n/en/frame.ts'
import type { storefront } from '#ui/i18n/en/storefront.ts'
import type { TextFunction } from '#ui/i18n/texts.ts'
import { useTexts } from '#ui/i18n/useTexts.ts'

export type StoreTexts = typeof storefront
export type StoreText = TextFunction<StoreTexts>

export const namespace = 'storefront'

export const useText = (): StoreText => useTexts<StoreTexts>()

/** Returns texts for server-rendered parts, which are not sent to the browser. */
export const useFrameText = (): TextFunction<StoreTexts & typeof frame> =>
  useTexts<StoreTexts & typeof frame>()
