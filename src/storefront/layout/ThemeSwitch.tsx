import { useEffect, useState } from 'react'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import header from './Header.module.css'
import styles from './ThemeSwitch.module.css'

/**
 * Switches between light, dark and the device's theme. Both icons are rendered and CSS shows the
 * right one, so that the wrong one never flashes.
 */
export function ThemeSwitch() {
  const text = useText()
  const [label, setLabel] = useState(defaultLabel)
  const updateLabel = (): void => {
    const { themeChoice, theme } = document.documentElement.dataset
    setLabel(nextLabels[themeChoice ?? theme ?? ''] ?? defaultLabel)
  }
  const chooseNext = async (): Promise<void> => {
    const { chooseNextTheme } = await import('./chooseNextTheme.ts')
    chooseNextTheme()
    updateLabel()
  }
  useEffect(updateLabel, [])
  return (
    <button
      type="button"
      className={`${header.action} ${styles.theme}`}
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

const nextLabels: Readonly<Record<string, Label>> = {
  dark: 'header.toSystem',
  system: 'header.toLight',
}
