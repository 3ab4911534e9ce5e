import { useEffect, type ReactNode, type RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

/** Asks before unsaved changes are lost by following a link, going back or closing the window. */
export function useUnsavedGuard(isDirty: RefObject<boolean>): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault()
    }
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [isDirty])
  return blocker.state === 'blocked' ? (
    <UnsavedChangesDialog onStay={blocker.reset} onLeave={blocker.proceed} />
  ) : null
}
