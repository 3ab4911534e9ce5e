import { Code } from '#ui/Code.tsx'
import { toMajor } from '#domain/money.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { Money } from '../components/Money.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { Payable } from './order.ts'
import styles from './Transfer.module.css'

type Props = { transfer: NonNullable<Payable['transfer']> }

/** Where to transfer it to, every part ready to be copied. */
export function Transfer({ transfer }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const {
    amount,
    reference = '',
    deadline = '',
    beneficiary,
    bank,
    iban = '',
    swift = '',
  } = transfer
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className={styles.transfer}>
      <h2>{text('transfer.title')}</h2>
      <p>{text('transfer.text')}</p>
      <dl>
        {amount && (
          <div>
            <dt>{text('transfer.amount')}</dt>
            <dd>
              <Money value={amount} />
            </dd>
            <dd>
              <CopyButton what={text('transfer.amount')} value={String(toMajor(amount))} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('transfer.reference')}</dt>
          <dd>
            <Code>{reference}</Code>
          </dd>
          <dd>
            <CopyButton what={text('transfer.reference')} value={reference} />
          </dd>
        </div>
        <div>
          <dt>{text('transfer.beneficiary')}</dt>
          <dd>
            <bdi>{beneficiary}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('transfer.bank')}</dt>
          <dd>
            <bdi>{bank}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('transfer.iban')}</dt>
          <dd>
            <Code>{iban.replace(/.{4}(?=.)/g, '$& ')}</Code>
          </dd>
          <dd>
            <CopyButton what={text('transfer.iban')} value={iban} />
          </dd>
        </div>
        <div>
          <dt>{text('transfer.swift')}</dt>
          <dd>
            <Code>{swift}</Code>
          </dd>
          <dd>
            <CopyButton what={text('transfer.swift')} value={swift} />
          </dd>
        </div>
        <div>
          <dt>{text('transfer.deadline')}</dt>
          <dd>{formats.date(deadline, zone)}</dd>
        </div>
      </dl>
    </section>
  )
}
