import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
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
import { csvFileName, downloadFile } from './downloadFile.ts'
import css from './ImportDialog.module.css'

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
      <p className={css.text}>{t('import.lead')}</p>
      <div
        className={css.zone}
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
        <button
          type="button"
          className={css.choose}
          autoFocus
          onClick={() => input.current?.click()}
        >
          <UploadIcon />
          {t('import.drop')}
          <small className={css.rules}>{t('import.rules')}</small>
        </button>
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
      </div>
      {problem && (
        <p role="alert" className={css.refusal}>
          {t(`import.${problem}`)}
        </p>
      )}
      <Button
        size="small"
        className={css.template ?? ''}
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
