import type { SxProps } from '@mui/material/styles'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import {
  acceptAttribute,
  pdf,
  pictureTypes,
  formatTypeNames,
  type FileType,
} from '#domain/fileTypes.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import type { FieldAria } from '../../../components/fieldAria.ts'

type Props = {
  readonly aria: FieldAria
  readonly multiple: boolean
  /** default: pictures */
  readonly types?: readonly FileType[] | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly children?: ReactNode
}

/** Accepts files by dropping or choosing them; keyboard users use the button. */
export function DropZone({ aria, multiple, types, onFiles, children }: Props) {
  const recordText = useRecordText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const acceptFiles = (files: FileList | null) => {
    const all = [...(files ?? [])]
    onFiles(multiple ? all : all.slice(0, 1))
  }
  const trackDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        paddingBlock: 8,
        paddingInline: '8px 12px',
        border: '1px dashed var(--borderStrong)',
        borderRadius: 'var(--radius-s)',
        '&[data-over=true]': { borderColor: 'var(--accent)', background: 'var(--accentSoft)' },
        '&[data-invalid=true]': { borderColor: 'var(--danger)' },
      }}
      data-over={isOver}
      data-invalid={aria['aria-invalid']}
      onDragEnter={trackDrag}
      onDragOver={trackDrag}
      onDragLeave={trackDrag}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        acceptFiles(event.dataTransfer.files)
      }}
    >
      <Box
        component="button"
        type="button"
        sx={styles.choose}
        id={aria.id}
        aria-describedby={aria['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        <span>
          {recordText(types?.includes(pdf) ? 'file.drop' : 'picture.drop')}
          <Box
            component="small"
            sx={{ display: 'block', color: 'var(--subtle)', fontSize: 'var(--caption)' }}
          >
            {types?.includes(pdf)
              ? recordText('file.rules')
              : types
                ? recordText('picture.onlyTypes', { types: formatTypeNames(types) })
                : recordText('picture.rules')}
          </Box>
        </span>
      </Box>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(types ?? pictureTypes)}
        multiple={multiple}
        onChange={({ target }) => {
          acceptFiles(target.files)
          target.value = ''
        }}
      />
    </Box>
  )
}

const styles = {
  choose: {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 12,
    minInlineSize: 220,
    padding: 12,
    borderRadius: 'var(--radius-s)',
    color: 'var(--text)',
    textAlign: 'start',
    '&:hover': { background: 'var(--fill)' },
    '& > svg': { color: 'var(--accent)' },
  },
} satisfies Record<string, SxProps>
