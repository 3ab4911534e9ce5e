import { Suspense, useEffect, useRef, useState } from 'react'
import { later } from '../later.ts'

/** What was looked at before, fetched when the reader comes near the end of the page. */
export function RecentDock({ code }: { code: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '800px' },
    )
    seen.observe(current)
    return () => seen.disconnect()
  }, [])
  useEffect(() => {
    void import('../shelf/recent.ts').then(({ remember }) => remember(code)).catch(() => undefined)
  }, [code])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <Recent code={code} />
        </Suspense>
      )}
    </div>
  )
}

const Recent = later(async () => {
  const [{ RecentlyViewed: Part }, { loadShelfTexts }] = await Promise.all([
    import('../shelf/RecentlyViewed.tsx'),
    import('../shelf/shelfText.ts'),
  ])
  await loadShelfTexts()
  return Part
})
