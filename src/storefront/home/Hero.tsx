import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ButtonLink, QuietButtonLink } from '../components/ButtonLink.tsx'
import { useHomeText } from './homeText.ts'
import styles from './Hero.module.css'
import { LazyHeroScene } from './LazyHeroScene.tsx'

/** The drawing is a night scene, so it is dark in both themes. */
const heroTheme = 'dark'

/** The brand's introduction, shown on the home page if staff has not created any slides. */
export function Hero() {
  const text = useHomeText()
  const { texts, layout } = useBrand()
  const { hero } = layout.home
  const { language } = useLanguage()
  const { heroTitle, heroText } = texts[language]
  return (
    <section
      className={styles.hero}
      data-layout={hero}
      data-theme={hero === 'stage' ? heroTheme : undefined}
    >
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.words}>
          <h1>{heroTitle}</h1>
          <p>{heroText}</p>
          <div className={styles.actions}>
            <ButtonLink to="/products">{text('home.browse')}</ButtonLink>
            <QuietButtonLink to="/products?type=package">{text('home.kits')}</QuietButtonLink>
          </div>
        </div>
        {(hero === 'stage' || hero === 'split') && (
          <div className={styles.scene} data-theme={heroTheme}>
            <LazyHeroScene />
          </div>
        )}
      </div>
    </section>
  )
}
