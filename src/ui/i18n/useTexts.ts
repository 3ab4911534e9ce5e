import { use, useMemo } from 'react'
import { I18nContext } from 'react-i18next'
import { createTextFunction, type TextFunction } from './texts.ts'

/** The typed way to ask the catalogue of a front from a component. A page keeps its language, so nothing is followed. */
export function useTexts<C>(): TextFunction<C> {
  const context = use(I18nContext)
  if (!context) throw new Error('I18nextProvider is missing')
  const { i18n } = context
  return useMemo(() => createTextFunction<C>(i18n), [i18n])
}
