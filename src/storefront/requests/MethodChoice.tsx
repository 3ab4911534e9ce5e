import { Choices } from '../orders/parts/Choices.tsx'
import { useRequestsText } from './requestsText.ts'

export type Method = 'card' | 'bank_transfer'

type Props = { method: Method; onMethod: (method: Method) => void }

/** How to pay for what has a price already. */
export function MethodChoice({ method, onMethod }: Props) {
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
