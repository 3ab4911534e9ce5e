import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Places figures side by side, two in a row on phones and on paper. */
export const MetricGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      gap: 16,
      '@media (width < 700px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
      '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
)
