import { useEffect } from 'react'
import { createTokenStore } from '#api/tokenStore.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { getPersistentStorage } from '../account/persistentStorage.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Shown for unknown paths. Staff, known only in the browser, go to the back office. */
export function UnknownPage() {
  const { language } = useLanguage()
  useEffect(() => {
    const isStaff = createTokenStore('cms', getPersistentStorage()).userId() !== undefined
    if (isStaff) location.replace(`/${language}/cms/products`)
  }, [language])
  return <NotFoundPage />
}
