import { useShop } from '../useShop.ts'
import { useText } from '../useText.ts'
import styles from './ComingLanguages.module.css'

/** The languages that the shop is still to speak. */
export function UpcomingLanguages() {
  const text = useText()
  const { allLanguages = [], supportedLanguages = [] } = useShop()?.settings ?? {}
  const spoken = new Set(supportedLanguages.map(({ code }) => code))
  const coming = allLanguages.filter(({ code }) => !spoken.has(code))
  if (coming.length === 0) return null
  return (
    <ul className={styles.coming}>
      {coming.map(({ code, label }) => (
        <li key={code}>
          <span lang={code}>{label}</span>
          <small>{text('header.coming')}</small>
        </li>
      ))}
    </ul>
  )
}
