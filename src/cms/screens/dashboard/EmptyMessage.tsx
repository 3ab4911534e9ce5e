import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'

type Props = {
  readonly text: string
  /** whether it is good news that there is nothing */
  readonly isPositive?: boolean
  /** the path to act on it, if the user may */
  readonly to?: string | undefined
  readonly action?: string
}

/** Shown in a card without entries. */
export const EmptyMessage = ({ text, isPositive = false, to, action }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      alignItems: 'center',
      justifyContent: 'center',
      gap: 12,
      minBlockSize: 120,
      padding: '8px 12px 16px',
      textAlign: 'center',
    }}
  >
    {isPositive && <DoneIcon sx={{ color: 'var(--positive)' }} aria-hidden />}
    <Typography color="textSecondary" sx={{ maxInlineSize: '36ch' }}>
      {text}
    </Typography>
    {to !== undefined && (
      <Button component={Link} to={to} size="small" variant="outlined">
        {action}
      </Button>
    )}
  </Box>
)
