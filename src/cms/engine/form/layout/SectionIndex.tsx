import { memo } from 'react'
import type { Section } from '#resource/declaration.ts'
import { textIn } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../../../context/useFormText.ts'
import { ErrorMark } from '../errors/ErrorMark.tsx'
import css from './SectionIndex.module.css'

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
    <nav className={css.index} data-screen-only aria-label={t('form.sections')}>
      {sections.map((each) => (
        <SectionLink key={each.id} {...each} />
      ))}
    </nav>
  )
}

const SectionLink = memo(({ section, id, hasErrors }: VisibleSection) => {
  const { language } = useLanguage()
  return (
    <button
      type="button"
      className={css.jump}
      data-section-link
      onClick={() => document.getElementById(id)?.scrollIntoView()}
    >
      {textIn(section.title, language)}
      {hasErrors && <ErrorMark />}
    </button>
  )
})
