import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { languages } from '#domain/locale.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Card } from '../Card.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import bars from '../Bars.module.css'
import css from './TranslationsCard.module.css'

type Props = { readonly translations: NonNullable<Dashboard['translations']> }

/** How much of the shop is translated into each language, and where most is missing. */
export function TranslationsCard({ translations }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const { language } = useLanguage()
  return (
    <Card title={t('translations.title')}>
      <ul className={bars.bars}>
        {translations.languages.map(({ language: code, complete, outdated, total }) => (
          <li key={code}>
            <div className={bars.row} data-main>
              <span className={bars.label} lang={code}>
                {languages[code].label}
              </span>
              <span className={bars.track} aria-hidden>
                <span
                  className={bars.bar}
                  style={{ inlineSize: `${total ? (complete / total) * 100 : 100}%` }}
                />
              </span>
              <span className={bars.count}>{formats.percent(percentOf(complete, total))}</span>
            </div>
            <p className={css.facts}>
              {t('translations.complete', {
                done: formats.number(complete),
                total: formats.number(total),
              })}
              {outdated > 0 &&
                ` · ${t('translations.outdated', { count: outdated, n: formats.number(outdated) })}`}
            </p>
          </li>
        ))}
      </ul>
      {translations.gaps.length > 0 && (
        <>
          <h3 className={css.heading}>{t('translations.gaps')}</h3>
          <ul className={css.gaps}>
            {translations.gaps.flatMap(({ resource, missing }) =>
              missing
                .filter(({ count }) => count > 0)
                .map(({ language: code, count }) => (
                  <li key={`${resource} ${code}`}>
                    <Link
                      className={css.gap ?? ''}
                      to={links.list(
                        resource,
                        links.findResource(resource).singleton ? {} : { missing: code },
                      )}
                    >
                      {t('translations.gap', {
                        what: links.findResource(resource).labels.many[language],
                        language: languages[code].label,
                      })}
                      <span className={css.count}>{formats.number(count)}</span>
                    </Link>
                  </li>
                )),
            )}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Rounds down, so that 100 means that everything is translated. */
const percentOf = (complete: number, total: number): number =>
  total ? Math.floor((complete / total) * 100) : 100
