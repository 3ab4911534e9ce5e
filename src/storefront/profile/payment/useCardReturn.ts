import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const outcomeParam = 'card_setup'

/** Removes the payment provider's result from the URL and passes it on once. */
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
