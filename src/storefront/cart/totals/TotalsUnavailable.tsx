import { useSyncExternalStore } from 'react'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useText } from '../../hooks/useText.ts'
import { useShoppingText } from '../shoppingText.ts'
import styles from './TotalsUnavailable.module.css'

export function TotalsUnavailable({ onRetry }: { onRetry: () => void }) {
  const text = useShoppingText()
  const shopText = useText()
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={styles.away} role="alert">
      <ExtraIcon name="offline" />
      <p>
        <strong>{text(isOnline ? 'away.server' : 'away.offline')}</strong> {text('away.text')}
      </p>
      <button type="button" onClick={onRetry}>
        {shopText('failed.action')}
      </button>
    </div>
  )
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
