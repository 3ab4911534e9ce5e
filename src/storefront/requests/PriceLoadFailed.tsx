import { QuietButton } from '../components/Button.tsx'
import { Banner } from '../orders/parts/Banner.tsx'
import { useRequestsText } from './requestsText.ts'

export function PriceLoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useRequestsText()
  return (
    <>
      <Banner tone="warning" text={text('accept.priceFailed')} />
      <QuietButton onClick={onRetry}>{text('accept.again')}</QuietButton>
    </>
  )
}
