import type { Components, Theme } from '@mui/material/styles'

/** Both states can be told from the background, and from each other without colour. */
export const switchStyles: Components<Theme>['MuiSwitch'] = {
  styleOverrides: {
    root: {
      width: 40,
      height: 24,
      padding: 0,
      overflow: 'visible',
      '& .MuiSwitch-switchBase': { padding: 4, background: 'none' },
      '& .MuiSwitch-switchBase:hover': { background: 'none' },
      '& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(16px)' },
      '& .MuiSwitch-thumb': {
        width: 16,
        height: 16,
        borderRadius: 'var(--radius-pill)',
        background: 'var(--surface)',
        boxShadow: 'none',
      },
      '& .MuiSwitch-track': {
        borderRadius: 'var(--radius-pill)',
        background: 'var(--borderStrong)',
        opacity: 1,
        transition: 'none',
      },
      '&:hover .MuiSwitch-track': { background: 'var(--muted)' },
      '& .Mui-checked .MuiSwitch-thumb': { background: 'var(--onAccent)' },
      '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
        background: 'var(--accent)',
        opacity: 1,
      },
      '&:hover .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
        background: 'var(--accentHover)',
      },
      '& .MuiSwitch-switchBase.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      '& .MuiSwitch-switchBase.Mui-focusVisible + .MuiSwitch-track': {
        outline: '2px solid var(--focus)',
        outlineOffset: 2,
      },
    },
  },
}
