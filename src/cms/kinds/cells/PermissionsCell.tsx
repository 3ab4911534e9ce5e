import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useCatalogue } from '../../context/catalogue.ts'
import { useText } from '../../context/useText.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'

/** The number of permissions, with the names of their resources as a tooltip. */
export function PermissionsCell({ value }: Pick<CellProps, 'value'>) {
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  const permissions = listOrEmpty(value).map(String)
  if (permissions.length === 0) return <Blank />
  const names = new Set(permissions.map((each) => each.split(':')[0] ?? ''))
  const labels = [...names].map((name) => catalogue.get(name)?.labels.many[language] ?? name)
  return (
    <span title={labels.join(t('form.comma'))}>
      {t('permissions.count', { count: permissions.length, n: formats.number(permissions.length) })}
    </span>
  )
}
