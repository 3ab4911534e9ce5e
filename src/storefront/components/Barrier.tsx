import { useEffect, useState } from 'react'
import { useSession } from '../account/session.ts'
import styles from './Barrier.module.css'
import { Icon } from './Icon.tsx'

/** What keeps a tenant from buying this, in the words of the server. Only its people are asked about. */
export function Barrier({ product }: { product: string }) {
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
  if (!message) return null
  return (
    <p className={styles.barrier} role="note">
      <Icon name="info" size={20} />
      <span>{message}</span>
    </p>
  )
}
