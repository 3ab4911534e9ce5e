import { Form, Link, useLocation } from 'react-router-dom'
import { QuietButton } from '../components/Button.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { orderTabs, ordersPath, parseOrdersQuery } from './ordersQuery.ts'
import styles from './OrdersBar.module.css'
import { useOrdersText } from './ordersText.ts'

/** Filters orders by tab or searches them by number. */
export function OrdersBar() {
  const text = useOrdersText()
  const { search: address } = useLocation()
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
      <Form
        action="/orders"
        role="search"
        aria-label={text('list.search')}
        className={styles.search}
        preventScrollReset
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
      </Form>
    </div>
  )
}
