import { useCallback } from 'react'
import { ApiError } from '#api/apiError.ts'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useAlertOnFailure } from '../signIn/useAlertOnFailure.ts'
import { PasskeyCancelled } from './webAuthn.ts'

/**
 * Returns a function for the message at the code or password field; shows other errors in an alert.
 */
export function useFactorFailure(): (error: unknown) => string | undefined {
  const t = useAccountText()
  const alertFailure = useAlertOnFailure()
  return useCallback(
    (error) => {
      const codeError =
        error instanceof ApiError ? (error.fields['/code'] ?? error.fields['/password']) : undefined
      if (codeError !== undefined) return codeError
      if (error instanceof PasskeyCancelled) showAlert('error', t('factor.passkeyCancelled'))
      else alertFailure(error)
      return undefined
    },
    [t, alertFailure],
  )
}
