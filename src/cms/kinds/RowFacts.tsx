import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Cell } from './Cell.tsx'
import { isNothing, says } from './cells/rowColumns.ts'
import type { FaceField } from './face.ts'
import css from './RowFacts.module.css'

type Props = {
  readonly fields: readonly FaceField[]
  readonly row: Readonly<Record<string, unknown>>
}

/** What is known of a row that is filled in, as far as it says something. */
export function RowFacts({ fields, row }: Props) {
  const { language } = useLanguage()
  const shown = fields.filter(({ name }) => says(row[name]) && !isNothing(row[name]))
  if (!shown.length) return null
  return (
    <dl className={css.facts}>
      {shown.map((field) => (
        <div key={field.name} className={css.fact}>
          <dt>{field.label[language]}</dt>
          <dd>
            <Cell field={field} value={row[field.name]} size="line" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
