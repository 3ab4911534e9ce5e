import type Form from '@rjsf/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Input } from '#api/resourcePaths.ts'

/**
 * Counts how often a form has to be given its data: not if it has reported them itself, as the form
 * library would compare and draw all of them once more.
 */
export function useGivenData(data: Input) {
  const library = useRef<Form<Input>>(null)
  const [givenCount, setGivenCount] = useState(0)
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    if (isMounted.current && library.current?.state.formData !== data)
      setGivenCount((count) => count + 1)
    isMounted.current = true
  }, [data])
  return { library, givenCount }
}
