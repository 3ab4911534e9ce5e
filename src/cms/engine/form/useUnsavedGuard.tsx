import { useEffect, type ReactNode, type RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { UnsavedChangesDialog } from './LeaveDialog.tsx'

/** Asks before unsaved work is lost, by a link, the way back, or the window. */
export function useUnsavedGuard(dirty: RefObject<boolean>): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  return blocker.state === 'blocked' ? (
    <UnsavedChangesDialog onStay={blocker.reset} onLeave={blocker.proceed} />
  ) : null
}
