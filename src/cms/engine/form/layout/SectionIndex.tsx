import { textIn } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../../../context/useFormText.ts'
import type { VisibleSection } from './SectionsTemplate.tsx'
import { ErrorMark } from '../errors/ErrorMark.tsx'
import css from './SectionsTemplate.module.css'

/** Links to the sections of a long form. */
export function SectionIndex({ sections }: { sections: readonly VisibleSection[] }) {
  const t = useFormText()
  const { language } = useLanguage()
  return (
    <nav className={css.index} data-screen-only aria-label={t('form.sections')}>
      {sections.map(({ id, title, hasErrors }) => (
        <button
          key={id}
          type="button"
          className={css.jump}
          onClick={() => document.getElementById(id)?.scrollIntoView()}
        >
          {textIn(title, language)}
          {hasErrors && <ErrorMark />}
        </button>
      ))}
    </nav>
  )
}
