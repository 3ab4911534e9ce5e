import { useNavigate } from 'react-router-dom'
import type { SignInResult } from '#api/auth.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { getPersistentStorage } from '../persistentStorage.ts'
import { showAlert } from '../alerts.ts'
import { closeDialog, pendingReturnPath } from '../dialogs.ts'
import { safeReturnPath } from './safeReturnPath.ts'
import { getSession } from '../session.ts'
import { createTokenStore } from '#api/tokenStore.ts'

/** Completes a sign-in with a welcome message. Back office users are redirected there. */
export function useCompleteSignIn(): (result: SignInResult, welcome: string) => Promise<void> {
  const { language } = useLanguage()
  const navigate = useNavigate()
  return async (result, welcome) => {
    if (result.audience === 'cms') {
      createTokenStore('cms', getPersistentStorage()).write(result.accessToken)
      location.assign(`/${language}/cms`)
      return
    }
    await getSession().signIn(result)
    const returnPath = safeReturnPath(pendingReturnPath())
    closeDialog()
    if (returnPath) await navigate(returnPath)
    showAlert('success', welcome)
  }
}
