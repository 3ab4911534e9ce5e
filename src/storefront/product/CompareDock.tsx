import { Suspense } from 'react'
import { useList } from '../lists/lists.ts'
import { lazyOptional } from '../lazyOptional.ts'

/** Holds the compare bar, which is loaded only if the compare list has products. */
export function CompareDock() {
  const ids = Object.keys(useList('compare').items)
  if (ids.length === 0) return null
  return (
    <Suspense>
      <CompareBar ids={ids} />
    </Suspense>
  )
}

const CompareBar = lazyOptional(async () => {
  const [{ CompareBar: Part }, { loadProductListTexts }] = await Promise.all([
    import('../productLists/CompareBar.tsx'),
    import('../productLists/productListText.ts'),
  ])
  await loadProductListTexts()
  return Part
})
