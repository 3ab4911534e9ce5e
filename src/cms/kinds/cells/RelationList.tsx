import type { CellProps } from '../kindComponents.ts'
import { referencesOf } from '../embeddedRecords.ts'
import { Blank } from './Blank.tsx'
import { RecordLink } from './RecordLink.tsx'
import { ShowAll, useCollapsedList } from './ShowAll.tsx'
import css from './cells.module.css'

/** The records that a field refers to, as links. */
export function RelationList({ field, value }: Pick<CellProps, 'field' | 'value'>) {
  const references = referencesOf(value)
  const { visible, ...rest } = useCollapsedList(references, initialCount)
  if (references.length === 0) return <Blank />
  return (
    <span className={css.chips}>
      {visible.map((reference) => (
        <RecordLink key={reference._id} target={field.target} reference={reference} />
      ))}
      <ShowAll {...rest} />
    </span>
  )
}

const initialCount = 30
