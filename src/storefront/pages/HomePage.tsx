import { useLoaderData } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { Hero } from '../home/Hero.tsx'
import { HeroSlides } from '../home/HeroSlides.tsx'
import { HomePart } from '../home/HomePart.tsx'
import type { HomeData } from '../data/loadHome.ts'
import { homeHead } from '../home/homeHead.ts'
import { loadHomeTexts } from '../home/homeText.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'

export async function definePage({
  loaderContextFor,
}: PageContext): Promise<PageDefinition<HomeData>> {
  await loadHomeTexts()
  return {
    Component: HomePage,
    loader: async ({ request: { signal } }) => {
      const [{ loadHome }, context] = await Promise.all([
        import('../data/loadHome.ts'),
        loaderContextFor(signal),
      ])
      return loadHome(context, signal)
    },
    head: homeHead,
  }
}

/** The sections of the home page in the order defined by the brand. */
function HomePage() {
  const data: HomeData = useLoaderData()
  const { sections, ground } = useBrand().layout.home
  return (
    <div data-ground={ground}>
      {data.slides.length > 0 ? <HeroSlides slides={data.slides} /> : <Hero />}
      {sections.map((name) => (
        <HomePart key={name} name={name} data={data} />
      ))}
    </div>
  )
}
