import type { cms } from '#ui/i18n/en/cms.ts'
import type { Text } from '#ui/i18n/texts.ts'
import { useTexts } from '#ui/i18n/useTexts.ts'

export type CmsTexts = typeof cms
export type CmsText = Text<CmsTexts>

export const namespace = 'cms'

export const useText = (): CmsText => useTexts<CmsTexts>()
