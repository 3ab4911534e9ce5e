import { useFormats } from '#ui/useFormats.ts'
import { ProductLine } from '../orders/parts/ProductLine.tsx'
import { useProductSummaries } from '../orders/parts/useProductSummaries.ts'
import { Card } from '../profile/Card.tsx'
import type { CustomerRequest } from './requestsApi.ts'
import { useRequestReader } from './requestReader.ts'
import { useRequestsText } from './requestsText.ts'

export function RequestedProducts({
  products,
}: {
  products: NonNullable<CustomerRequest['products']>
}) {
  const text = useRequestsText()
  const formats = useFormats()
  const { client } = useRequestReader()
  const summaries = useProductSummaries(
    client,
    products.flatMap(({ product }) => product?._id ?? []),
  )
  return (
    <Card title={text('asked.heading')}>
      <ul>
        {products.map(({ product, quantity }) => (
          <ProductLine
            key={product?._id}
            name={product?.name ?? ''}
            code={product?.code}
            summary={summaries?.[product?._id ?? '']}
          >
            <p>{text('asked.quantity', { n: formats.number(quantity ?? 0) })}</p>
          </ProductLine>
        ))}
      </ul>
    </Card>
  )
}
