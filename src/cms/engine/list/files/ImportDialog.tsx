import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import type { Resource } from '#resource/resource.ts'
import { showAlert } from '../../../context/alerts.ts'
import { useResourceNames } from '../../../context/catalogue.ts'
import { useFailureText } from '../../../context/useFailureText.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { Notice } from '../../../components/Notice.tsx'
import { ImportFilePicker } from './ImportFilePicker.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { useImport } from './useImport.ts'

type Props = { readonly resource: Resource; readonly onClose: () => void }

/**
 * The steps of an import: choosing a file, checking it, reviewing the result, writing the records.
 */
export function ImportDialog({ resource, onClose }: Props) {
  const t = useText()
  const listText = useListText()
  const failureText = useFailureText()
  const { midSentence } = useResourceNames(resource)
  const id = useId()
  const importState = useImport(resource)
  const { job, isSending, error, begin, run, restart } = importState
  const state = isSending ? 'sending' : job?.state
  const close = () => {
    if (state === 'writing') showAlert('info', listText('import.goesOn'))
    else restart()
    onClose()
  }
  const isInProgress = state === 'sending' || state === 'checking' || state === 'writing'
  const hasFailed = error !== null || state === 'failed'
  const failureMessage = error
    ? failureText(error)
    : job?.state === 'failed'
      ? job.message
      : undefined
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A click outside must not cancel an import that is running.
        if (reason !== 'backdropClick' || state === undefined) close()
      }}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {listText('import.title', { what: midSentence.many })}
        <IconButton size="small" aria-label={t('action.close')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minBlockSize: 216 }}>
        {hasFailed && (
          <Notice role="alert">
            {state === 'failed' && <strong>{listText('import.failed')}</strong>}
            {failureMessage && <p>{failureMessage}</p>}
          </Notice>
        )}
        {state === undefined && <ImportFilePicker resource={resource} onFile={begin} />}
        {isInProgress && <ImportProgress state={state} job={job} />}
        {job && !isInProgress && state !== 'failed' && <ImportResult job={job} />}
      </DialogContent>
      <DialogActions sx={{ '&:empty': { display: 'none' } }}>
        {(state === 'sending' || state === 'checking') && (
          <Button autoFocus onClick={close}>
            {t('action.cancel')}
          </Button>
        )}
        {(job ?? error) && !isInProgress && state !== 'done' && (
          <Button
            variant={state === 'ready' ? 'text' : 'contained'}
            autoFocus={state !== 'ready'}
            onClick={restart}
          >
            {listText('import.another')}
          </Button>
        )}
        {state === 'ready' && job && (
          <Button
            variant="contained"
            autoFocus
            disabled={job.create + job.update === 0}
            onClick={run}
          >
            {listText('import.start')}
          </Button>
        )}
        {state === 'done' && (
          <Button variant="contained" autoFocus onClick={close}>
            {t('action.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
