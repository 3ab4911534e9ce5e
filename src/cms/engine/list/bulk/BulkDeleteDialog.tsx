import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import { useText } from '../../../context/useText.ts'
import { FieldFrame } from '../../../components/FieldFrame.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useRecordTitle } from '../../recordTitle.ts'
import { BusyBar } from './BusyBar.tsx'
import type { BulkDialogProps } from './bulkDialogProps.ts'

/** So many of the selected records are named. */
const maxNames = 5

/** Confirms a bulk deletion, which names records of the page, by typing the number of all. */
export function BulkDeleteDialog({
  list,
  count,
  shownRecords,
  bulkAction,
  onClose,
}: BulkDialogProps) {
  const t = useText()
  const recordText = useRecordText()
  const listText = useListText()
  const formats = useFormats()
  const titleOf = useRecordTitle(list.resource)
  const id = useId()
  const named = shownRecords.slice(0, maxNames)
  const unnamedCount = count - named.length
  const [typed, setTyped] = useState('')
  const { busy, run } = bulkAction
  const n = formats.number(count)
  const isConfirmed = toLatinDigits(typed).replace(/\D/g, '') === String(count)
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={named.length ? `${id}-names` : undefined}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed && !busy) run('delete')
        }}
      >
        <DialogTitle id={id}>{listText('bulk.deleteTitle', { count, n })}</DialogTitle>
        <DialogContent>
          <Box sx={{ marginBlockStart: 8, fontWeight: 500 }}>
            <Notice>{recordText('confirm.warning')}</Notice>
          </Box>
          {named.length > 0 && (
            <Box component="ul" id={`${id}-names`} sx={{ overflowWrap: 'anywhere' }}>
              {named.map((record) => (
                <li key={record._id}>
                  <bdi>{formats.digits(titleOf(record))}</bdi>
                </li>
              ))}
              {unnamedCount > 0 && (
                <Typography component="li" color="textSecondary">
                  {recordText('confirm.andMore', { n: formats.number(unnamedCount) })}
                </Typography>
              )}
            </Box>
          )}
          <FieldFrame id={`${id}-count`} label={recordText('confirm.type', { name: n })}>
            {(aria) => (
              <OutlinedInput
                fullWidth
                autoFocus
                autoComplete="off"
                value={typed}
                slotProps={{ input: { ...aria, inputMode: 'numeric' } }}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
        </DialogContent>
        <BusyBar busy={busy} />
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!isConfirmed}
            aria-busy={busy}
          >
            {t('action.delete')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
