import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Field } from '#resource/resource.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { PageCell } from '../../kinds/PageCell.tsx'
import { isBlank } from '../form/blankValues.ts'

type Props = {
  /** when or whose it is */
  readonly label: string
  readonly field: Field | undefined
  readonly value: unknown
  readonly isOld?: boolean
}

/** A value from the history, shown by its kind; one of a removed field is shown as it is. */
export function HistoryValue({ label, field, value, isOld = false }: Props) {
  const recordText = useRecordText()
  return (
    <Box
      component="dd"
      sx={{ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: 8, paddingBlock: 2 }}
    >
      <Typography component="span" variant="caption" color="textDisabled">
        {label}
      </Typography>
      {isBlank(value) ? (
        <Typography component="span" color="textDisabled">
          {recordText('history.empty')}
        </Typography>
      ) : (
        <Box
          component="span"
          sx={{ overflowWrap: 'anywhere', color: isOld ? 'var(--muted)' : 'inherit' }}
        >
          {field ? <PageCell field={field} value={value} /> : <bdi>{JSON.stringify(value)}</bdi>}
        </Box>
      )}
    </Box>
  )
}
