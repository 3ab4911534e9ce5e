import type { ReactNode } from 'react'
import { Code } from '#ui/Code.tsx'
import { toMajor, type Money as Amount } from '#domain/money.ts'
import { CopyButton } from './CopyButton.tsx'
import { Money } from './Money.tsx'

type Name = 'amount' | 'reference' | 'beneficiary' | 'bank' | 'iban' | 'swift'
type Key = `transfer.${Name | 'copyOf' | 'copied'}`

type Props = {
  readonly transfer: { readonly [name in Exclude<Name, 'amount'>]?: string | undefined }
  readonly amount: Amount | null | undefined
  readonly text: (key: Key, values?: { what: string }) => string
  /** what stands on the buttons, where there is room for it */
  readonly copy?: string
}

/** Everything that a form of a bank asks for, ready to be copied. */
export function TransferRows({ transfer, amount, text, copy }: Props) {
  const row = (name: Name, value = '', shown: ReactNode = <bdi translate="no">{value}</bdi>) => {
    const what = text(`transfer.${name}`)
    return (
      <div data-wide={name === 'iban' || undefined}>
        <dt>{what}</dt>
        <dd>{shown}</dd>
        <dd>
          <CopyButton
            value={value}
            name={text('transfer.copyOf', { what })}
            copied={text('transfer.copied')}
            label={copy}
          />
        </dd>
      </div>
    )
  }
  const { reference, beneficiary, bank, iban, swift } = transfer
  return (
    <>
      {amount && row('amount', String(toMajor(amount)), <Money value={amount} />)}
      {row('reference', reference, <Code>{reference ?? ''}</Code>)}
      {row('beneficiary', beneficiary)}
      {row('bank', bank)}
      {row('iban', iban, <Code>{groupByFour(iban)}</Code>)}
      {row('swift', swift, <Code>{swift ?? ''}</Code>)}
    </>
  )
}

const groupByFour = (iban = ''): string => iban.replace(/.{4}(?=.)/g, '$& ')
