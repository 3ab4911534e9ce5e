import Box from '@mui/material/Box'
import { useFormats } from '#ui/useFormats.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import type { UploadProgress } from './useUploads.ts'
import css from './Pictures.module.css'

/** Files that are being uploaded. */
export function UploadTiles({ uploads }: { uploads: readonly UploadProgress[] }) {
  const recordText = useRecordText()
  const formats = useFormats()
  return uploads.map(({ key, name, share }) => (
    <div key={key} className={css.tile} data-busy>
      <Box
        component="progress"
        sx={{ inlineSize: '100%' }}
        value={share}
        max={1}
        aria-label={recordText('picture.uploading', { name })}
      />
      <Box
        component="span"
        sx={{
          color: 'var(--muted)',
          fontSize: 'var(--caption)',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'center',
        }}
      >
        {formats.number(Math.round(share * 100))}%
      </Box>
    </div>
  ))
}
