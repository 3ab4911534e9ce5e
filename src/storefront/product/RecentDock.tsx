import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyOptional } from '../lazyOptional.ts'

/** Recently viewed products, loaded when the user scrolls near the end of the page. */
export function RecentDock({ code }: { code: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = container
    if (!current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '800px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    void import('../productLists/recentCodes.ts')
      .then(({ addRecentCode: remember }) => remember(code))
      .catch(() => undefined)
  }, [code])
  return (
    <div ref={container}>
      {isNear && (
        <Suspense>
          <Recent code={code} />
        </Suspense>
      )}
    </div>
  )
}

const Recent = lazyOptional(async () => {
  const [{ RecentlyViewed: Part }, { loadProductListTexts }] = await Promise.all([
    import('../productLists/RecentlyViewed.tsx'),
    import('../productLists/productListText.ts'),
  ])
  await loadProductListTexts()
  return Part
})
