import { isTouched } from './preHydrationInput.ts'

/** The page stays what it is without scripts, until they can be had. */
export function fallBackToNoScript(): void {
  document.documentElement.dataset['scripts'] = 'away'
  for (const each of document.querySelectorAll('noscript')) each.outerHTML = each.innerText
  // A module that failed once may never be asked for again but by a new page.
  addEventListener('online', () => isTouched() || location.reload())
}
