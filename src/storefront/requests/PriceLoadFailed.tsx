import { Banner } from '../orders/parts/Banner.tsx'
import { useRequestsText } from './requestsText.ts'

export function PriceLoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useRequestsText()
  return (
    <>
      <Banner tone="warning" text={text('accept.priceFailed')} />
      <button type="button" className="button quiet" onClick={onRetry}>
        {text('accept.again')}
      </button>
    </>
  )
}
