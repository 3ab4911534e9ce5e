import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import type { BulkVerb } from '#api/bulk.ts'
import { useFormats } from '#ui/useFormats.ts'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { actionIcons } from '../../actions/actionIcons.ts'
import type { RecordList } from '../useList.ts'
import type { Selection } from '../rows/useSelection.ts'
import { useBulkAction } from './useBulkAction.ts'
import css from './BulkBar.module.css'

const BulkEditDialog = lazy(async () => ({
  default: (await import('./BulkEditDialog.tsx')).BulkEditDialog,
}))
const BulkDeleteDialog = lazy(async () => ({
  default: (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog,
}))
const RefusedDialog = lazy(async () => ({
  default: (await import('./BulkRefusalDialog.tsx')).BulkRefusalDialog,
}))

type Props = {
  readonly list: RecordList
  readonly selection: Selection
  readonly verbs: readonly BulkVerb[]
  /** called when the bar disappears and the focus would be lost */
  readonly onFocusLost: () => void
}

/** The number of selected records and the bulk actions. */
export function BulkBar({ list, selection, verbs, onFocusLost }: Props) {
  const t = useText()
  const listText = useListText()
  const formats = useFormats()
  const [openVerb, setOpenVerb] = useState<BulkVerb>()
  const bulkAction = useBulkAction({ list, selection, onDone: () => setOpenVerb(undefined) })
  const { busy, refusedRequest, run } = bulkAction
  const { count, allMatchingCount } = selection
  useEffect(
    () => () => {
      // The focus stays with an element the user has focused since.
      if (document.activeElement === document.body) onFocusLost()
    },
    [onFocusLost],
  )
  const handleVerb = (verb: BulkVerb) => {
    if (busy) return
    if (verb === 'update' || verb === 'delete')
      openAfterPaint((isOpen) => setOpenVerb(isOpen ? verb : undefined))
    else run(verb)
  }
  const dialogProps = {
    list,
    count,
    shownRecords: list.rows.filter(({ _id }) => selection.rowSelection[_id]),
    bulkAction,
    onClose: () => setOpenVerb(undefined),
  }
  return (
    <>
      <section
        className={css.bar}
        data-screen-only="bar"
        aria-label={listText('bulk.label')}
        aria-busy={busy}
      >
        <Box
          sx={{
            display: 'flex',
            flex: 'none',
            alignItems: 'baseline',
            gap: '4px 12px',
            '@media (width < 1100px)': { flex: 1 },
            '@media (width < 700px)': { flexDirection: 'column', alignItems: 'flex-start' },
          }}
        >
          <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('list.selected', { count, n: formats.number(count) })}
          </Box>
          {allMatchingCount === undefined && list.total > count && (
            <Box
              type="button"
              component="button"
              sx={{
                padding: '4px 0',
                color: 'var(--accent)',
                fontWeight: 600,
                textAlign: 'start',
                '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
              }}
              onClick={selection.selectAll}
            >
              {listText('bulk.selectAll', { count: list.total, n: formats.number(list.total) })}
            </Box>
          )}
          {allMatchingCount !== undefined && (
            <Typography component="span" color="textSecondary">
              {listText('bulk.allOfThem')}
            </Typography>
          )}
        </Box>
        <div className={css.verbs}>
          {verbs.map((verb) => {
            const Icon = actionIcons[verb === 'update' ? 'edit' : verb]
            return (
              <Button
                key={verb}
                size="small"
                className={(verb === 'delete' ? css.danger : css.verb) ?? ''}
                startIcon={<Icon fontSize="small" />}
                aria-disabled={busy}
                onClick={() => handleVerb(verb)}
              >
                {verb === 'update' ? listText('bulk.edit') : t(`action.${verb}`)}
              </Button>
            )
          })}
        </div>
        <IconButton
          size="small"
          sx={{ flex: 'none', '@media (width < 1100px)': { order: 1 } }}
          aria-label={listText('bulk.clear')}
          title={listText('bulk.clear')}
          onClick={() => startTransition(selection.clear)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <p className="visually-hidden" role="status">
          {busy && listText('bulk.busy')}
        </p>
      </section>
      <Suspense>
        {openVerb === 'update' && !refusedRequest && <BulkEditDialog {...dialogProps} />}
        {openVerb === 'delete' && !refusedRequest && <BulkDeleteDialog {...dialogProps} />}
        {refusedRequest && <RefusedDialog {...dialogProps} refusedRequest={refusedRequest} />}
      </Suspense>
    </>
  )
}
