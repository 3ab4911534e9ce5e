import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'

type Props = {
  readonly icon?: ReactNode
  readonly name: ReactNode
  readonly details: readonly ReactNode[]
  readonly isNested?: boolean
  /** its buttons */
  readonly children: ReactNode
}

/** A device or a second factor with its details; on a phone its buttons stand below them. */
export const AccountListItem = ({ icon, name, details, isNested = false, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minBlockSize: 64,
      paddingBlock: 12,
      paddingInlineStart: isNested ? 32 : 0,
      borderBlockEnd: '1px solid var(--border)',
      '& > svg': { flex: 'none', color: 'var(--subtle)' },
      '@media (width < 600px)': { flexWrap: 'wrap', rowGap: 8 },
    }}
  >
    {icon}
    <Box sx={{ flex: 1, minInlineSize: 0, '@media (width < 600px)': { flexBasis: '70%' } }}>
      <Box
        component="p"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2px 8px',
          fontWeight: 500,
        }}
      >
        {name}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'var(--muted)', fontSize: 14 }}>
        {details.map((each, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <Box component="span" sx={{ display: 'inline-block' }}>
              {each}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 4,
        '&:empty': { display: 'none' },
        '@media (width < 600px)': {
          flexBasis: '100%',
          justifyContent: 'flex-start',
          marginInlineStart: isNested ? -12 : 0,
          paddingInlineStart: isNested ? 0 : 24,
          // Words without an edge stand where the text stands, and so does an edge.
          '& > .MuiButton-outlined:first-of-type': { marginInlineStart: 12 },
        },
      }}
    >
      {children}
    </Box>
  </Box>
)
