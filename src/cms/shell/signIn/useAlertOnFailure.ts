import { useCallback } from 'react'
import { ApiError, messageOf } from '#api/apiError.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { BotCheckNotReady } from '#ui/botCheck/answerChallenge.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'

/** What the server answered to what was sent: told beside it, and not in an alert. */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? error.message || undefined
    : undefined

/** Says in an alert why something failed that no field can answer for. */
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
