import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Props = {
  /** above both columns */
  readonly top?: ReactNode
  readonly main: ReactNode
  readonly aside?: ReactNode
  /** a width of CSS */
  readonly asideWidth: string
  /** the width of the window in pixels they need to stand beside each other; if unset, they never do */
  readonly besideFrom?: number | undefined
}

/** The main column of a page and a narrower one; where that is empty, the main one has all room. */
export const PageColumns = ({ top, main, aside, asideWidth, besideFrom }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: 'var(--gap)',
      ...(besideFrom !== undefined && {
        [`@media (width >= ${besideFrom}px)`]: {
          '&:has(> [data-aside]:not(:empty))': {
            gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`,
          },
        },
      }),
    }}
  >
    {top}
    <Box sx={columnStyle}>{main}</Box>
    <Box sx={columnStyle} data-aside>
      {aside}
    </Box>
  </Box>
)

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--gap)',
  minInlineSize: 0,
  '&:empty': { display: 'none' },
} as const
