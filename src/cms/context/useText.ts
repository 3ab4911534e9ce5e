import { use, useMemo } from 'react'
import { I18nContext } from 'react-i18next'
import type { cms } from '#ui/i18n/en/cms.ts'
import { createTextFunction, type TextFunction } from '#ui/i18n/texts.ts'

export type CmsTexts = typeof cms
export type CmsTextFunction = TextFunction<CmsTexts>

export const namespace = 'cms'

/** A page has one language, so changes of it are not observed. */
export function useText(): CmsTextFunction {
  const context = use(I18nContext)
  if (!context) throw new Error('I18nextProvider is missing')
  const { i18n } = context
  return useMemo(() => createTextFunction<CmsTexts>(i18n), [i18n])
}
