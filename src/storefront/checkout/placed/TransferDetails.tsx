import { useFormats } from '#ui/useFormats.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { TransferRows } from '../../components/TransferRows.tsx'
import type { OrderPayment } from '../order.ts'
import styles from './TransferDetails.module.css'

type Props = { transfer: NonNullable<OrderPayment['transfer']> }

/** The bank transfer details, each with a copy button. */
export function TransferDetails({ transfer }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const { amount, deadline = '' } = transfer
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className={styles.transfer}>
      <h2>{text('transfer.title')}</h2>
      <p>{text('transfer.text')}</p>
      <dl>
        <TransferRows
          transfer={transfer}
          amount={amount}
          text={text}
          copyLabel={text('transfer.copy')}
        />
        <div>
          <dt>{text('transfer.deadline')}</dt>
          <dd>{formats.date(deadline, zone)}</dd>
        </div>
      </dl>
    </section>
  )
}
