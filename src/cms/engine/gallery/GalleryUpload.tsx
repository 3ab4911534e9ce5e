import { useId, useRef, useState } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useMay } from '../../context/permissions.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { DropZone } from '../../kinds/widgets/DropZone.tsx'
import { UploadingTiles } from '../../kinds/widgets/UploadingTiles.tsx'
import { useMayUpload } from '../../kinds/widgets/useMayUpload.ts'
import { usePictureUploads } from '../../kinds/widgets/usePictureUploads.ts'
import css from './GalleryGrid.module.css'

/** Many pictures at once, each with its progress; each becomes a record called like its file. */
export function GalleryUpload({ resource }: { resource: Resource }) {
  const id = useId()
  const recordText = useRecordText()
  const formats = useFormats()
  const may = useMay()
  const mayUpload = useMayUpload()
  const [stored, setStored] = useState(0)
  // Files end one by one: each alert counts those before it.
  const count = useRef(0)
  const { uploads, start } = usePictureUploads(resource, () => {
    count.current += 1
    setStored(count.current)
    showAlert(
      'success',
      recordText('gallery.stored', { count: count.current, n: formats.number(count.current) }),
    )
  })
  if (!mayUpload || !may(resource, 'create')) return null
  const aria = {
    id: `${id}-files`,
    'aria-invalid': false,
    'aria-describedby': '',
    'aria-required': false,
  }
  return (
    <section className={css.upload}>
      <DropZone
        aria={aria}
        multiple
        onFiles={(files) => {
          count.current = 0
          setStored(0)
          start(files)
        }}
      />
      {uploads.length > 0 && (
        <div className={css.uploading}>
          <UploadingTiles uploading={uploads} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {stored > 0 && recordText('gallery.stored', { count: stored, n: formats.number(stored) })}
      </p>
    </section>
  )
}
