import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePaths } from '../context/paths.ts'
import { forgetRecentOfOthers } from '../context/recentRecords.ts'
import { useServices } from '../context/services.ts'

/** Redirects to the sign-in page as soon as the session ends, and clears the loaded data. */
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
    // Another user signed in from another tab, so this page is not theirs.
    if (userId) return location.reload()
    const next = new URLSearchParams({ next: pathname + search })
    void navigate(`${paths.signIn}?${next}`, { replace: true })
  }, [userId, navigate, paths, pathname, search])
  // On unmount, because a user who is still asked about unsaved changes must keep the form.
  useEffect(
    () => () => {
      if (!tokens.userId()) queries.clear()
    },
    [tokens, queries],
  )
}
