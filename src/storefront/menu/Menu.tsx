import { AccountDrawer } from '../account/AccountDrawer.tsx'
import { useText } from '../hooks/useText.ts'
import { StaticIsland } from '../layout/StaticIsland.tsx'
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx'
import styles from './Menu.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { menus } from './menus.ts'
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx'

/** The whole navigation, for screens without space for it in the header. */
export function Menu() {
  const text = useText()
  return (
    <MenuPanel id={menus.main} label={text('header.menu')} isDrawer>
      <AccountDrawer />
      <StaticIsland name="menuEntries" />
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <StaticIsland name="upcomingLanguages" />
    </MenuPanel>
  )
}
