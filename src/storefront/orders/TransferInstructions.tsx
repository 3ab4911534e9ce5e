import { useCallback } from 'react'
import { QuietButton } from '../components/Button.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { TransferRows } from '../components/TransferRows.tsx'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { createOrdersApi, type Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { Banner } from './parts/Banner.tsx'
import { useDateTimeFormatter } from './parts/useDateTimeFormatter.ts'
import styles from './TransferInstructions.module.css'

/** Shows the account to transfer the money to. */
export function TransferInstructions({ order: { _id, left } }: { order: Order }) {
  const text = useOrdersText()
  const formatDateTime = useDateTimeFormatter()
  const { client } = useSignedInUser()
  const load = useCallback(() => createOrdersApi(client).pay(_id, {}), [client, _id])
  const { status, data, reload } = useAsyncData(load)
  if (status === 'failed')
    return (
      <div className={styles.failed}>
        <Banner tone="warning" text={text('transfer.failed')} />
        <QuietButton onClick={() => void reload()}>{text('transfer.again')}</QuietButton>
      </div>
    )
  const { transfer } = data ?? {}
  if (!transfer) return <div className={styles.room} aria-busy />
  return (
    <div className={styles.transfer}>
      <p>{text('transfer.lead', { date: formatDateTime(transfer.deadline) })}</p>
      <dl className={styles.facts}>
        <TransferRows transfer={transfer} amount={transfer.amount ?? left} text={text} />
      </dl>
    </div>
  )
}
