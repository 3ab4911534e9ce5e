import { useEffect, useState } from 'react'
import type { Buyable } from '../data/buyable.ts'
import { useSession } from './session.ts'

/** A product id for the server's full message, or a `Buyable` for a short one. */
export type BarrierSubject = string | Buyable

/** Returns why a tenant cannot buy a product. Its script is loaded only for tenant users. */
export function useBarrier(product: BarrierSubject): string | undefined {
  const { user, client } = useSession()
  const [message, setMessage] = useState<string>()
  const tenant = user?.tenant
  useEffect(() => {
    if (tenant && client)
      import('./barriers.ts')
        .then(({ findBarrier }) => findBarrier(product, tenant, client))
        // If this fails, the server reports the barrier when the order is placed.
        .then(setMessage, () => undefined)
  }, [client, product, tenant])
  return tenant ? message : undefined
}
