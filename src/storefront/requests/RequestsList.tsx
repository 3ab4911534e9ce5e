import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink, QuietButtonLink } from '../components/ButtonLink.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Money } from '../components/Money.tsx'
import { EmptyBoxDrawing } from '../components/drawings/EmptyBoxDrawing.tsx'
import list from '../orders/OrdersList.module.css'
import styles from '../orders/OrdersTable.module.css'
import { PageNavigation } from '../listing/PageNavigation.tsx'
import { RowsSkeleton } from '../orders/parts/RowsSkeleton.tsx'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { requestPermissionsOf } from './requestPermissions.ts'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { createRequestsApi, type CustomerRequest } from './requestsApi.ts'
import { useRequestsText } from './requestsText.ts'

const pageSize = 12

/** The user's requests, newest first. */
export function RequestsList() {
  const text = useRequestsText()
  const formats = useFormats()
  const { search } = useLocation()
  const { client } = useSignedInUser()
  const pageParam = Number(new URLSearchParams(search).get('page'))
  const page = Number.isInteger(pageParam) && pageParam > 0 ? pageParam : 1
  const load = useCallback(
    () =>
      createRequestsApi(client)
        .list(page, pageSize)
        .catch(() => 'failed' as const),
    [client, page],
  )
  const { data, reload } = useAsyncData(load)
  if (!data) return <RowsSkeleton rows={3} />
  if (data === 'failed') return <LoadFailed onRetry={() => void reload()} />
  const { requests, total, readAt } = data
  if (!requests.length)
    return (
      <EmptyState
        of="section"
        title={text('list.emptyTitle')}
        text={text('list.emptyText')}
        drawing={<EmptyBoxDrawing />}
        action={<ButtonLink to="/requestAQuote">{text('list.emptyAction')}</ButtonLink>}
      />
    )
  return (
    <>
      <div className={list.bar}>
        <p role="status">{text('list.count', { count: total, n: formats.number(total) })}</p>
        <QuietButtonLink to="/requestAQuote">{text('list.emptyAction')}</QuietButtonLink>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{text('list.request')}</th>
            <th>{text('list.products')}</th>
            <th>{text('list.status')}</th>
            <th data-end>{text('list.total')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request._id} request={request} readAt={readAt} />
          ))}
        </tbody>
      </table>
      <PageNavigation
        page={page}
        pages={Math.ceil(total / pageSize)}
        to={(other) => (other > 1 ? `/requests?page=${other}` : '/requests')}
      />
    </>
  )
}

type RowProps = { request: CustomerRequest; readAt: string }

function Row({ request, readAt }: RowProps) {
  const text = useRequestsText()
  const formatDateTime = useDateTimeFormatter()
  const { _id, number, createdAt, status, total } = request
  return (
    <tr>
      <td className={styles.order}>
        <Link to={`/requests/${_id}`} className={styles.link}>
          <Code>{number}</Code>
        </Link>
        <span>{formatDateTime(createdAt)}</span>
      </td>
      <td data-label={text('list.products')}>
        <RequestSummary request={request} readAt={readAt} />
      </td>
      <td className={styles.status}>{status && <RequestStatusBadge status={status} />}</td>
      <td data-end data-label={total ? text('list.total') : undefined} className={styles.total}>
        {total && <Money value={total} />}
      </td>
    </tr>
  )
}

function RequestSummary({ request, readAt }: RowProps) {
  const text = useRequestsText()
  const formats = useFormats()
  const formatDateTime = useDateTimeFormatter()
  const { type, products = [], status, validUntil } = request
  const [first, ...others] = products
  const count = others.length
  return (
    <>
      <span>
        {first?.product?.name ?? text(`type.${type ?? 'contact'}`)}{' '}
        {count > 0 && text('list.more', { count, n: formats.number(count) })}
      </span>
      {requestPermissionsOf(request, readAt).decide && (
        <span className={styles.now}>
          <ExtraIcon name="warning" size={16} />
          {text('list.waits', { date: formatDateTime(validUntil) })}
        </span>
      )}
      {status === 'info_requested' && (
        <span className={styles.now}>
          <ExtraIcon name="warning" size={16} />
          {text('list.asks')}
        </span>
      )}
    </>
  )
}
