import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A link to what somebody has to see to. */
export const WarningLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Chip
    clickable
    component={Link}
    to={to}
    label={children}
    sx={{
      background: 'var(--warningSoft)',
      color: 'var(--warning)',
      fontWeight: 500,
      '& > span': { display: 'flex', alignItems: 'center', gap: 8 },
      '&:hover': { background: 'var(--warningSoft)', textDecoration: 'underline' },
    }}
  />
)
