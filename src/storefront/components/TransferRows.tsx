import type { ReactNode } from 'react'
import { Code } from '#ui/Code.tsx'
import { toMajor, type Money as Amount } from '#domain/money.ts'
import { CopyButton } from './CopyButton.tsx'
import { Money } from './Money.tsx'

type TransferField = 'amount' | 'reference' | 'beneficiary' | 'bank' | 'iban' | 'swift'
type TransferTextKey = `transfer.${TransferField | 'copyOf' | 'copied'}`

type Props = {
  readonly transfer: { readonly [name in Exclude<TransferField, 'amount'>]?: string | undefined }
  readonly amount: Amount | null | undefined
  readonly text: (key: TransferTextKey, values?: { what: string }) => string
  /** visible text of the copy buttons, if there is space for it */
  readonly copyLabel?: string
}

/** All details needed for a bank transfer, each with a copy button. */
export function TransferRows({ transfer, amount, text, copyLabel }: Props) {
  const renderRow = (
    name: TransferField,
    value = '',
    content: ReactNode = <bdi translate="no">{value}</bdi>,
  ) => {
    const label = text(`transfer.${name}`)
    return (
      <div data-wide={name === 'iban' || undefined}>
        <dt>{label}</dt>
        <dd>{content}</dd>
        <dd>
          <CopyButton
            value={value}
            name={text('transfer.copyOf', { what: label })}
            copiedLabel={text('transfer.copied')}
            label={copyLabel}
          />
        </dd>
      </div>
    )
  }
  const { reference, beneficiary, bank, iban, swift } = transfer
  return (
    <>
      {amount && renderRow('amount', String(toMajor(amount)), <Money value={amount} />)}
      {renderRow('reference', reference, <Code>{reference ?? ''}</Code>)}
      {renderRow('beneficiary', beneficiary)}
      {renderRow('bank', bank)}
      {renderRow('iban', iban, <Code>{groupByFour(iban)}</Code>)}
      {renderRow('swift', swift, <Code>{swift ?? ''}</Code>)}
    </>
  )
}

const groupByFour = (iban = ''): string => iban.replace(/.{4}(?=.)/g, '$& ')
