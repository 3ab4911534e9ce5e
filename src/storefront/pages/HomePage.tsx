import { useLoaderData } from 'react-router-dom'
import { AdRow } from '../components/AdRow.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { ContactStrip } from '../components/ContactStrip.tsx'
import { Hero } from '../components/Hero.tsx'
import { HeroSlides } from '../components/HeroSlides.tsx'
import { Section } from '../components/Section.tsx'
import { TopicTiles } from '../components/TopicTiles.tsx'
import type { HomeData } from '../data/loadHome.ts'
import { homeHead } from '../homeHead.ts'
import type { Page } from '../page.ts'
import { useText } from '../useText.ts'

/** The page with its head. */
export const homePage: Page<HomeData> = { Component: HomePage, head: homeHead }

function HomePage() {
  const text = useText()
  const { slides, ads, applications, featured, industries }: HomeData = useLoaderData()
  const half = Math.ceil(ads.length / 2)
  return (
    <>
      {slides.length > 0 ? <HeroSlides slides={slides} /> : <Hero />}
      <Section title={text('home.applicationsTitle')} text={text('home.applicationsText')}>
        <TopicTiles topics={applications} field="applications" />
      </Section>
      <AdRow ads={ads.slice(0, half)} />
      <Section title={text('home.featuredTitle')} text={text('home.featuredText')} more="/products">
        <CardGrid cards={featured} rail />
      </Section>
      <AdRow ads={ads.slice(half)} />
      <Section title={text('home.industriesTitle')} text={text('home.industriesText')}>
        <TopicTiles topics={industries} field="industries" small />
      </Section>
      <ContactStrip />
    </>
  )
}
