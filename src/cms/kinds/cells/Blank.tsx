import { useText } from '../../context/useText.ts'
import css from './cells.module.css'

/** A subdued placeholder for a missing value. */
export function Blank() {
  const t = useText()
  return (
    <span className={css.blank}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{t('conflict.empty')}</span>
    </span>
  )
}
