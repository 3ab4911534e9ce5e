import Box from '@mui/material/Box'
import { useListText } from '../../../context/useListText.ts'

/** Shows at the top of a dialog that its action is being performed. */
export function BusyBar({ busy }: { readonly busy: boolean }) {
  const t = useListText()
  return (
    <>
      <p className="visually-hidden" role="status">
        {busy && t('bulk.busy')}
      </p>
      {busy && (
        <Box
          component="progress"
          aria-label={t('bulk.busy')}
          sx={{
            position: 'absolute',
            insetInlineStart: 24,
            insetBlockStart: 8,
            inlineSize: 'calc(100% - 48px)',
            blockSize: 4,
          }}
        />
      )}
    </>
  )
}
