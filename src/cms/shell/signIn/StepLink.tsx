import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Props = { readonly onClick: () => void; readonly children: ReactNode }

/** A button that looks like a link, to another step or another way to sign in. */
export const StepLink = (props: Props) => (
  <Box
    component="button"
    type="button"
    sx={{
      minBlockSize: 32,
      marginBlock: -8,
      padding: '4px 0',
      borderRadius: 'var(--radius-s)',
      color: 'var(--accent)',
      fontWeight: 500,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '@media (pointer: coarse)': { minBlockSize: 44, marginBlock: -12 },
    }}
    {...props}
  />
)
