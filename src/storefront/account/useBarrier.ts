import { useEffect, useState } from 'react'
import { useSession } from './session.ts'

/** What keeps a tenant from buying a product, in the words of the server. Only its people are asked about. */
export function useBarrier(product: string): string | undefined {
  const { user, client } = useSession()
  const [message, setMessage] = useState<string>()
  const limited = user?.tenant ? client : undefined
  useEffect(() => {
    setMessage(undefined)
    if (!limited) return
    const asking = new AbortController()
    const path = '/api/marketplace-customer/products/{id}/barrier'
    limited
      .GET(path, { params: { path: { id: product } }, signal: asking.signal })
      .then(({ data }) => setMessage(data?.data?.message))
      // Whoever cannot be told now is told when they order.
      .catch(() => undefined)
    return () => asking.abort()
  }, [limited, product])
  return message
}
