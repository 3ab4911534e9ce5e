import { isTouched } from './preHydrationInput.ts'

/** Shows the page as it is without scripts, until they can be loaded. */
export function fallBackToNoScript(): void {
  document.documentElement.dataset['scripts'] = 'failed'
  for (const each of document.querySelectorAll('noscript')) each.outerHTML = each.innerText
  // A module that failed to load may not be requested again without a page reload.
  addEventListener('online', () => isTouched() || location.reload())
}
