import { choiceLabel } from '#resource/choices.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useLinks } from './useLinks.ts'

/** Returns a function for the labels of the values of a resource's fields. */
export function useChoiceLabels(resource: string): (field: string, value: unknown) => string {
  const { language } = useLanguage()
  const { field: fields } = useLinks().findResource(resource)
  return (field, value) => choiceLabel(fields[field]?.property ?? {}, String(value ?? ''), language)
}
