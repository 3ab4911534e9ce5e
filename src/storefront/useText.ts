import type { Text } from '#ui/i18n/texts.ts'
import { useTexts } from '#ui/i18n/useTexts.ts'
import type { storefront } from '#ui/i18n/en/storefront.ts'

export type StoreTexts = typeof storefront
export type StoreText = Text<StoreTexts>

export const namespace = 'storefront'

export const useText = (): StoreText => useTexts<StoreTexts>()
