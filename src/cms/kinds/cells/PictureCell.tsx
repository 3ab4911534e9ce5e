import { listOrEmpty } from '#resource/kinds/kind.ts'
import type { CellProps } from '../kindComponents.ts'
import {
  embeddedDocumentOf,
  isReference,
  embeddedPictureOf,
  referenceTitle,
} from '../embeddedRecords.ts'
import { Blank } from './Blank.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import css from './cells.module.css'

const FileLink = lazyComponent(async () => (await import('./FileLink.tsx')).FileLink)

/** A picture or a gallery, depending on the value. */
export function PictureCell({ field, value, size }: CellProps) {
  const document = embeddedDocumentOf(value)
  if (document) return <FileLink file={document} />
  if (size === 'line') return <Thumbnail value={value} size="small" />
  const pictures = (Array.isArray(value) ? listOrEmpty(value) : [value]).filter(isReference)
  if (pictures.length === 0) return <Blank />
  return (
    <span className={css.gallery}>
      {pictures.map((picture) => {
        const thumbnail = <Thumbnail value={picture} size="large" alt={referenceTitle(picture)} />
        // Pictures that a decision depends on open in full.
        return (
          <a
            key={picture._id}
            className={css.whole}
            data-paper={field.property['x-private']}
            href={embeddedPictureOf(picture)?.url}
            target="_blank"
            rel="noreferrer"
          >
            {thumbnail}
          </a>
        )
      })}
    </span>
  )
}
