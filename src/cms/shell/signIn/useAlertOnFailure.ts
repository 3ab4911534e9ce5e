import { useCallback } from 'react'
import { ApiError, messageOf } from '#api/apiError.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { BotCheckNotReady } from '#ui/botCheck/answerChallenge.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'

/** Returns the message of a client error, which is shown in the form instead of an alert. */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? error.message || undefined
    : undefined

/** Returns a function that shows an alert for errors that belong to no field. */
export function useAlertOnFailure(): (error: unknown) => void {
  const t = useAccountText()
  const { language } = useLanguage()
  return useCallback(
    (error) =>
      showAlert(
        'error',
        error instanceof BotCheckNotReady
          ? t('signIn.botNotReady')
          : messageOf(error, formatMessage('error.generic', language)),
      ),
    [t, language],
  )
}
