import { useRef, useState } from 'react'
import { ApiError, messageOf } from '#api/apiError.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../hooks/useText.ts'
import { showAlert } from './alerts.ts'

/** Runs one action at a time and reports the outcome. Resolves to whether it succeeded. */
export function useAttempt(): {
  readonly busy: boolean
  readonly attempt: (work: () => Promise<void>, successMessage?: string) => Promise<boolean>
} {
  const text = useText()
  const formats = useFormats()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const attempt = async (work: () => Promise<void>, successMessage?: string): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await work()
      if (successMessage) showAlert('success', successMessage)
      return true
    } catch (error) {
      showAlert(
        'error',
        formats.digits(reasonOf(error) ?? messageOf(error, text('failed.generic'))),
      )
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, attempt }
}

/** There is no form field to mark, so the reason itself is shown. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields)[0] : undefined
