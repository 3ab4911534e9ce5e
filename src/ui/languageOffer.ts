/*
 * Runs on pages that offer another language (`server/pages/languageOffer.ts`), of either front: it imports no
 * script, since those belong to one of them.
 */
import './languageOffer.css'

const offer = document.querySelector('.languageOffer')

document.addEventListener('click', ({ target }) => {
  if (!offer || !(target instanceof Element)) return
  const acceptedLink = offer.contains(target) && target.closest('a')
  const declineButton = offer.contains(target) && target.closest('button')
  // Whoever chooses a language where all of them stand has answered, too.
  if (!acceptedLink && !declineButton && !target.closest('a[hreflang][lang]')) return
  document.cookie = 'languageOffer=closed; path=/; max-age=31536000; samesite=lax'
  if (declineButton) offer.remove()
  if (!acceptedLink) return
  // The page may be another one by now than the one that the offer came with.
  const path = location.pathname.slice(`/${document.documentElement.lang}`.length)
  acceptedLink.href = `/${acceptedLink.hreflang}${path}${location.search}`
})
