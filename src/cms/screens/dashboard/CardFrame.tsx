import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Panel } from '../../components/Panel.tsx'

type Props = {
  /** the content of its header */
  readonly head: ReactNode
  readonly titleId?: string
  readonly children: ReactNode
}

/** The frame of a card, whether or not its content is already there. */
export const CardFrame = ({ head, titleId, children }: Props) => (
  <Panel aria-labelledby={titleId} style={frameStyle}>
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 8px',
        minBlockSize: 28,
        marginBlockEnd: 12,
      }}
    >
      {head}
    </Box>
    {children}
  </Panel>
)

const frameStyle = {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: '16px clamp(16px, 1.6vw, 24px)',
  breakInside: 'avoid',
} as const
