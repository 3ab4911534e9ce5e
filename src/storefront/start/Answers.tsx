import { useEffect, type ReactNode } from 'react'
import { restElement } from './rest.ts'

type Props = { doEarly: () => Promise<void>; children: ReactNode }

/** Does, once React has taken over its children, what was asked of the page before. */
export function Answers({ doEarly, children }: Props) {
  useEffect(() => {
    // After what the parts themselves do as they come to life.
    setTimeout(() => {
      void doEarly().finally(() => document.getElementById(restElement)?.remove())
    })
  }, [doEarly])
  return children
}
