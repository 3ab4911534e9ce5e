/** Loads a page, and what opens it, while its link is hovered, before it is pressed. */
export function prefetchOnApproach(load: (link: HTMLAnchorElement) => Promise<void>): void {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) load(link).catch(() => undefined)
  }
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true })
  }
}
