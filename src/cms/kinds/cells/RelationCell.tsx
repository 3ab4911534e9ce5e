import { asList } from '#resource/kinds/kind.ts'
import type { CellProps } from '../face.ts'
import { isReference } from '../facts.ts'
import { Blank } from './Blank.tsx'
import { RecordLink } from './RecordLink.tsx'
import css from './cells.module.css'
import { useFormats } from '#ui/useFormats.ts'

/** The records a field refers to, each a way to go there. */
export function RelationCell({ field, value, size }: CellProps) {
  const formats = useFormats()
  const references = (Array.isArray(value) ? asList(value) : [value]).filter(isReference)
  if (references.length === 0) return <Blank />
  const shown = size === 'line' ? references.slice(0, 2) : references
  const more = references.length - shown.length
  return (
    <span className={css.chips}>
      {shown.map((reference) => (
        <RecordLink key={reference._id} target={field.target} reference={reference} />
      ))}
      {more > 0 && <span className={css.more}>+{formats.number(more)}</span>}
    </span>
  )
}
