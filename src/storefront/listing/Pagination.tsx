import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { useListing } from './useListing.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import { pageWindow } from './pageWindow.ts'
import styles from './Pagination.module.css'

export function Pagination() {
  const text = useText()
  const formats = useFormats()
  const { data, query, to: address } = useListing()
  if (data.pages < 2) return null
  const to = (page: number): string => address({ ...query, page })
  const step = (page: number, key: 'previous' | 'next') =>
    page >= 1 && page <= data.pages ? (
      <Link to={to(page)} rel={key === 'next' ? 'next' : 'prev'} aria-label={text(`list.${key}`)}>
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
        <li>{step(data.page - 1, 'previous')}</li>
        {pageWindow(data.page, data.pages).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === undefined ? (
              <span>…</span>
            ) : (
              <Link
                to={to(page)}
                aria-label={text('list.page', { n: formats.number(page) })}
                aria-current={page === data.page ? 'page' : undefined}
              >
                {formats.number(page)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(data.page + 1, 'next')}</li>
      </ul>
    </nav>
  )
}
