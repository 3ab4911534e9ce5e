import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../kindComponents.ts'
import { referencesOf } from '../embeddedRecords.ts'
import { Blank } from './Blank.tsx'
import { RecordLink } from './RecordLink.tsx'
import css from './cells.module.css'

/** The first records that a field refers to, as links, and the number of the others. */
export function RelationCell({ field, value }: Pick<CellProps, 'field' | 'value'>) {
  const formats = useFormats()
  const references = referencesOf(value)
  if (references.length === 0) return <Blank />
  const hiddenCount = references.length - maxInline
  return (
    <span className={css.chips}>
      {references.slice(0, maxInline).map((reference) => (
        <RecordLink key={reference._id} target={field.target} reference={reference} />
      ))}
      {hiddenCount > 0 && <span className={css.more}>+{formats.number(hiddenCount)}</span>}
    </span>
  )
}

const maxInline = 2
