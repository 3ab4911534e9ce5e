import type { ComponentPropsWithoutRef } from 'react'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Resource } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Subtitle } from '../../../components/Subtitle.tsx'
import { Thumbnail } from '../../cells/Thumbnail.tsx'
import type { Reference } from '../../embeddedRecords.ts'
import { titleOfReference } from '../../ReferencesProvider.tsx'
import { useSubtitle } from '../../useSubtitle.ts'
import css from '../widgets.module.css'

type Props = ComponentPropsWithoutRef<'li'> & {
  readonly target: Resource | undefined
  readonly reference: Reference
}

/** An option with the title and the subtitle of a record. */
export function RecordOption({ target, reference, ...props }: Props) {
  const formats = useFormats()
  const parts = useSubtitle(target)(reference)
  const picture = target && pictureColumn(target)
  return (
    <li {...props}>
      <span className={css.option}>
        {picture && <Thumbnail value={reference[picture]} size="small" />}
        <span className={css.choice}>
          {/* Not a block, which would be aligned by its own direction. */}
          <span>
            <bdi>{formats.digits(titleOfReference(target, reference))}</bdi>
          </span>
          <Subtitle parts={parts} />
        </span>
      </span>
    </li>
  )
}
