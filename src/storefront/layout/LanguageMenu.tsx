import { useText } from '../hooks/useText.ts'
import header from './Header.module.css'
import { Icon } from '../components/Icon.tsx'
import styles from './LanguageMenu.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { StaticIsland } from './StaticIsland.tsx'

const panelId = 'languages'

/** The languages of the shop and the upcoming ones. */
export function LanguageMenu() {
  const text = useText()
  const label = text('header.languages')
  return (
    <>
      <button
        type="button"
        className={header.action}
        popoverTarget={panelId}
        aria-label={label}
        title={label}
      >
        <Icon name="globe" />
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <LanguageSwitch />
        <StaticIsland name="upcomingLanguages" />
      </div>
    </>
  )
}
