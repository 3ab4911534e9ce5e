import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatMessage } from '#domain/messages/messages.ts'
import { asList } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useMay } from '../../context/permissions.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import type { WidgetProps } from '../face.ts'
import { useReferences, useTarget } from '../references.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureTiles } from './PictureTiles.tsx'
import { UploadingTiles } from './UploadingTiles.tsx'
import { useMayUpload } from './useMayUpload.ts'
import { usePictureUploads } from './usePictureUploads.ts'
import css from './Pictures.module.css'

const GalleryDialog = lazy(async () => ({
  default: (await import('./GalleryDialog.tsx')).GalleryDialog,
}))

const maxPictures = 200

/** Pictures in an order: uploaded here or taken from the gallery. The first one is the cover. */
export function PicturesWidget({ field, value, onChange, aria, readOnly = false }: WidgetProps) {
  const recordText = useRecordText()
  const formats = useFormats()
  const { language } = useLanguage()
  const target = useTarget(field.target)
  const ids = asList(value).map(String)
  const pictures = useReferences(target, ids)
  const [choosing, setChoosing] = useState(false)
  const may = useMay()
  const mayUpload = useMayUpload() && may(target, 'create')
  const limit = field.property.maxItems ?? maxPictures
  // Uploads end one by one, each after the value may have changed.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  const set = (next: readonly string[]) => {
    const kept = [...new Set(next)]
    if (kept.length > limit)
      showAlert(
        'warning',
        formatMessage('field.maxItems', language, {
          max: formats.number(limit),
          field: field.label[language],
        }),
      )
    latest.current = kept.slice(0, limit)
    onChange(latest.current)
  }
  const { uploads, start } = usePictureUploads(target, (id) => set([...latest.current, id]))
  const room = limit - ids.length - uploads.length
  const choose = may(target, 'read') && (
    <Button
      size="small"
      variant="outlined"
      startIcon={<GalleryIcon />}
      onClick={() => setChoosing(true)}
    >
      {recordText('picture.choose')}
    </Button>
  )
  return (
    <div className={css.pictures}>
      {(pictures.length > 0 || uploads.length > 0) && (
        <PictureTiles pictures={pictures} readOnly={readOnly} onChange={set}>
          <UploadingTiles uploading={uploads} />
        </PictureTiles>
      )}
      {!readOnly && room > 0 && mayUpload && (
        <DropZone
          aria={aria}
          multiple
          onFiles={(files) => {
            if (files.length > room)
              showAlert('warning', recordText('picture.limit', { max: formats.number(limit) }))
            start(files.slice(0, room))
          }}
        >
          {choose}
        </DropZone>
      )}
      {!readOnly && room > 0 && !mayUpload && <div>{choose}</div>}
      {choosing && target && (
        <Suspense>
          <GalleryDialog
            target={target}
            chosen={ids}
            limit={limit}
            onClose={() => setChoosing(false)}
            onChoose={set}
          />
        </Suspense>
      )}
    </div>
  )
}
