import { useEffect, useState } from 'react'
import type { Buyable } from '../data/buyable.ts'
import { useSession } from './session.ts'

/** A product by its id, for the server's own sentence, or as a card knows it, for a few words. */
export type BarrierSubject = string | Buyable

/** What keeps a tenant from buying a product. Only its people are asked about, by a script that nobody else loads. */
export function useBarrier(product: BarrierSubject): string | undefined {
  const { user, client } = useSession()
  const [message, setMessage] = useState<string>()
  const tenant = user?.tenant
  useEffect(() => {
    if (tenant && client)
      import('./barriers.ts')
        .then(({ findBarrier }) => findBarrier(product, tenant, client))
        // Whoever cannot be told now is told when they order.
        .then(setMessage, () => undefined)
  }, [client, product, tenant])
  return tenant ? message : undefined
}
