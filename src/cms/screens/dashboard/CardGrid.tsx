import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Props = {
  /** the width in pixels that a card needs at least */
  readonly minWidth: number
  readonly children: ReactNode
}

/** Cards beside each other, as many as fit. */
export const CardGrid = ({ minWidth, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}px), 1fr))`,
      gap: 'var(--gap)',
    }}
  >
    {children}
  </Box>
)
