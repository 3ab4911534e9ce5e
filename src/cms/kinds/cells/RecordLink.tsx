import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../context/paths.ts'
import { useCanAccess } from '../../context/permissions.ts'
import type { Reference } from '../embeddedRecords.ts'
import { titleOfReference, useTargetResource } from '../ReferencesProvider.tsx'
import css from './cells.module.css'

type Props = { readonly target: string | undefined; readonly reference: Reference }

/** The title of a record, linked if the user may read it. */
export function RecordLink({ target, reference }: Props) {
  const paths = usePaths()
  const canAccess = useCanAccess()
  const resource = useTargetResource(target)
  const titleText = titleOfReference(resource, reference)
  const title = <bdi>{useFormats().digits(titleText)}</bdi>
  // Codes and short names are shown in full; long names may shrink.
  const style = { minInlineSize: titleText.length <= 16 ? 'max-content' : '14ch' }
  return resource && canAccess(resource, 'read') ? (
    <Link className={css.chip} style={style} data-chip to={paths.record(resource, reference._id)}>
      {title}
    </Link>
  ) : (
    <span className={css.chip} style={style} data-chip>
      {title}
    </span>
  )
}
