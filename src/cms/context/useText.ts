import type { cms } from '#ui/i18n/en/cms.ts'
import type { TextFunction } from '#ui/i18n/texts.ts'
import { useTexts } from '#ui/i18n/useTexts.ts'

export type CmsTexts = typeof cms
export type CmsTextFunction = TextFunction<CmsTexts>

export const namespace = 'cms'

export const useText = (): CmsTextFunction => useTexts<CmsTexts>()
