import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { requireSignIn } from './dialogs.ts'
import { SignedInUserProvider } from './signedInUser.ts'
import { useSession } from './session.ts'

type Props = {
  /** what stands there until it is known whose page it is */
  fallback: ReactNode
  children: ReactNode
}

/** A page of somebody's own. Only the browser knows whose that is, and leads away who is nobody. */
export function SignedInOnly({ fallback, children }: Props) {
  const { status, user, client } = useSession()
  const navigate = useNavigate()
  const signedInUser = useMemo(() => user && { user, client }, [user, client])
  const { pathname, search } = useLocation()
  const isArrival = useRef(true)
  useEffect(() => {
    if (status === 'signedIn') isArrival.current = false
    if (status !== 'anonymous') return
    void navigate('/', { replace: true })
    // Whoever just signed out wants nothing more.
    if (isArrival.current) requireSignIn(pathname + search)
  }, [status, navigate, pathname, search])
  return signedInUser ? (
    <SignedInUserProvider value={signedInUser}>{children}</SignedInUserProvider>
  ) : (
    fallback
  )
}
