import { type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** Returns a function for the label of a column. */
export function useColumnLabel(resource: Resource): (name: string) => string {
  const { language } = useLanguage()
  return (name) => (resource.field[name]?.label ?? labelOf(name, undefined))[language]
}
