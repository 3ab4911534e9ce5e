import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, type ReactNode } from 'react'
import { useText } from '../../../context/useText.ts'

type Props = {
  /** the id of the form to submit */
  readonly formId: string
  readonly summary: string
  readonly isChanged: boolean
  /** the summary of the errors of the last attempt */
  readonly problems?: ReactNode
  readonly isSaving: boolean
  readonly onDiscard: () => void
  readonly children?: ReactNode
}

/** A sticky bar with the number of changes and the buttons to save or discard them. */
export const SaveBar = memo((props: Props) => {
  const { formId, summary, isChanged, problems, isSaving, onDiscard, children } = props
  const t = useText()
  return (
    <Box sx={styles.bar} data-screen-only="bar" data-changed={isChanged}>
      <Box
        component="p"
        sx={{
          flex: '1 1 200px',
          minInlineSize: 0,
          color: 'var(--subtle)',
          '&:empty': { display: 'none' },
          '[data-changed=true] &': { color: 'var(--text)' },
          '@media (width < 600px)': { flexBasis: '100%' },
        }}
        role="status"
      >
        {summary}
      </Box>
      {problems}
      {children}
      <Button disabled={!isChanged || isSaving} onClick={onDiscard}>
        {t('action.discard')}
      </Button>
      <Button type="submit" form={formId} variant="contained" disabled={!isChanged || isSaving}>
        {t(isSaving ? 'action.saving' : 'action.save')}
      </Button>
    </Box>
  )
})

const styles = {
  bar: {
    /* At the very edge: under a bar that floats a line of the form is seen, cut in half. */
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    marginBlock: '24px -48px',
    marginInline: 'calc(-1 * var(--content-pad))',
    paddingBlock: 12,
    paddingInline: 'var(--content-pad)',
    borderBlockStart: '1px solid var(--border)',
    background: 'var(--raised)',
    '@media (width < 600px)': {
      gap: '4px 8px',
      paddingBlock: '8px calc(8px + env(safe-area-inset-bottom))',
      '& button': { flex: 1 },
    },
  },
} satisfies Record<string, SxProps>
