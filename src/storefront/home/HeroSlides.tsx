import { useRef } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { localisedHref } from '#ui/marketing/localisedHref.ts'
import { Slide } from '#ui/marketing/Slide.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { SlideRecord } from '../data/types.ts'
import { useSlides } from './useSlides.ts'
import { useHomeText } from './homeText.ts'
import styles from './HeroSlides.module.css'
import { Icon } from '../components/Icon.tsx'

type Props = { slides: readonly SlideRecord[] }

/** The slides of the home page, to swipe, step through or play. */
export function HeroSlides({ slides }: Props) {
  const text = useHomeText()
  const formats = useFormats()
  const { language } = useLanguage()
  const track = useRef<HTMLDivElement>(null)
  const { current, ready, playing, canPlay, show, step, toggle, pauseHandlers } = useSlides(
    track,
    slides.length,
  )
  const { name, texts, layout } = useBrand()
  const total = formats.number(slides.length)
  const hasSeveral = slides.length > 1
  return (
    <section
      className={styles.hero}
      data-layout={layout.home.hero}
      aria-roledescription={text('slides.role')}
      aria-label={text('slides.label')}
      {...pauseHandlers}
    >
      {/* The page heading stays the same for every slide. */}
      <h1 className="hidden">{`${name[language]} | ${texts[language].tagline}`}</h1>
      <div ref={track} className={styles.track} aria-live={playing ? 'off' : 'polite'}>
        {slides.map(({ _id, title, subTitle, description, position, picture, link }, index) => (
          <div
            key={_id}
            role="group"
            aria-roledescription={text('slides.slide')}
            aria-label={text('slides.place', { n: formats.number(index + 1), of: total })}
            inert={ready && index !== current}
          >
            <Slide
              isAboveFold={index === 0}
              title={formats.digits(title)}
              subTitle={subTitle ? formats.digits(subTitle) : undefined}
              description={description ? formats.digits(description) : undefined}
              position={position}
              picture={picture?.file ?? undefined}
              action={
                link ? { href: localisedHref(link, language), label: text('home.more') } : undefined
              }
            />
          </div>
        ))}
      </div>
      {hasSeveral && (
        <div className={styles.controls}>
          <button type="button" aria-label={text('slides.previous')} onClick={() => step(-1)}>
            <Icon name="previous" />
          </button>
          <ul>
            {slides.map(({ _id }, index) => (
              <li key={_id}>
                <button
                  type="button"
                  aria-label={text('slides.show', { n: formats.number(index + 1), of: total })}
                  aria-current={index === current}
                  onClick={() => show(index)}
                />
              </li>
            ))}
          </ul>
          <button type="button" aria-label={text('slides.next')} onClick={() => step(1)}>
            <Icon name="next" />
          </button>
          {/* Always rendered, so that nothing shifts after hydration. */}
          <button
            type="button"
            className={styles.play}
            disabled={!canPlay}
            aria-label={text(playing || !canPlay ? 'slides.pause' : 'slides.play')}
            onClick={toggle}
          >
            <Icon name={playing || !canPlay ? 'pause' : 'play'} />
          </button>
        </div>
      )}
    </section>
  )
}
