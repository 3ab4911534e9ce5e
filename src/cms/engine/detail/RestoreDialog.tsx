import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { queryKeys } from '#api/queries.ts'
import type { RecordChange, RecordData } from '#api/records.ts'
import { languageName } from '#domain/languageName.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useServices } from '../../context/services.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { HistoryValue } from './HistoryValue.tsx'
import type { RestoredField } from './restoredFields.ts'
import css from './History.module.css'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly change: RecordChange
  readonly fields: readonly RestoredField[]
  readonly onClose: () => void
}

/** Shows what would be restored before it is. */
export function RestoreDialog({ resource, record, change, fields, onClose }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const id = useId()
  const formats = useFormats()
  const { language } = useLanguage()
  const { records } = useServices()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const titleOf = useRecordTitle(resource)
  const at = formats.date(change.at, timeZone)
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
  const { mutate, isPending } = useMutation({
    mutationFn: () => records.restore(resource.name, record, change.version ?? 0),
    onSuccess: async (restored) => {
      showAlert('success', recordText('restore.done', { what: titleOf(restored), at }))
      onClose()
      await refresh()
    },
    onError: async (error) => {
      showAlert('error', failureText(error))
      await refresh()
    },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{recordText('restore.title')}</DialogTitle>
      <DialogContent sx={{ display: 'block' }}>
        <Typography color="textSecondary">
          {recordText('restore.text', { at })}
          {resource.members.length > 0 && ` ${recordText('restore.members')}`}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gap: 12, marginBlockStart: 8 }}>
          {fields.map(({ field, language: fieldLanguage, currentValue, restoredValue }) => (
            <div key={`${field.name} ${fieldLanguage ?? ''}`} className={css.difference}>
              <dt>
                {field.label[language]}
                {fieldLanguage && ` (${languageName(fieldLanguage, language)})`}
              </dt>
              <HistoryValue
                label={recordText('restore.now')}
                field={field}
                value={currentValue}
                isOld
              />
              <HistoryValue
                label={recordText('restore.then')}
                field={field}
                value={restoredValue}
              />
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {t('action.cancel')}
        </Button>
        <Button variant="contained" aria-busy={isPending} onClick={() => !isPending && mutate()}>
          {recordText('restore.action')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
