import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../../context/paths.ts'
import { useListText } from '../../../context/useListText.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import { useText } from '../../../context/useText.ts'
import { BusyBar } from './BusyBar.tsx'
import type { BulkDialogProps } from './bulkDialogProps.ts'
import type { RefusedRequest } from './useBulkAction.ts'

type Props = BulkDialogProps & { readonly refusedRequest: RefusedRequest }

/**
 * Lists the records that refuse an action with their reasons, and offers to continue without them.
 */
export function BulkRefusalDialog({ list, count, bulkAction, refusedRequest, onClose }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const listText = useListText()
  const formats = useFormats()
  const paths = usePaths()
  const id = useId()
  const { busy, runWithoutRefused, dismiss } = bulkAction
  const { refusal, verb } = refusedRequest
  const remainingCount = Math.max(0, count - refusal.count)
  const unlistedCount = refusal.count - refusal.records.length
  const countValues = (n: number) => ({ count: n, n: formats.number(n) })
  const close = () => {
    dismiss()
    onClose()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={busy ? () => undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
    >
      <DialogTitle id={`${id}-title`}>{listText('bulk.refusedTitle')}</DialogTitle>
      <DialogContent sx={{ gap: 12 }}>
        <Typography id={`${id}-about`} color="textSecondary">
          {listText('bulk.refused', countValues(refusal.count))}
        </Typography>
        <Box
          component="ul"
          sx={{
            overflow: 'auto',
            maxBlockSize: 320,
            border: '1px solid var(--border)',
            borderRadius: 'var(--radius-s)',
          }}
          aria-labelledby={`${id}-about`}
        >
          {refusal.records.map(({ _id, title, message }) => (
            <Box
              component="li"
              key={_id}
              sx={{
                display: 'grid',
                gap: 2,
                padding: 12,
                '& + &': { borderBlockStart: '1px solid var(--border)' },
              }}
            >
              <Box
                component={Link}
                to={paths.record(list.resource, _id)}
                target="_blank"
                sx={{ color: 'var(--text)', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                <bdi>{formats.digits(title)}</bdi>
              </Box>
              <Typography component="span" color="textSecondary">
                {message}
              </Typography>
            </Box>
          ))}
        </Box>
        {unlistedCount > 0 && (
          <Typography color="textSecondary">
            {recordText('confirm.andMore', { n: formats.number(unlistedCount) })}
          </Typography>
        )}
      </DialogContent>
      <BusyBar busy={busy} />
      <DialogActions>
        <Button onClick={close} disabled={busy} autoFocus>
          {t(remainingCount ? 'action.cancel' : 'action.close')}
        </Button>
        {remainingCount > 0 && (
          <Button
            variant="contained"
            color={verb === 'delete' ? 'error' : 'primary'}
            aria-busy={busy}
            onClick={() => {
              if (!busy) runWithoutRefused()
            }}
          >
            {listText(
              verb === 'delete' ? 'bulk.deleteOthers' : 'bulk.changeOthers',
              countValues(remainingCount),
            )}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
