import Paper from '@mui/material/Paper'
import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'section'> & { readonly heading?: ReactNode }

/** A section of a page with its own background; its content can adapt to its width. */
export const Panel = ({ heading, children, ...props }: Props) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{
      containerType: 'inline-size',
      padding: '24px clamp(16px, 1.6vw, 24px)',
      borderRadius: 'var(--radius-m)',
      background: 'var(--surface)',
      '@media print': { padding: 16 },
    }}
    {...props}
  >
    {heading && <h2 style={{ marginBlockEnd: 12 }}>{heading}</h2>}
    {children}
  </Paper>
)
