import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouter } from '../context/router.ts'
import css from './Layout.module.css'

/**
 * A bar that runs from the first frame after a navigation began until its screen is shown. Screens
 * are rendered as a transition, so what they render tells of a navigation only when it is over.
 */
export function NavigationProgress() {
  const router = useRouter()
  const { key } = useLocation()
  const isNavigating = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state !== 'idle' || router.state.location.key !== key,
  )
  return <div className={css.progress} data-busy={isNavigating} aria-hidden />
}
