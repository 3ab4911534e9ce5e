import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePaths } from '../context/paths.ts'
import { forgetRecentOfOthers } from '../context/recentRecords.ts'
import { useServices } from '../context/services.ts'

/** Leaves for the sign-in page as soon as there is no session, and forgets what was loaded. */
export function useSessionEnd(): void {
  const { tokens } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const userId = useSyncExternalStore(tokens.subscribe, tokens.userId)
  const initialUserId = useRef(userId)
  useEffect(() => forgetRecentOfOthers(userId), [userId])
  useEffect(() => {
    if (userId && userId === initialUserId.current) return
    // Somebody else came in through another tab: what stands here is not theirs.
    if (userId) return location.reload()
    const next = new URLSearchParams({ next: pathname + search })
    void navigate(`${paths.signIn}?${next}`, { replace: true })
  }, [userId, navigate, paths, pathname, search])
  // Not before it is left: whoever is still asked about unsaved work keeps the form it stands in.
  useEffect(
    () => () => {
      if (!tokens.userId()) queries.clear()
    },
    [tokens, queries],
  )
}
