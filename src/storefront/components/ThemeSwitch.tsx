import { useEffect, useState } from 'react'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import styles from './Header.module.css'

/**
 * Goes from one theme to the next: light, dark, and that of the device. Both signs are drawn; the style sheet
 * shows the one for the other theme, so none flashes.
 */
export function ThemeSwitch() {
  const text = useText()
  const [label, setLabel] = useState(defaultLabel)
  const updateLabel = (): void => {
    const { themeChoice, theme } = document.documentElement.dataset
    setLabel(nextLabels[themeChoice ?? theme ?? ''] ?? defaultLabel)
  }
  const chooseNext = async (): Promise<void> => {
    const { chooseNextTheme } = await import('../chooseNextTheme.ts')
    chooseNextTheme()
    updateLabel()
  }
  useEffect(updateLabel, [])
  return (
    <button
      type="button"
      className={`${styles.action} ${styles.theme}`}
      aria-label={text(label)}
      title={text(label)}
      onClick={() => void chooseNext()}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}

type Label = 'header.toDark' | 'header.toSystem' | 'header.toLight'

const defaultLabel: Label = 'header.toDark'

/** What comes next. */
const nextLabels: Readonly<Record<string, Label>> = {
  dark: 'header.toSystem',
  system: 'header.toLight',
}
