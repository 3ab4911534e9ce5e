import { useRevalidator } from 'react-router-dom'
import { LoadFailed } from './LoadFailed.tsx'

/** Stands where a part of the page could not be read with the rest of it. */
export function ReadAgain() {
  const { revalidate } = useRevalidator()
  return <LoadFailed onRetry={() => void revalidate()} />
}
