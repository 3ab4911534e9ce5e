import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatMessage } from '#domain/messages/messages.ts'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../../context/alerts.ts'
import { useCanAccess } from '../../../context/permissions.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import type { WidgetProps } from '../../kindComponents.ts'
import { useReferences, useTargetResource } from '../../ReferencesProvider.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureTiles } from './PictureTiles.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import { useCanUpload } from './useCanUpload.ts'
import { usePictureUploads } from './usePictureUploads.ts'

const GalleryDialog = lazy(async () => ({
  default: (await import('./GalleryDialog.tsx')).GalleryDialog,
}))

const maxPictures = 200

/** Ordered pictures, uploaded or chosen from the gallery. The first one is the cover. */
export function PicturesWidget({ field, value, onChange, aria }: WidgetProps) {
  const recordText = useRecordText()
  const formats = useFormats()
  const { language } = useLanguage()
  const target = useTargetResource(field.target)
  const ids = listOrEmpty(value).map(String)
  const pictures = useReferences(target, ids)
  const [isChoosing, setChoosing] = useState(false)
  const canAccess = useCanAccess()
  const canUpload = useCanUpload() && canAccess(target, 'create')
  const limit = field.property.maxItems ?? maxPictures
  // Uploads end one by one, and the value may have changed before each.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  const updateIds = (next: readonly string[]) => {
    const uniqueIds = [...new Set(next)]
    if (uniqueIds.length > limit)
      showAlert(
        'warning',
        formatMessage('field.maxItems', language, {
          max: formats.number(limit),
          field: field.label[language],
        }),
      )
    latest.current = uniqueIds.slice(0, limit)
    onChange(latest.current)
  }
  const { uploads, start } = usePictureUploads(target, (id) => updateIds([...latest.current, id]))
  const freeSlots = limit - ids.length - uploads.length
  const chooseButton = canAccess(target, 'read') && (
    <Button
      size="small"
      variant="outlined"
      startIcon={<GalleryIcon />}
      onClick={() => openAfterPaint(setChoosing)}
    >
      {recordText('picture.choose')}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      {(pictures.length > 0 || uploads.length > 0) && (
        <PictureTiles pictures={pictures} onChange={updateIds}>
          <UploadTiles uploads={uploads} />
        </PictureTiles>
      )}
      {freeSlots > 0 && canUpload && (
        <DropZone
          aria={aria}
          multiple
          onFiles={(files) => {
            if (files.length > freeSlots)
              showAlert('warning', recordText('picture.limit', { max: formats.number(limit) }))
            start(files.slice(0, freeSlots))
          }}
        >
          {chooseButton}
        </DropZone>
      )}
      {freeSlots > 0 && !canUpload && <div>{chooseButton}</div>}
      {isChoosing && target && (
        <Suspense>
          <GalleryDialog
            target={target}
            initialIds={ids}
            limit={limit}
            onClose={() => setChoosing(false)}
            onChoose={updateIds}
          />
        </Suspense>
      )}
    </Box>
  )
}
