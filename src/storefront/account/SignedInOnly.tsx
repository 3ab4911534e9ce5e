import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { requireSignIn } from './dialogs.ts'
import { SignedInUserProvider } from './signedInUser.ts'
import { useSession } from './session.ts'

type Props = {
  /** shown until the session is known */
  fallback: ReactNode
  children: ReactNode
}

/** Renders its children for signed-in users only; others are redirected in the browser. */
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
    // A user who has just signed out is not asked to sign in.
    if (isArrival.current) requireSignIn(pathname + search)
  }, [status, navigate, pathname, search])
  return signedInUser ? (
    <SignedInUserProvider value={signedInUser}>{children}</SignedInUserProvider>
  ) : (
    fallback
  )
}
