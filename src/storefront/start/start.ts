import './early.ts'
import { restElement } from './rest.ts'

/** What makes the page answer to hands comes once it can be seen: it would take the line from pictures and letters. */
function bringTheRest(): void {
  const rest = document.getElementById(restElement)
  if (!(rest instanceof HTMLTemplateElement)) return
  document.head.append(document.importNode(rest.content, true))
}

// Nobody sees a page behind another, which is never painted.
if (document.hidden) bringTheRest()
else requestAnimationFrame(() => setTimeout(bringTheRest))
