import type Form from '@rjsf/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Input } from '#api/resourcePaths.ts'

/**
 * Counts how often a form has to be given data that it does not hold. What it has reported itself is
 * not given back, as the form library would compare and draw all of it once more.
 */
export function useGivenData(data: Input) {
  const formRef = useRef<Form<Input>>(null)
  const [givenCount, setGivenCount] = useState(0)
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    if (isMounted.current && formRef.current?.state.formData !== data)
      setGivenCount((count) => count + 1)
    isMounted.current = true
  }, [data])
  return { formRef, givenCount }
}
