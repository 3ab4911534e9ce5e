import RemoveIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Box from '@mui/material/Box'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { WidgetProps } from '../../kindComponents.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import { Blank } from '../../cells/Blank.tsx'
import { FileLink } from '../../cells/FileLink.tsx'
import { embeddedDocumentOf } from '../../embeddedRecords.ts'
import { useKnownReferences } from '../../ReferencesProvider.tsx'
import { DropZone } from './DropZone.tsx'
import { PictureTiles } from './PictureTiles.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import { useCanUpload } from './useCanUpload.ts'
import { useUploads } from './useUploads.ts'

/** A file, which another upload replaces. */
export function FileWidget({ field, value, onChange, aria }: WidgetProps) {
  const { byId, remember } = useKnownReferences()
  const { language } = useLanguage()
  const types = field.property['x-accepts']
  const canUpload = useCanUpload(types)
  const { uploads, start } = useUploads(
    async (stored) => {
      remember([stored])
      onChange(stored._id)
    },
    { field: field.label[language], ...(types && { types }) },
  )
  const recordText = useRecordText()
  const file = typeof value === 'string' ? byId.get(value) : undefined
  const document = embeddedDocumentOf(file)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      {document && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <FileLink file={document} />
          <IconButton
            size="small"
            aria-label={recordText('file.remove')}
            onClick={() => onChange(undefined)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      {((file && !document) || uploads.length > 0) && (
        <PictureTiles
          pictures={file && !document ? [file] : []}
          onChange={() => onChange(undefined)}
        >
          <UploadTiles uploads={uploads} />
        </PictureTiles>
      )}
      {!canUpload && !file && <Blank />}
      {canUpload && <DropZone aria={aria} multiple={false} types={types} onFiles={start} />}
    </Box>
  )
}
