import { Link } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../useText.ts'
import styles from './Hero.module.css'
import { HeroScene } from './HeroScene.tsx'

/** What the home page opens with where staff has put nothing there: what the brand is about. */
export function Hero() {
  const text = useText()
  const { texts } = useBrand()
  const { language } = useLanguage()
  const { heroTitle, heroText } = texts[language]
  return (
    // Always in the dark palette: the devices in the drawing are lit, not the page.
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
  )
}
