import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSession } from '../account/session.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './AccountLayout.module.css'
import { useProfileText } from './profileText.ts'
import { offeredSections, sections, type SectionName } from './sections.ts'

type Props = {
  section: SectionName
  /** the name of an item in the section, whose page has its own heading */
  detail?: string
  children: ReactNode
}

/** The frame of the account pages, rendered before the user is known. */
export function AccountLayout({ section, detail, children }: Props) {
  const text = useProfileText()
  const title = text(`section.${section}`)
  const trail = detail ? [{ label: title, to: sections[section].to }, { label: detail }] : undefined
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        steps={[{ label: text('profile.title'), to: '/profile' }, ...(trail ?? [{ label: title }])]}
      />
      <div className={styles.columns}>
        <AccountNavigation current={section} />
        <div className={styles.body}>
          {!detail && (
            <header className={styles.head}>
              <h1>{title}</h1>
              <p>{text(`lead.${section}`)}</p>
            </header>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}

const centreOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function AccountNavigation({ current }: { current: SectionName }) {
  const text = useProfileText()
  const { features } = useBrand()
  const { signOut } = useSession()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current: tabs } = list
    const tab = tabs?.querySelector('[aria-current="page"]')
    // Not `scrollIntoView`, which scrolls the page, too: it is at its top, or where it was before.
    if (tabs && tab) tabs.scrollLeft += centreOf(tab) - centreOf(tabs)
  }, [current])
  return (
    <nav className={styles.nav} aria-label={text('profile.sections')}>
      <ul ref={list}>
        {offeredSections(features).map((name) => {
          const { to, icon } = sections[name]
          return (
            <li key={name}>
              <Link
                to={to}
                aria-current={name === current ? 'page' : undefined}
                preventScrollReset={to.startsWith('/profile')}
              >
                <ExtraIcon name={icon} />
                {text(`section.${name}`)}
              </Link>
            </li>
          )
        })}
        <li className={styles.leave}>
          <button type="button" onClick={() => void signOut()}>
            <ExtraIcon name="leave" />
            {text('profile.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
