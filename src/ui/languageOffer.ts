/*
 * Runs on pages of both fronts that offer another language (`server/pages/languageOffer.ts`).
 * Imports no script, because every script belongs to one of the fronts.
 */
import './languageOffer.css'

const offer = document.querySelector('.languageOffer')

document.addEventListener('click', ({ target }) => {
  if (!offer || !(target instanceof Element)) return
  const acceptedLink = offer.contains(target) && target.closest('a')
  const declineButton = offer.contains(target) && target.closest('button')
  // Choosing a language in the language list also answers the offer.
  if (!acceptedLink && !declineButton && !target.closest('a[hreflang][lang]')) return
  document.cookie = 'languageOffer=closed; path=/; max-age=31536000; samesite=lax'
  if (declineButton) offer.remove()
  if (!acceptedLink) return
  // The page may have changed since the offer was rendered.
  const path = location.pathname.slice(`/${document.documentElement.lang}`.length)
  acceptedLink.href = `/${acceptedLink.hreflang}${path}${location.search}`
})
