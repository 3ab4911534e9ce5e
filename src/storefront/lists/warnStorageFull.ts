import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import { showAlert } from '../account/alerts.ts'
import { loadShoppingTexts, shoppingTextIn } from '../cart/shoppingText.ts'

let hasWarned = false

/** Warns once that list changes are lost when the page is closed. */
export async function warnStorageFull(): Promise<void> {
  await loadShoppingTexts()
  if (hasWarned) return
  hasWarned = true
  const { lang } = document.documentElement
  showAlert('warning', shoppingTextIn(isLanguage(lang) ? lang : defaultLanguage)('list.full'))
}
