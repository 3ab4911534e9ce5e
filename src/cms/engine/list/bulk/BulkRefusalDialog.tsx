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
import type { BulkDialogProps } from './bulkDialogProps.ts'
import type { RefusedRequest } from './useBulkAction.ts'
import css from './BulkRefusalDialog.module.css'

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
        <ul className={css.records} aria-labelledby={`${id}-about`}>
          {refusal.records.map(({ _id, title, message }) => (
            <li key={_id} className={css.record}>
              <Link to={paths.record(list.resource, _id)} target="_blank" className={css.title}>
                <bdi>{formats.digits(title)}</bdi>
              </Link>
              <Typography component="span" color="textSecondary">
                {message}
              </Typography>
            </li>
          ))}
        </ul>
        {unlistedCount > 0 && (
          <Typography color="textSecondary">
            {recordText('confirm.andMore', { n: formats.number(unlistedCount) })}
          </Typography>
        )}
      </DialogContent>
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
