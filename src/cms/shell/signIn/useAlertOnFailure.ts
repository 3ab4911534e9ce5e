import { useCallback } from 'react'
import { messageOf } from '#api/apiError.ts'
import { say } from '#domain/messages/messages.ts'
import { BotCheckNotReady } from '#ui/botCheck/botCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'

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
          : messageOf(error, say('error.generic', language)),
      ),
    [t, language],
  )
}
