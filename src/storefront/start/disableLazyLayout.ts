import type { DataRouter } from 'react-router-dom'

/**
 * On the first page of a visit, only content near the viewport is laid out until the user scrolls.
 * After that all content has its real height, which restoring a scroll position requires.
 */
export function disableLazyLayout(router: Pick<DataRouter, 'subscribe'>): void {
  const disable = (): void => document.documentElement.setAttribute('data-whole', '')
  const [arrival] = performance.getEntriesByType('navigation')
  const isFirst = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  if (!isFirst || location.hash) disable()
  addEventListener('scroll', () => setTimeout(disable), { once: true })
  // When the next page arrives: what answers the press is painted without waiting for the layout.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') disable()
  })
}
