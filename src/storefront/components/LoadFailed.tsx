import { useRevalidator } from 'react-router-dom'
import { Button } from './Button.tsx'
import { useText } from '../hooks/useText.ts'
import { Icon } from './Icon.tsx'
import styles from './LoadFailed.module.css'

/** Reports that loading failed and offers to retry. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert" className={styles.failed}>
      <Icon name="warning" size={40} />
      <h2>{text('failed.title')}</h2>
      <p>{text('failed.text')}</p>
      <Button onClick={onRetry}>{text('failed.action')}</Button>
    </div>
  )
}

/** Retries by reloading the data of the route. */
export function RouteLoadFailed() {
  const { revalidate } = useRevalidator()
  return <LoadFailed onRetry={() => void revalidate()} />
}
