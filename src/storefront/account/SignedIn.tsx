import { useEffect, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { SelfProvider } from './self.ts'
import { useSession } from './session.ts'

type Props = {
  /** what stands there until it is known whose page it is */
  fallback: ReactNode
  children: ReactNode
}

/** A page of somebody's own. Only the browser knows whose that is, and leads away who is nobody. */
export function SignedIn({ fallback, children }: Props) {
  const { status, user, client } = useSession()
  const navigate = useNavigate()
  const self = useMemo(() => user && { user, client }, [user, client])
  useEffect(() => {
    if (status === 'anonymous') void navigate('/', { replace: true })
  }, [status, navigate])
  return self ? <SelfProvider value={self}>{children}</SelfProvider> : fallback
}
