import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'

/** '2 changes: Name, Weight' */
export function useChangeSummary(resource: Resource): (names: readonly string[]) => string {
  const t = useText()
  const formText = useFormText()
  const formats = useFormats()
  const { language } = useLanguage()
  return (names) => {
    if (names.length === 0) return formText('form.unchanged')
    const labels = names.flatMap((name) => resource.field[name]?.label[language] ?? [])
    const listedLabels = labels.slice(0, maxNamed).join(t('form.comma'))
    const more = labels.length - maxNamed
    const fields =
      more > 0
        ? formText('form.more', { fields: listedLabels, n: formats.number(more) })
        : listedLabels
    return formText('form.changes', {
      count: names.length,
      n: formats.number(names.length),
      fields,
    })
  }
}

/** More names than this are only counted. */
const maxNamed = 4
