import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import { memo } from 'react'
import type { Section } from '#resource/declaration.ts'
import { textIn } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../../../context/useFormText.ts'
import { ErrorMark } from '../errors/ErrorMark.tsx'

/** A section of a form that has fields to fill in. */
export type VisibleSection = {
  readonly section: Section
  /** of its title in the document */
  readonly id: string
  /** whether it contains an error */
  readonly hasErrors: boolean
}

/** Links to the sections of a long form. */
export function SectionIndex({ sections }: { sections: readonly VisibleSection[] }) {
  const t = useFormText()
  return (
    <Box component="nav" sx={styles.index} data-screen-only aria-label={t('form.sections')}>
      {sections.map((each) => (
        <SectionLink key={each.id} {...each} />
      ))}
    </Box>
  )
}

const SectionLink = memo(({ section, id, hasErrors }: VisibleSection) => {
  const { language } = useLanguage()
  return (
    <Box
      component="button"
      type="button"
      sx={styles.jump}
      data-section-link
      onClick={() => document.getElementById(id)?.scrollIntoView()}
    >
      {textIn(section.title, language)}
      {hasErrors && <ErrorMark />}
    </Box>
  )
})

const styles = {
  index: {
    position: 'sticky',
    insetBlockStart: 60,
    zIndex: 5,
    display: 'flex',
    gridColumn: '1 / -1',
    alignItems: 'center',
    gap: 4,
    blockSize: 48,
    overflowX: 'auto',
    borderBlockEnd: '1px solid var(--border)',
    background: 'var(--canvas)',
    scrollbarWidth: 'none',
    '@media (width < 700px)': { display: 'none' },
  },
  jump: {
    flex: 'none',
    blockSize: 36,
    padding: '0 12px',
    borderRadius: 'var(--radius-s)',
    color: 'var(--muted)',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:first-child': { marginInlineStart: -12 },
    '&:hover': { background: 'var(--fill)', color: 'var(--text)' },
    '&:focus-visible': { outlineOffset: -2 },
  },
} satisfies Record<string, SxProps>
