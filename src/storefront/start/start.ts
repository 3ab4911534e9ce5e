import './preHydrationInput.ts'
import { fallBackToNoScript } from './fallBackToNoScript.ts'
import { deferredElementId } from './deferredElement.ts'

/** Loads the scripts after the first paint, so that they do not compete with images and fonts. */
function loadDeferred(): void {
  const template = document.getElementById(deferredElementId)
  if (!(template instanceof HTMLTemplateElement)) return
  const scripts = document.importNode(template.content, true)
  for (const script of scripts.querySelectorAll('script')) script.onerror = fallBackToNoScript
  document.head.append(scripts)
}

// A page in a background tab is never painted, so it does not wait.
if (document.hidden) loadDeferred()
else requestAnimationFrame(() => setTimeout(loadDeferred))
