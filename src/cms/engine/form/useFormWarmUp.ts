import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Input } from '#api/resourcePaths.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { whenIdle } from '#ui/whenIdle.ts'
import { useFormContext } from './formContext.ts'

type Change = (value: unknown, path: [name: string]) => void

/** After so many changes, another one takes as long as the last. */
const rounds = 2

let isWarm = false

/**
 * Changes a text of the form and changes it back while the browser is idle, before either is
 * painted. Code that has never run is slow, which the first key in a form would feel.
 */
export function useFormWarmUp(formData: Input | undefined, change: Change): void {
  const { resource } = useFormContext()
  const latest = useRef({ formData, change })
  useEffect(() => {
    latest.current = { formData, change }
  })
  useEffect(() => {
    const { formData: first } = latest.current
    const isUsable = ({ name, kind, readOnly }: Field): boolean =>
      Boolean(kinds[kind].isText) && !readOnly && typeof first?.[name] === 'string'
    const name = resource.fields.find(isUsable)?.name
    if (isWarm || name === undefined) return undefined
    isWarm = true
    let left = rounds
    const warmUp = (): void => {
      const text = latest.current.formData?.[name]
      // Changing the text of the focused input would move its cursor.
      const isTyping = document.activeElement?.matches('input, textarea')
      if (left === 0 || typeof text !== 'string' || isTyping) return
      left -= 1
      for (const each of [`${text} `, text]) flushSync(() => latest.current.change(each, [name]))
      whenIdle(warmUp)
    }
    whenIdle(warmUp)
    return () => {
      // Of a form that is closed before, the next one takes the turn.
      isWarm = left === 0
      left = 0
    }
  }, [resource])
}
