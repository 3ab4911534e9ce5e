import { Link, useLoaderData } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { ContactStrip } from '../components/ContactStrip.tsx'
import { HeroScene } from '../components/HeroScene.tsx'
import { Section } from '../components/Section.tsx'
import { TopicTiles } from '../components/TopicTiles.tsx'
import type { HomeData } from '../data/loadHome.ts'
import { useText } from '../useText.ts'
import styles from './HomePage.module.css'

export function HomePage() {
  const text = useText()
  const { texts } = useBrand()
  const { language } = useLanguage()
  const { applications, featured, industries }: HomeData = useLoaderData()
  const { heroTitle, heroText } = texts[language]
  return (
    <>
      {/* Always in the dark palette: the devices in the drawing are lit, not the page. */}
      <section className={styles.hero} data-theme="dark">
        <div className={`wrap ${styles.stage}`}>
          <div className={styles.words}>
            <h1>{heroTitle}</h1>
            <p>{heroText}</p>
            <div className={styles.actions}>
              <Link to="/products" className="button">
                {text('home.browse')}
              </Link>
              <Link to="/products?type=package" className="button quiet">
                {text('home.kits')}
              </Link>
            </div>
          </div>
          <div className={styles.scene}>
            <HeroScene />
          </div>
        </div>
      </section>
      <Section title={text('home.applicationsTitle')} text={text('home.applicationsText')}>
        <TopicTiles topics={applications} field="applications" />
      </Section>
      <Section title={text('home.featuredTitle')} text={text('home.featuredText')} more="/products">
        <CardGrid cards={featured} rail />
      </Section>
      <Section title={text('home.industriesTitle')} text={text('home.industriesText')}>
        <TopicTiles topics={industries} field="industries" small />
      </Section>
      <ContactStrip />
    </>
  )
}
