import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../context/paths.ts'
import { useMay } from '../../context/permissions.ts'
import type { Reference } from '../facts.ts'
import { titleIn, useTarget } from '../references.tsx'
import css from './cells.module.css'

type Props = { readonly target: string | undefined; readonly reference: Reference }

/** A record by its name, and the way there for those who may go it. */
export function RecordLink({ target, reference }: Props) {
  const paths = usePaths()
  const may = useMay()
  const resource = useTarget(target)
  const words = titleIn(resource, reference)
  const title = <bdi>{useFormats().digits(words)}</bdi>
  // Codes and short names are shown whole; long names give way.
  const style = { minInlineSize: words.length <= 16 ? 'max-content' : '14ch' }
  return resource && may(resource, 'read') ? (
    <Link className={css.chip} style={style} data-chip to={paths.one(resource, reference._id)}>
      {title}
    </Link>
  ) : (
    <span className={css.chip} style={style} data-chip>
      {title}
    </span>
  )
}
