import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const outcomeParam = 'card_setup'

/** Takes what the page of the provider says out of the address, and hands it on once. */
export function useCardReturn(onReturn: (outcome: string) => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(onReturn)
  latest.current = onReturn
  const handledOutcome = useRef<string>(undefined)
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const outcome = parameters.get(outcomeParam)
    if (!outcome || handledOutcome.current === outcome) return
    handledOutcome.current = outcome
    parameters.delete(outcomeParam)
    void navigate(
      { pathname, search: parameters.toString() },
      { replace: true, preventScrollReset: true },
    )
    latest.current(outcome)
  }, [pathname, search, navigate])
}
