import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf, type Text } from './texts.ts'

/** The typed way to ask the catalogue of a front from a component. */
export function useTexts<C>(namespace: string): Text<C> {
  const { i18n } = useTranslation(namespace)
  return useMemo(() => textOf<C>(i18n), [i18n])
}
