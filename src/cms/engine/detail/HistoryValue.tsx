import type { Field } from '#resource/resource.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { PageCell } from '../../kinds/PageCell.tsx'
import { isBlank } from '../form/blankValues.ts'
import css from './History.module.css'

type Props = { readonly field: Field | undefined; readonly value: unknown }

/** A value from the history, shown by its kind; one of a removed field is shown as it is. */
export function HistoryValue({ field, value }: Props) {
  const recordText = useRecordText()
  if (isBlank(value)) return <span className={css.empty}>{recordText('history.empty')}</span>
  return (
    <span className={css.value}>
      {field ? <PageCell field={field} value={value} /> : <bdi>{JSON.stringify(value)}</bdi>}
    </span>
  )
}
