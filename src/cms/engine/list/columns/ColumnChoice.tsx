import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../../context/useText.ts'

type Props = {
  readonly label: string
  readonly isVisible: boolean
  /** missing for the column that is always shown */
  readonly onToggle?: () => void
  readonly onMove?: (by: 1 | -1) => void
  readonly isFirst?: boolean
  readonly isLast?: boolean
}

/** A column with a checkbox for its visibility and buttons to move it. */
export function ColumnChoice({
  label,
  isVisible: shown,
  onToggle,
  onMove,
  isFirst,
  isLast,
}: Props) {
  const t = useText()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minBlockSize: 36,
        paddingInlineEnd: 2,
        borderRadius: 'var(--radius-s)',
        '&:hover': { background: 'var(--fill)' },
        '& button[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
      }}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          flex: 1,
          alignItems: 'center',
          gap: 4,
          alignSelf: 'stretch',
          minInlineSize: 0,
          cursor: 'pointer',
        }}
      >
        <input type="checkbox" checked={shown} disabled={!onToggle} onChange={onToggle} />
        <Typography component="span" noWrap>
          {label}
        </Typography>
      </Box>
      {onMove && (
        <>
          {/* At the ends the buttons keep the focus but do nothing. */}
          <IconButton
            size="small"
            aria-label={t('action.moveUp', { what: label })}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <UpIcon fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('action.moveDown', { what: label })}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          >
            <DownIcon fontSize="inherit" />
          </IconButton>
        </>
      )}
    </Box>
  )
}
