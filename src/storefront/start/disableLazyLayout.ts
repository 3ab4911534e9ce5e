/**
 * The first page that is opened lays out only what is near the window, until somebody scrolls it. From then
 * on parts have their true heights from the start, without which no kept place would be found again.
 */
export function disableLazyLayout(router: { subscribe(changed: () => void): unknown }): void {
  const disable = (): void => document.documentElement.setAttribute('data-whole', '')
  const [arrival] = performance.getEntriesByType('navigation')
  const isFirst = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  if (!isFirst || location.hash) disable()
  addEventListener('scroll', () => setTimeout(disable), { once: true })
  router.subscribe(disable)
}
