import { useNavigate } from 'react-router-dom'
import type { Entered } from '#api/auth.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { keptStorage } from '../keptStorage.ts'
import { showAlert } from '../alerts.ts'
import { closeDialog, wantedPage } from '../dialogs.ts'
import { returnPage } from './returnPage.ts'
import { sessionHere } from '../session.ts'
import { createTokenStore } from '#api/tokenStore.ts'

/** Lets somebody in, with a word of welcome. Those of the back office are led there. */
export function useEnter(): (entered: Entered, welcome: string) => Promise<void> {
  const { language } = useLanguage()
  const navigate = useNavigate()
  return async (entered, welcome) => {
    if (entered.audience === 'cms') {
      createTokenStore('cms', keptStorage()).write(entered.accessToken)
      location.assign(`/${language}/cms`)
      return
    }
    await sessionHere().enter(entered)
    const page = returnPage(wantedPage())
    closeDialog()
    if (page) await navigate(page)
    showAlert('success', welcome)
  }
}
