import { useEffect, type ReactNode } from 'react'
import { answersEvent } from './rest.ts'

/** Tells, once React has taken over its children, that the page answers. */
export function Answers({ children }: { children: ReactNode }) {
  useEffect(() => {
    // After what the parts themselves do as they come to life.
    setTimeout(() => document.dispatchEvent(new Event(answersEvent)))
  }, [])
  return children
}
