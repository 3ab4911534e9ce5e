import Box from '@mui/material/Box'
import { useId, useRef, useState } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useCanAccess } from '../../context/permissions.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { DropZone } from '../../kinds/widgets/picture/DropZone.tsx'
import { UploadTiles } from '../../kinds/widgets/picture/UploadTiles.tsx'
import { useCanUpload } from '../../kinds/widgets/picture/useCanUpload.ts'
import { usePictureUploads } from '../../kinds/widgets/picture/usePictureUploads.ts'

/** Uploads many pictures with their progress; each becomes a record titled by its file name. */
export function GalleryUpload({ resource }: { resource: Resource }) {
  const id = useId()
  const recordText = useRecordText()
  const formats = useFormats()
  const canAccess = useCanAccess()
  const canUpload = useCanUpload()
  const [storedCount, setStoredCount] = useState(0)
  // Uploads end one by one, so each alert includes the previous ones.
  const countRef = useRef(0)
  const { uploads, start } = usePictureUploads(resource, () => {
    countRef.current += 1
    setStoredCount(countRef.current)
    showAlert(
      'success',
      recordText('gallery.stored', {
        count: countRef.current,
        n: formats.number(countRef.current),
      }),
    )
  })
  if (!canUpload || !canAccess(resource, 'create')) return null
  const aria = {
    id: `${id}-files`,
    'aria-invalid': false,
    'aria-describedby': '',
    'aria-required': false,
  }
  return (
    <Box component="section" sx={{ flex: 1, minInlineSize: 0 }}>
      <DropZone
        aria={aria}
        multiple
        onFiles={(files) => {
          countRef.current = 0
          setStoredCount(0)
          start(files)
        }}
      />
      {uploads.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 12 }}>
          <UploadTiles uploads={uploads} />
        </Box>
      )}
      <p className="visually-hidden" role="status">
        {storedCount > 0 &&
          recordText('gallery.stored', { count: storedCount, n: formats.number(storedCount) })}
      </p>
    </Box>
  )
}
