import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { EmptyBoxDrawing } from '../components/drawings/EmptyBoxDrawing.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { createOrdersApi, type OrderList } from './ordersApi.ts'
import { ordersPath, parseOrdersQuery, type OrdersQuery } from './ordersQuery.ts'
import styles from './OrdersList.module.css'
import { OrdersTable } from './OrdersTable.tsx'
import { PageSizeSelect } from './parts/PageSizeSelect.tsx'
import { PageNavigation } from '../listing/PageNavigation.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { useOrdersText } from './ordersText.ts'

/** The orders that match the URL, newest first. */
export function OrdersList() {
  const text = useOrdersText()
  const formats = useFormats()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { client } = useSignedInUser()
  const query = useMemo(() => parseOrdersQuery(new URLSearchParams(search)), [search])
  // If a page cannot be loaded, the failure is shown instead of the previous page.
  const load = useCallback(
    (): Promise<OrderList | 'failed'> =>
      createOrdersApi(client)
        .list(query)
        .catch(() => 'failed' as const),
    [client, query],
  )
  const { data, reload } = useAsyncData(load)
  if (!data) return <RowsSkeleton rows={query.limit} />
  if (data === 'failed') return <LoadFailed onRetry={() => void reload()} />
  const { orders, total } = data
  if (!orders.length) return <NoOrders query={query} />
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{text('list.count', { count: total, n: formats.number(total) })}</p>
        <PageSizeSelect
          value={query.limit}
          onValue={(limit) => void navigate(ordersPath({ ...query, limit, page: 1 }))}
        />
      </div>
      <OrdersTable orders={orders} onChanged={reload} />
      <PageNavigation
        page={query.page}
        pages={Math.ceil(total / query.limit)}
        to={(page) => ordersPath({ ...query, page })}
      />
    </>
  )
}

const emptyTitles = {
  all: 'list.emptyTitle',
  current: 'list.emptyCurrent',
  past: 'list.emptyPast',
} as const

function NoOrders({ query: { tab, search, page } }: { query: OrdersQuery }) {
  const text = useOrdersText()
  const isAll = tab === 'all' && !search && page === 1
  return (
    <EmptyState
      of="section"
      title={search ? text('list.nothing', { search }) : text(emptyTitles[tab])}
      text={isAll ? text('list.emptyText') : ''}
      drawing={<EmptyBoxDrawing />}
      action={
        <ButtonLink to={isAll ? '/products' : '/orders'}>
          {text(isAll ? 'list.emptyAction' : 'list.clear')}
        </ButtonLink>
      }
    />
  )
}
