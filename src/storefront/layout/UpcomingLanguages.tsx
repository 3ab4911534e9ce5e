import { useShop } from '../hooks/useShop.ts'
import { useText } from '../hooks/useText.ts'
import styles from './UpcomingLanguages.module.css'

export function UpcomingLanguages() {
  const text = useText()
  const { allLanguages = [], supportedLanguages = [] } = useShop()?.settings ?? {}
  const supported = new Set(supportedLanguages.map(({ code }) => code))
  const upcoming = allLanguages.filter(({ code }) => !supported.has(code))
  if (upcoming.length === 0) return null
  return (
    <ul className={styles.coming}>
      {upcoming.map(({ code, label }) => (
        <li key={code}>
          <span lang={code}>{label}</span>
          <small>{text('header.coming')}</small>
        </li>
      ))}
    </ul>
  )
}
