import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/ExpandMore'
import type { Components, Theme } from '@mui/material/styles'
import { createElement } from 'react'
import { switchStyles } from './switchStyles.ts'

const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 2 }
/** For places where an outer focus ring would be clipped. */
const insetFocusRing = { outline: '2px solid var(--focus)', outlineOffset: -2 }

/** Flat controls of one height; colours are the brand's custom properties. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 'var(--control)',
        transition: 'none',
        paddingInline: 16,
        gap: 8,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': focusRing,
        '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
      },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: 14 },
      // `gap` replaces these margins, because it does not depend on the direction.
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
      // Destructive buttons look destructive before they are hovered.
      outlined: {
        borderColor: 'var(--borderStrong)',
        color: 'var(--text)',
        '&:hover': { borderColor: 'var(--muted)', background: 'var(--fill)' },
        '&.MuiButton-colorError:not(.Mui-disabled)': {
          borderColor: 'color-mix(in srgb, var(--danger) 45%, var(--border))',
          color: 'var(--danger)',
        },
      },
      text: {
        color: 'var(--text)',
        '&.MuiButton-colorError:not(.Mui-disabled)': { color: 'var(--danger)' },
      },
      // In the dark theme a border marks disabled buttons, as a sunken fill would be too dark.
      contained: ({ theme }) =>
        theme.applyStyles('dark', {
          '&.Mui-disabled': { boxShadow: 'inset 0 0 0 1px var(--border)' },
        }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-s)',
        color: 'var(--muted)',
        transition: 'none',
        '&:hover': { color: 'var(--text)', background: 'var(--fill)' },
        '&:active': { background: 'var(--accentSoft)' },
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--borderStrong)' },
        // The pointer is usually over the field it focused, so focus and errors win.
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--muted)',
        },
        '&.Mui-disabled': { background: 'var(--fill)' },
      },
      // At least as high as a control, whatever line height the brand's font needs.
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        paddingBlock: 8,
        // A textarea that grows with its text computes its own height.
        '&:not(textarea)': { minHeight: 'var(--control)' },
        lineHeight: '24px',
        // What the browser has filled in looks like what was typed.
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--surface) inset',
          WebkitTextFillColor: 'var(--text)',
        },
      },
      multiline: { paddingBlock: 0 },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: DownIcon },
    styleOverrides: {
      // The line is as high as the control, so that the text is in the middle.
      select: { paddingBlock: 0, lineHeight: 'var(--control)' },
      icon: { color: 'var(--muted)', fontSize: '1.25rem' },
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(DownIcon, { fontSize: 'small' }) },
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 4, minHeight: 'var(--control)' },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': {
          paddingBlock: 4,
          minHeight: 32,
        },
      },
      tag: { margin: 2 },
      paper: {
        boxShadow: 'var(--shadow-l)',
        borderRadius: 'var(--radius-m)',
        marginBlock: 4,
        fontSize: 14,
      },
      listbox: { padding: 8 },
      option: {
        borderRadius: 'var(--radius-s)',
        minHeight: 36,
        '&.Mui-focusVisible': insetFocusRing,
      },
    },
  },
  MuiInputBase: {
    // No animations that tell of autofill, which moves no label here: in skipped parts of a form
    // they never end, and keep the browser drawing frames.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { color: 'var(--text)', fontSize: 14, lineHeight: 1.5 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: 14,
        minHeight: 36,
        marginInline: 8,
        paddingInline: 12,
        borderRadius: 'var(--radius-s)',
        gap: 12,
        '&.Mui-focusVisible': { ...insetFocusRing, background: 'var(--fill)' },
      },
    },
  },
  MuiTypography: { defaultProps: { variant: 'inherit' } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: { enter: 160, exit: 120 } },
    styleOverrides: { paper: { boxShadow: 'var(--shadow-l)', borderRadius: 'var(--radius-m)' } },
  },
  MuiDialog: {
    // A dialog takes the whole screen, which would be drawn twice for each frame of fading.
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: {
        boxShadow: 'var(--shadow-l)',
        borderRadius: 'var(--radius-l)',
        // Its title and its actions stay in view, as those of a dialog without a form.
        '& > form': { display: 'contents' },
        '@media (width < 600px)': {
          margin: 16,
          maxHeight: 'calc(100% - 32px)',
          '&.MuiDialog-paperFullWidth': { width: 'calc(100% - 32px)' },
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, padding: '24px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 24px', gap: 4 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: { background: 'var(--text)', color: 'var(--canvas)', fontSize: 12, fontWeight: 500 },
    },
  },
  MuiSwitch: switchStyles,
  MuiChip: {
    defaultProps: { deleteIcon: createElement(CloseIcon) },
    styleOverrides: {
      root: {
        fontSize: 14,
        borderRadius: 'calc(var(--radius-s) * 0.75)',
        background: 'var(--fill)',
      },
    },
  },
}
