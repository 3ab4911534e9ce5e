import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState, type DragEvent } from 'react'
import { createExports } from '#api/exports.ts'
import { maxImportBytes } from '#api/imports.ts'
import type { Resource } from '#resource/resource.ts'
import { showAlert } from '../../../context/alerts.ts'
import { useFailureText } from '../../../context/useFailureText.ts'
import { useServices } from '../../../context/services.ts'
import { useListText } from '../../../context/useListText.ts'
import { Notice } from '../../../components/Notice.tsx'
import { csvFileName, downloadFile } from './downloadFile.ts'

type Props = { readonly resource: Resource; readonly onFile: (file: File) => void }

/** Accepts a file by dropping or choosing it; offers a template to start from. */
export function ImportFilePicker({ resource, onFile }: Props) {
  const t = useListText()
  const failureText = useFailureText()
  const { client } = useServices()
  const exports = useMemo(() => createExports(client), [client])
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<'notCsv' | 'tooLarge'>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => exports.template(resource.name),
    onSuccess: (file) => downloadFile(file, csvFileName(resource, 'template')),
    onError: (error) => showAlert('error', failureText(error)),
  })
  const acceptFile = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    const problemKey = importProblem(file)
    setProblem(problemKey)
    if (!problemKey) onFile(file)
  }
  const trackDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return (
    <>
      <Typography color="textSecondary">{t('import.lead')}</Typography>
      <Box
        sx={{
          border: '1.5px dashed var(--borderStrong)',
          borderRadius: 'var(--radius-m)',
          background: 'var(--fill)',
          '&[data-over=true]': { borderColor: 'var(--accent)', background: 'var(--accentSoft)' },
        }}
        data-over={isOver}
        onDragEnter={trackDrag}
        onDragOver={trackDrag}
        onDragLeave={trackDrag}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          acceptFile(event.dataTransfer.files)
        }}
      >
        <Box
          type="button"
          component="button"
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 4,
            inlineSize: '100%',
            padding: '24px 16px',
            borderRadius: 'inherit',
            color: 'var(--text)',
            fontWeight: 600,
            '&:hover': { color: 'var(--accent)' },
          }}
          autoFocus
          onClick={() => input.current?.click()}
        >
          <UploadIcon />
          {t('import.drop')}
          <Box
            component="small"
            sx={{ color: 'var(--muted)', fontSize: 'var(--caption)', fontWeight: 400 }}
          >
            {t('import.rules')}
          </Box>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          onChange={({ target }) => {
            acceptFile(target.files)
            target.value = ''
          }}
        />
      </Box>
      {problem && <Notice role="alert">{t(`import.${problem}`)}</Notice>}
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start', marginInlineStart: -12 }}
        startIcon={<DownloadIcon fontSize="small" />}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        {t('import.template')}
      </Button>
    </>
  )
}

/**
 * Returns why a file is refused. Spreadsheet programs change the type of CSV files, so the
 * extension suffices.
 */
export const importProblem = ({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'notCsv' | 'tooLarge' | undefined => {
  if (!/\.csv$/i.test(name) && type !== 'text/csv') return 'notCsv'
  return size > maxImportBytes ? 'tooLarge' : undefined
}
