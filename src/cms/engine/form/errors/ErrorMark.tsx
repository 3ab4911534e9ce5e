import { useFormText } from '../../../context/useFormText.ts'
import css from './ErrorSummary.module.css'

/** Marks a section that contains an error. */
export function ErrorMark() {
  const t = useFormText()
  return (
    <span className={css.mark}>
      <span className="visually-hidden"> {t('form.sectionProblem')}</span>
    </span>
  )
}
