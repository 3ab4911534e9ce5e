import { useText } from '../useText.ts'
import { useTheme } from '../useTheme.ts'
import { Icon } from './Icon.tsx'
import styles from './Header.module.css'

/** Both signs are drawn; the style sheet shows the one for the other theme, so none flashes. */
export function ThemeSwitch() {
  const text = useText()
  const [theme, change] = useTheme()
  const label = text(theme === 'dark' ? 'header.toLight' : 'header.toDark')
  return (
    <button
      type="button"
      className={`${styles.action} ${styles.theme}`}
      aria-label={label}
      title={label}
      onClick={() => change(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
