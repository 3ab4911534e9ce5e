import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { RecordData } from '#api/records.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Resource } from '#resource/resource.ts'
import { useResourceNames } from '../context/catalogue.ts'
import { useRecordText } from '../context/useRecordText.ts'
import { useText } from '../context/useText.ts'
import { focusNeighbour } from '../components/focusNeighbour.ts'
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
  const isDeleted = useRef(false)
  useReturnedFocus(isDeleted)
  const { blockingReferences, busy, run } = useDelete(resource, record, () => {
    isDeleted.current = true
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
      disableRestoreFocus
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
              <Typography color="textSecondary">
                {textAround(
                  recordText('confirm.usedText', { name: placeholder }),
                  <bdi>{name}</bdi>,
                )}
              </Typography>
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
                label={textAround(
                  recordText('confirm.type', { name: placeholder }),
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
                  </Box>,
                )}
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

/** Returns the focus to the button of the row, or to that of its neighbour if the row is deleted. */
function useReturnedFocus(isDeleted: RefObject<boolean>): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const row = opener?.closest('tr, li')
      if (isDeleted.current && row)
        focusNeighbour(row, document.querySelector<HTMLElement>('main h1'))
      else if (opener instanceof HTMLElement) opener.focus()
    },
    [opener, isDeleted],
  )
}

const placeholder = '\u0000'

/** Returns the text with the element in place of its placeholder. */
function textAround(text: string, element: ReactNode): ReactNode {
  const [before, after] = text.split(placeholder)
  return (
    <>
      {before}
      {element}
      {after}
    </>
  )
}

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
