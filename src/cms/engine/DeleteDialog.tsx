import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import type { RecordData } from '#api/records.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Resource } from '#resource/resource.ts'
import { useResourceNames } from '../context/catalogue.ts'
import { useRecordText } from '../context/useRecordText.ts'
import { useText } from '../context/useText.ts'
import { FieldFrame } from '../components/FieldFrame.tsx'
import { Notice } from '../components/Notice.tsx'
import { ReferenceLists } from './ReferenceLists.tsx'
import { useRecordTitle } from './recordTitle.ts'
import { useDelete } from './useDelete.ts'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly onClose: () => void
  readonly onDeleted?: () => void
}

/**
 * Confirms a deletion by typing the name. Shows the references to a record that is still in use.
 */
export function DeleteDialog({ resource, record, onClose, onDeleted }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const id = useId()
  const name = useRecordTitle(resource)(record).trim()
  const { midSentence } = useResourceNames(resource)
  const { blockingReferences, busy, run } = useDelete(resource, record, () => {
    onClose()
    onDeleted?.()
  })
  const [typed, setTyped] = useState('')
  const matchesName = (text: string) => toLatinDigits(text.trim()) === toLatinDigits(name)
  const isConfirmed = matchesName(useDebouncedText(typed)) && matchesName(typed)
  const isInUse = blockingReferences !== undefined && blockingReferences.length > 0
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (isConfirmed && !busy) run()
        }}
      >
        <DialogTitle id={id}>{recordText('confirm.title', { what: midSentence.one })}</DialogTitle>
        <DialogContent>
          {isInUse ? (
            <>
              <Typography color="textSecondary">{recordText('confirm.usedText')}</Typography>
              <Box component="h3" sx={{ marginBlockEnd: -8, fontSize: 14 }}>
                {recordText('confirm.usedBy')}
              </Box>
              <ReferenceLists references={blockingReferences} targetName={name} />
            </>
          ) : (
            <>
              <Box sx={{ marginBlockStart: 8, fontWeight: 500 }}>
                <Notice>{recordText('confirm.warning')}</Notice>
              </Box>
              <FieldFrame
                id={`${id}-name`}
                label={
                  <>
                    {textBefore(recordText('confirm.type', { name: placeholder }))}
                    <Box
                      component="bdi"
                      sx={{
                        padding: '1px 8px',
                        borderRadius: 'min(4px, var(--radius-s))',
                        background: 'var(--fill)',
                        fontWeight: 600,
                        userSelect: 'all',
                      }}
                    >
                      {name}
                    </Box>
                    {textAfter(recordText('confirm.type', { name: placeholder }))}
                  </>
                }
              >
                {(aria) => (
                  <OutlinedInput
                    fullWidth
                    autoFocus
                    autoComplete="off"
                    value={typed}
                    slotProps={{ input: { ...aria, dir: 'auto' } }}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                )}
              </FieldFrame>
            </>
          )}
        </DialogContent>
        <DialogActions>
          {/* The key remounts the button, so that it takes the focus of the removed field. */}
          <Button
            key={isInUse ? 'close' : 'cancel'}
            autoFocus={isInUse}
            onClick={onClose}
            disabled={busy}
          >
            {t(isInUse ? 'action.close' : 'action.cancel')}
          </Button>
          {!isInUse && (
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={!isConfirmed || busy || blockingReferences === undefined}
            >
              {t('action.delete')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

const placeholder = '\u0000'
const textBefore = (text: string): string => text.split(placeholder)[0] ?? ''
const textAfter = (text: string): string => text.split(placeholder)[1] ?? ''

/** Returns the typed text after typing has paused. */
function useDebouncedText(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}

const debounceMs = 300
