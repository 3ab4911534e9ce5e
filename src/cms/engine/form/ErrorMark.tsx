import { useFormText } from '../../context/useFormText.ts'
import css from './ErrorSummary.module.css'

/** Beside the name of a section that holds a problem. */
export function ErrorMark() {
  const t = useFormText()
  return (
    <span className={css.mark}>
      <span className="visually-hidden"> {t('form.sectionProblem')}</span>
    </span>
  )
}
