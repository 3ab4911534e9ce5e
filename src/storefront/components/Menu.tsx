import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AccountDrawer } from '../account/AccountDrawer.tsx'
import type { Ref } from '../data/types.ts'
import { useShop } from '../useShop.ts'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './Menu.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export const menuId = 'menu'

/** The large menu under the header; on a phone a drawer. Opens without any script. */
export function Menu() {
  const text = useText()
  const shop = useShop()
  const { pathname, search } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.hidePopover?.(), [pathname, search])
  return (
    <div ref={menu} id={menuId} popover="auto" className={styles.menu} data-locks>
      <nav className={`wrap ${styles.columns}`} aria-label={text('header.menu')}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={text('header.close')}
        >
          <Icon name="close" />
        </button>
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <AccountDrawer />
        <div>
          <p>{text('nav.byType')}</p>
          <ul className={styles.types}>
            {types.map(([label, query]) => (
              <li key={label}>
                <Link to={`/products${query}`}>{text(label)}</Link>
              </li>
            ))}
          </ul>
        </div>
        <Topics
          title={text('nav.byApplication')}
          field="applications"
          topics={shop?.applications}
        />
        <Topics title={text('nav.byIndustry')} field="industries" topics={shop?.industries} />
      </nav>
    </div>
  )
}

export const types = [
  ['nav.allProducts', ''],
  ['nav.devices', '?type=device'],
  ['nav.gateways', '?type=gateway'],
  ['nav.accessories', '?type=accessory'],
  ['nav.packages', '?type=package'],
] as const

type TopicsProps = { title: string; field: string; topics: readonly Ref[] | undefined }

const Topics = ({ title, field, topics = [] }: TopicsProps) => (
  <div>
    <p>{title}</p>
    <ul className={styles.topics}>
      {topics.map(({ _id, title: name }) => (
        <li key={_id}>
          <Link to={`/products?${field}=${_id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  </div>
)
