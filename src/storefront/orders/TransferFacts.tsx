import { useCallback } from 'react'
import { Code } from '#ui/Code.tsx'
import { toMajor } from '#domain/money.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useSelf } from '../account/self.ts'
import { useLoaded } from '../useLoaded.ts'
import { createOrders, type Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { Banner } from './parts/Banner.tsx'
import { CopyButton } from './parts/CopyButton.tsx'
import { useMoment } from './parts/useMoment.ts'
import styles from './TransferFacts.module.css'

type Row = {
  readonly name: 'amount' | 'reference' | 'beneficiary' | 'bank' | 'iban' | 'swift'
  readonly value: string | undefined
  /** where that is not what stands there */
  readonly copied?: string | undefined
  readonly isCode?: boolean
}

/** Where the money goes, with everything that a form of a bank asks for. */
export function TransferFacts({ order: { _id, left } }: { order: Order }) {
  const text = useOrdersText()
  const formats = useFormats()
  const moment = useMoment()
  const { client } = useSelf()
  const load = useCallback(() => createOrders(client).pay(_id, {}), [client, _id])
  const { status, data, reload } = useLoaded(load)
  if (status === 'failed')
    return (
      <div className={styles.failed}>
        <Banner tone="warning" text={text('transfer.failed')} />
        <button type="button" className="button quiet" onClick={() => void reload()}>
          {text('transfer.again')}
        </button>
      </div>
    )
  const { transfer } = data ?? {}
  if (!transfer) return <div className={styles.room} aria-busy />
  const amount = transfer.amount ?? left
  const { reference, beneficiary, bank, iban, swift } = transfer
  const rows: readonly Row[] = [
    {
      name: 'amount',
      value: amount ? formats.money(amount) : '',
      copied: amount ? String(toMajor(amount)) : undefined,
    },
    { name: 'reference', value: reference, isCode: true },
    { name: 'beneficiary', value: beneficiary },
    { name: 'bank', value: bank },
    { name: 'iban', value: inFours(iban), copied: iban, isCode: true },
    { name: 'swift', value: swift, isCode: true },
  ]
  return (
    <div className={styles.transfer}>
      <p>{text('transfer.lead', { date: moment(transfer.deadline) })}</p>
      <dl className={styles.facts}>
        {rows.map(({ name, value = '', copied = value, isCode }) => (
          <div key={name} data-wide={name === 'iban' || undefined}>
            <dt>{text(`transfer.${name}`)}</dt>
            <dd>
              {isCode ? <Code>{value}</Code> : <bdi>{value}</bdi>}
              <CopyButton text={copied} what={text(`transfer.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const inFours = (iban = ''): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
