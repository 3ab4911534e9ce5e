import { useNavigate } from 'react-router-dom'
import type { Entered } from '#api/marketplaceAuth.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { keptStorage } from '../keptStorage.ts'
import { showAlert } from '../alerts.ts'
import { closeDialog, wantedPage } from '../dialogs.ts'
import { sessionHere } from '../session.ts'
import { storedTokens } from '#api/tokenStore.ts'

/** Lets somebody in, with a word of welcome. Those of the back office are led there. */
export function useEnter(): (entered: Entered, welcome: string) => Promise<void> {
  const { language } = useLanguage()
  const navigate = useNavigate()
  return async (entered, welcome) => {
    if (entered.user.kind === 'admin') {
      storedTokens('cms.tokens', keptStorage()).write(entered)
      location.assign(`/${language}/cms`)
      return
    }
    await sessionHere().enter(entered)
    const page = wantedPage()
    closeDialog()
    if (page) await navigate(page)
    showAlert('success', welcome)
  }
}
