import type { Components, Theme } from '@mui/material/styles'

const ring = { outline: '2px solid var(--focus)', outlineOffset: 2 }

/** Calm, flat controls of one height; colours are the brand's custom properties. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 16,
        gap: 8,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': ring,
      },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: 13 },
      // The gap stands in for these, for it knows no left and right.
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
      outlined: { borderColor: 'var(--border)', color: 'var(--text)' },
      text: { color: 'var(--text)' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-s)',
        color: 'var(--muted)',
        '&:hover': { color: 'var(--text)' },
        '&.Mui-focusVisible': ring,
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--borderStrong)', opacity: 0.7 },
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--borderStrong)',
          opacity: 1,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { opacity: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { opacity: 1 },
      },
      input: { paddingBlock: 9, height: 'auto', minHeight: 22, lineHeight: '22px' },
      multiline: { paddingBlock: 0 },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 3, minHeight: 40 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 5, minHeight: 22 },
      },
      tag: { margin: 2 },
      paper: {
        boxShadow: 'var(--shadow-l)',
        borderRadius: 'var(--radius-m)',
        marginBlock: 4,
        fontSize: 14,
      },
      listbox: { padding: 6 },
      option: { borderRadius: 'var(--radius-s)', minHeight: 36 },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: 14, lineHeight: 1.5 } } },
  MuiMenu: { styleOverrides: { list: { paddingBlock: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: 14,
        minHeight: 36,
        marginInline: 6,
        paddingInline: 10,
        borderRadius: 'var(--radius-s)',
        gap: 10,
        '&.Mui-focusVisible': { background: 'var(--fill)' },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    styleOverrides: { paper: { boxShadow: 'var(--shadow-l)', borderRadius: 'var(--radius-m)' } },
  },
  MuiDialog: {
    styleOverrides: { paper: { boxShadow: 'var(--shadow-l)', borderRadius: 'var(--radius-l)' } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, padding: '20px 24px 4px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: { background: 'var(--text)', color: 'var(--canvas)', fontSize: 12, fontWeight: 500 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 6, '&.Mui-focusVisible': ring } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: 14 } } },
  MuiChip: {
    styleOverrides: {
      root: {
        fontSize: 13,
        borderRadius: 'calc(var(--radius-s) * 0.75)',
        background: 'var(--fill)',
      },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}
