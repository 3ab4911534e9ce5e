import { asList } from '#resource/kinds/kind.ts'
import type { CellProps } from '../face.ts'
import { documentFile, isReference, pictureFile, referenceTitle } from '../facts.ts'
import { Blank } from './Blank.tsx'
import { lazyCell } from './laterCell.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import css from './cells.module.css'

const FileLink = lazyCell(async () => (await import('./FileLink.tsx')).FileLink)

/** One picture or several, by what the value holds. */
export function PictureCell({ field, value, size }: CellProps) {
  const document = documentFile(value)
  if (document) return <FileLink file={document} />
  if (size === 'line') return <Thumbnail value={value} size="small" />
  const pictures = (Array.isArray(value) ? asList(value) : [value]).filter(isReference)
  if (pictures.length === 0) return <Blank />
  return (
    <span className={css.gallery}>
      {pictures.map((picture) => {
        const shown = <Thumbnail value={picture} size="large" alt={referenceTitle(picture)} />
        // What somebody decides by is read whole.
        return (
          <a
            key={picture._id}
            className={css.whole}
            data-paper={field.property['x-private']}
            href={pictureFile(picture)?.url}
            target="_blank"
            rel="noreferrer"
          >
            {shown}
          </a>
        )
      })}
    </span>
  )
}
