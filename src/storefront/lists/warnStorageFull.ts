import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import { showAlert } from '../account/alerts.ts'
import { loadShoppingTexts, shoppingTextIn } from '../cart/shoppingText.ts'

let hasWarned = false

/** Says once that what is put on a list lasts as long as the page. */
export async function warnStorageFull(): Promise<void> {
  await loadShoppingTexts()
  if (hasWarned) return
  hasWarned = true
  const { lang } = document.documentElement
  showAlert('warning', shoppingTextIn(isLanguage(lang) ? lang : defaultLanguage)('list.full'))
}
