/*
 * Runs on pages that offer another language (`server/pages/languageOffer.ts`), of either front: it imports no
 * script, since those belong to one of them.
 */
import './languageOffer.css'

const offer = document.querySelector('.languageOffer')

document.addEventListener('click', ({ target }) => {
  if (!offer || !(target instanceof Element)) return
  const taken = offer.contains(target) && target.closest('a')
  const declined = offer.contains(target) && target.closest('button')
  // Whoever chooses a language where all of them stand has answered, too.
  if (!taken && !declined && !target.closest('a[hreflang][lang]')) return
  document.cookie = 'languageOffer=closed; path=/; max-age=31536000; samesite=lax'
  if (declined) offer.remove()
  if (!taken) return
  // The page may be another one by now than the one that the offer came with.
  const rest = location.pathname.slice(`/${document.documentElement.lang}`.length)
  taken.href = `/${taken.hreflang}${rest}${location.search}`
})
