import { useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { formQuery } from '../data/formQuery.ts'
import { Link, pathIn } from '../routing/Link.tsx'
import { QuietButton } from '../components/Button.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { orderTabs, ordersPath, parseOrdersQuery } from './ordersQuery.ts'
import styles from './OrdersBar.module.css'
import { useOrdersText } from './ordersText.ts'

/** Filters orders by tab or searches them by number. */
export function OrdersBar() {
  const text = useOrdersText()
  const { search: address } = useLocation()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const query = parseOrdersQuery(new URLSearchParams(address))
  return (
    <div className={styles.bar}>
      <nav aria-label={text('tab.label')}>
        <ul className={styles.tabs}>
          {orderTabs.map((tab) => (
            <li key={tab}>
              <Link
                to={ordersPath({ ...query, tab, page: 1 })}
                aria-current={tab === query.tab ? 'page' : undefined}
                preventScrollReset
              >
                {text(`tab.${tab}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action={pathIn(language, '/orders')}
        role="search"
        aria-label={text('list.search')}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(`/orders?${formQuery(event.currentTarget)}`, { preventScrollReset: true })
        }}
      >
        {query.tab !== 'all' && <input type="hidden" name="tab" value={query.tab} />}
        <ExtraIcon name="search" size={18} />
        <input
          key={query.search}
          type="search"
          name="search"
          maxLength={40}
          defaultValue={query.search}
          placeholder={text('list.search')}
          aria-label={text('list.search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <QuietButton type="submit">{text('list.find')}</QuietButton>
      </form>
    </div>
  )
}
