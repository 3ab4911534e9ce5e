import './preHydrationInput.ts'
import { fallBackToNoScript } from './fallBackToNoScript.ts'
import { deferredElementId } from './deferredElement.ts'

/** What makes the page answer to hands comes once it can be seen: it would take the line from pictures and letters. */
function loadDeferred(): void {
  const template = document.getElementById(deferredElementId)
  if (!(template instanceof HTMLTemplateElement)) return
  const scripts = document.importNode(template.content, true)
  for (const script of scripts.querySelectorAll('script')) script.onerror = fallBackToNoScript
  document.head.append(scripts)
}

// Nobody sees a page behind another, which is never painted.
if (document.hidden) loadDeferred()
else requestAnimationFrame(() => setTimeout(loadDeferred))
