import { useLoaderData } from 'react-router-dom'
import { AdRow } from '../components/AdRow.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { ContactStrip } from '../components/ContactStrip.tsx'
import { Hero } from '../components/Hero.tsx'
import { HeroSlides } from '../components/HeroSlides.tsx'
import { ReadAgain } from '../components/LoadFailed.tsx'
import { Section } from '../components/Section.tsx'
import { TopicTiles } from '../components/TopicTiles.tsx'
import { loadHome, type HomeData } from '../data/loadHome.ts'
import { homeHead } from '../homeHead.ts'
import type { Opening, Page } from '../page.ts'
import { useText } from '../useText.ts'

export const open = ({ tools }: Opening): Page<HomeData> => ({
  Component: HomePage,
  loader: ({ request: { signal } }) => loadHome(tools(signal), signal),
  head: homeHead,
})

/** What is sold here, in the order in which a newcomer asks. */
function HomePage() {
  const text = useText()
  const data: HomeData = useLoaderData()
  const { slides, ads, applications, groups, useCases, packages, industries } = data
  const half = Math.ceil(ads.length / 2)
  return (
    <>
      {slides.length > 0 ? <HeroSlides slides={slides} /> : <Hero />}
      {applications?.length !== 0 && (
        <Section
          title={text('home.applicationsTitle')}
          text={text('home.applicationsText')}
          more="/solutions"
        >
          {applications ? <TopicTiles topics={applications} kind="applications" /> : <ReadAgain />}
        </Section>
      )}
      <AdRow ads={ads.slice(0, half)} />
      {groups
        .filter(({ cards }) => cards?.length !== 0)
        .map(({ id, title, description, cards }) => (
          <Section
            key={id}
            title={title}
            more="/products"
            {...(description && { text: description })}
          >
            {cards ? <CardGrid cards={cards} rail /> : <ReadAgain />}
          </Section>
        ))}
      {useCases?.length !== 0 && (
        <Section
          title={text('home.useCasesTitle')}
          text={text('home.useCasesText')}
          more="/solutions#useCases"
        >
          {useCases ? <TopicTiles topics={useCases} kind="useCases" look="rail" /> : <ReadAgain />}
        </Section>
      )}
      {packages?.length !== 0 && (
        <Section
          title={text('home.packagesTitle')}
          text={text('home.packagesText')}
          more="/packages"
        >
          {packages ? <CardGrid cards={packages} rail /> : <ReadAgain />}
        </Section>
      )}
      <AdRow ads={ads.slice(half)} />
      {industries?.length !== 0 && (
        <Section
          title={text('home.industriesTitle')}
          text={text('home.industriesText')}
          more="/solutions#industries"
        >
          {industries ? (
            <TopicTiles topics={industries} kind="industries" look="small" />
          ) : (
            <ReadAgain />
          )}
        </Section>
      )}
      <ContactStrip />
    </>
  )
}
