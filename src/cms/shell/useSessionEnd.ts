import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePaths } from '../context/paths.ts'
import { keepRecentOf } from '../context/recentRecords.ts'
import { useServices } from '../context/services.ts'

/** Leaves for the sign-in page as soon as there is no session, and forgets what was loaded. */
export function useSessionEnd(): void {
  const { tokens } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const holder = useSyncExternalStore(tokens.subscribe, tokens.holder)
  const reader = useRef(holder)
  useEffect(() => keepRecentOf(holder), [holder])
  useEffect(() => {
    if (holder && holder === reader.current) return
    // Somebody else came in through another tab: what stands here is not theirs.
    if (holder) return location.reload()
    const next = new URLSearchParams({ next: pathname + search })
    void navigate(`${paths.signIn}?${next}`, { replace: true })
  }, [holder, navigate, paths, pathname, search])
  // Not before it is left: whoever is still asked about unsaved work keeps the form it stands in.
  useEffect(
    () => () => {
      if (!tokens.holder()) queries.clear()
    },
    [tokens, queries],
  )
}
