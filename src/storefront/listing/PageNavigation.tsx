import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Icon } from '../components/Icon.tsx'
import { pageWindow } from './pageWindow.ts'
import styles from './PageNavigation.module.css'
import { useText } from '../hooks/useText.ts'

type Props = { page: number; pages: number; to: (page: number) => string }

/** Links to the pages of a list. */
export function PageNavigation({ page, pages, to }: Props) {
  const text = useText()
  const formats = useFormats()
  if (pages < 2) return null
  const step = (other: number, key: 'previous' | 'next') =>
    other >= 1 && other <= pages ? (
      <Link to={to(other)} rel={key === 'next' ? 'next' : 'prev'} aria-label={text(`list.${key}`)}>
        <Icon name={key} size={18} />
      </Link>
    ) : (
      <span aria-hidden="true">
        <Icon name={key} size={18} />
      </span>
    )
  return (
    <nav aria-label={text('list.pages')}>
      <ul className={styles.pages}>
        <li>{step(page - 1, 'previous')}</li>
        {pageWindow(page, pages).map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === undefined ? (
              <span>…</span>
            ) : (
              <Link
                to={to(each)}
                aria-label={text('list.page', { n: formats.number(each) })}
                aria-current={each === page ? 'page' : undefined}
              >
                {formats.number(each)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'next')}</li>
      </ul>
    </nav>
  )
}
