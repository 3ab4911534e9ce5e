import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
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
export function FileWidget({ field, value, onChange, aria, readOnly = false }: WidgetProps) {
  const { byId, remember } = useKnownReferences()
  const mayUpload = useMayUpload()
  const { language } = useLanguage()
  const types = field.property['x-accepts']
  const { uploading, start } = useUploads(
    async (stored) => {
      remember([stored])
      onChange(stored._id)
    },
    { field: field.label[language], ...(types && { types }) },
  )
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
      {!readOnly && mayUpload && (
        <DropZone aria={aria} multiple={false} types={types} onFiles={start} />
      )}
    </div>
  )
}
