import { Choices } from '../orders/parts/Choices.tsx'
import { useRequestsText } from './requestsText.ts'

export type PaymentMethodKind = 'card' | 'bank_transfer'

type Props = { method: PaymentMethodKind; onMethod: (method: PaymentMethodKind) => void }

export function PaymentMethodChoice({ method, onMethod }: Props) {
  const text = useRequestsText()
  return (
    <Choices
      name="method"
      legend={text('accept.method')}
      value={method}
      onValue={onMethod}
      choices={[
        {
          value: 'bank_transfer',
          label: text('accept.transfer'),
          hint: text('accept.transferHint'),
        },
        { value: 'card', label: text('accept.card'), hint: text('accept.cardHint') },
      ]}
    />
  )
}
