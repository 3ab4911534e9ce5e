import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSession } from '../account/session.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './Frame.module.css'
import { useProfileText } from './profileText.ts'
import { offeredSections, sections, type SectionName } from './sections.ts'

type Props = { section: SectionName; children: ReactNode }

/** What stands around every part of the profile, before anybody knows whose it is. */
export function Frame({ section, children }: Props) {
  const text = useProfileText()
  const title = text(`section.${section}`)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs steps={[{ label: text('profile.title') }, { label: title }]} />
      <div className={styles.columns}>
        <Sections current={section} />
        <div className={styles.body}>
          <header className={styles.head}>
            <h1>{title}</h1>
            <p>{text(`lead.${section}`)}</p>
          </header>
          {children}
        </div>
      </div>
    </div>
  )
}

function Sections({ current }: { current: SectionName }) {
  const text = useProfileText()
  const { features } = useBrand()
  const { signOut } = useSession()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current="page"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [current])
  return (
    <nav className={styles.nav} aria-label={text('profile.sections')}>
      <ul ref={list}>
        {offeredSections(features).map((name) => {
          const { path, icon } = sections[name]
          return (
            <li key={name}>
              <Link
                to={path ? `/profile/${path}` : '/profile'}
                aria-current={name === current ? 'page' : undefined}
                preventScrollReset
              >
                <Icon name={icon} />
                {text(`section.${name}`)}
              </Link>
            </li>
          )
        })}
        <li className={styles.leave}>
          <button type="button" onClick={() => void signOut()}>
            <Icon name="leave" />
            {text('profile.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
