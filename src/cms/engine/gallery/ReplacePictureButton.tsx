import ReplaceIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { showAlert } from '../../context/alerts.ts'
import { canUseVerb, useHolder } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { acceptAttribute, pictureTypes } from '#domain/fileTypes.ts'
import { useChangeMessage } from '../recordTitle.ts'
import { useCanUpload } from '../../kinds/widgets/picture/useCanUpload.ts'
import { useUploads } from '../../kinds/widgets/picture/useUploads.ts'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly title: string
}

/** Replaces the file of a picture everywhere it is used. */
export function ReplacePictureButton({ resource, record, title }: Props) {
  const changeMessage = useChangeMessage(resource)
  const recordText = useRecordText()
  const input = useRef<HTMLInputElement>(null)
  const { records } = useServices()
  const holder = useHolder()
  const queries = useQueryClient()
  const canUpload = useCanUpload()
  const file = resource.fields.find(({ kind }) => kinds[kind].isFile)
  const { uploads, start } = useUploads(async (storedFile) => {
    if (!file) return
    await records.change(resource.name, record, { [file.name]: storedFile._id })
    showAlert('success', changeMessage('updated', record))
    await queries.invalidateQueries({ queryKey: [queryKeys.resource('')[0]] })
  })
  if (!file || !canUpload || !canUseVerb(holder, resource, 'update')) return null
  const label = recordText('gallery.replace', { what: title })
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-busy={uploads.length > 0}
        onClick={() => input.current?.click()}
      >
        {uploads.length > 0 ? <CircularProgress size={18} /> : <ReplaceIcon fontSize="small" />}
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(pictureTypes)}
        aria-label={label}
        onChange={({ target }) => {
          start([...(target.files ?? [])].slice(0, 1))
          target.value = ''
        }}
      />
    </>
  )
}
