import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { hideAlert } from '../../context/alerts.ts'
import { usePaths } from '../../context/paths.ts'
import { returnPath } from './returnPath.ts'

/** Returns a function that navigates to the next page after signing in. */
export function useRedirectAfterSignIn(): () => void {
  const paths = usePaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return useCallback(() => {
    hideAlert()
    void navigate(returnPath(query.get('next')) ?? paths.home, { replace: true })
  }, [paths, navigate, query])
}
