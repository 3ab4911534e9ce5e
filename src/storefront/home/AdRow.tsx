import { Ad } from '#ui/marketing/Ad.tsx'
import { localisedHref } from '#ui/marketing/localisedHref.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { AdRecord } from '../data/types.ts'
import { useHomeText } from './homeText.ts'
import styles from './AdRow.module.css'

export function AdRow({ ads }: { ads: readonly AdRecord[] }) {
  const text = useHomeText()
  const formats = useFormats()
  const { language } = useLanguage()
  if (ads.length === 0) return null
  return (
    <div className="wrap">
      <ul className={styles.row} aria-label={text('home.ads')}>
        {ads.map(({ _id, title, description, picture, link }) => (
          <li key={_id}>
            <Ad
              title={formats.digits(title)}
              description={description ? formats.digits(description) : undefined}
              picture={picture?.file ?? undefined}
              action={
                link ? { href: localisedHref(link, language), label: text('home.more') } : undefined
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
