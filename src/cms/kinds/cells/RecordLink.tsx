import { useFormats } from '#ui/useFormats.ts'
import { Link } from 'react-router-dom'
import { useCatalogue } from '../../context/catalogue.ts'
import { usePaths } from '../../context/paths.ts'
import { referenceTitle, type Reference } from '../facts.ts'
import css from './cells.module.css'

type Props = { readonly target: string | undefined; readonly reference: Reference }

export function RecordLink({ target, reference }: Props) {
  const paths = usePaths()
  const resource = useCatalogue().get(target ?? '')
  const title = <bdi>{useFormats().digits(referenceTitle(reference))}</bdi>
  return resource ? (
    <Link className={css.chip} to={paths.one(resource, reference._id)}>
      {title}
    </Link>
  ) : (
    <span className={css.chip}>{title}</span>
  )
}
