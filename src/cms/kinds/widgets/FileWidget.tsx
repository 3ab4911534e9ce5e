import type { WidgetProps } from '../face.ts'
import { Blank } from '../cells/Blank.tsx'
import { useKnownReferences } from '../references.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureTiles } from './PictureTiles.tsx'
import { UploadingTiles } from './UploadingTiles.tsx'
import { useMayUpload } from './useMayUpload.ts'
import { useUploads } from './useUploads.ts'
import css from './Pictures.module.css'

/** The file itself; another upload takes its place. */
export function FileWidget({ value, onChange, aria, readOnly = false }: WidgetProps) {
  const { byId, remember } = useKnownReferences()
  const mayUpload = useMayUpload()
  const { uploading, start } = useUploads(async (stored) => {
    remember([stored])
    onChange(stored._id)
  })
  const file = typeof value === 'string' ? byId.get(value) : undefined
  return (
    <div className={css.pictures}>
      {(file || uploading.length > 0) && (
        <PictureTiles
          pictures={file ? [file] : []}
          readOnly={readOnly}
          onChange={() => onChange(undefined)}
        >
          <UploadingTiles uploading={uploading} />
        </PictureTiles>
      )}
      {!readOnly && !mayUpload && !file && <Blank />}
      {!readOnly && mayUpload && <DropZone aria={aria} multiple={false} onFiles={start} />}
    </div>
  )
}
