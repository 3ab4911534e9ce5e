import './early.ts'
import { doWithout } from './doWithout.ts'
import { restElement } from './rest.ts'

/** What makes the page answer to hands comes once it can be seen: it would take the line from pictures and letters. */
function bringTheRest(): void {
  const rest = document.getElementById(restElement)
  if (!(rest instanceof HTMLTemplateElement)) return
  const scripts = document.importNode(rest.content, true)
  for (const script of scripts.querySelectorAll('script')) script.onerror = doWithout
  document.head.append(scripts)
}

// Nobody sees a page behind another, which is never painted.
if (document.hidden) bringTheRest()
else requestAnimationFrame(() => setTimeout(bringTheRest))
