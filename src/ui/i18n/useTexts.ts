import { use, useMemo } from 'react'
import { I18nContext } from 'react-i18next'
import { createTextFunction, type TextFunction } from './texts.ts'

/**
 * Returns the typed translation function of the catalogue. A page has one language, so changes of
 * it are not observed.
 */
export function useTexts<C>(): TextFunction<C> {
  const context = use(I18nContext)
  if (!context) throw new Error('I18nextProvider is missing')
  const { i18n } = context
  return useMemo(() => createTextFunction<C>(i18n), [i18n])
}
