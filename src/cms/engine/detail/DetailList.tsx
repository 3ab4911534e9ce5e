import type { RecordData } from '#api/records.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { PageCell } from '../../kinds/PageCell.tsx'
import { isWide } from './detailBlocks.ts'
import css from './DetailScreen.module.css'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly fields: readonly Field[]
  readonly isLedger: boolean
  /** whether this is the only list; the title then suffices as its name */
  readonly isOnly: boolean
}

export function DetailList({ resource, record, fields, isLedger, isOnly }: Props) {
  const { language } = useLanguage()
  return (
    <dl className={isLedger ? css.ledger : css.list}>
      {fields.map((field) => (
        <div
          key={field.name}
          className={isLedger ? css.sum : css.fact}
          data-wide={isWide(field)}
          // The fields of references to the record get the main emphasis, because their sums lead
          // to it.
          data-main={resource.references.includes(field)}
        >
          <dt className={isOnly && isWide(field) ? 'visually-hidden' : undefined}>
            {field.label[language]}
          </dt>
          <dd>
            <PageCell field={field} value={record[field.name]} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
