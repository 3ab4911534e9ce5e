import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { WarningLink } from '../WarningLink.tsx'
import type { Dashboard } from '#api/dashboard.ts'
import { languages } from '#domain/locale.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Card } from '../Card.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import bars from '../Bars.module.css'

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
            <Typography
              component="p"
              variant="caption"
              color="textDisabled"
              sx={{ gridColumn: '1 / -1', margin: '-4px 0 8px', paddingInline: 12 }}
            >
              {t('translations.complete', {
                done: formats.number(complete),
                total: formats.number(total),
              })}
              {outdated > 0 &&
                ` · ${t('translations.outdated', { count: outdated, n: formats.number(outdated) })}`}
            </Typography>
          </li>
        ))}
      </ul>
      {translations.gaps.length > 0 && (
        <>
          <Box
            component="h3"
            sx={{ margin: '12px 0 8px', color: 'var(--muted)', fontSize: 14, fontWeight: 500 }}
          >
            {t('translations.gaps')}
          </Box>
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {translations.gaps.flatMap(({ resource, missing }) =>
              missing
                .filter(({ count }) => count > 0)
                .map(({ language: code, count }) => (
                  <li key={`${resource} ${code}`}>
                    <WarningLink
                      to={links.list(
                        resource,
                        links.findResource(resource).singleton ? {} : { missing: code },
                      )}
                    >
                      {t('translations.gap', {
                        what: links.findResource(resource).labels.many[language],
                        language: languages[code].label,
                      })}
                      <strong>{formats.number(count)}</strong>
                    </WarningLink>
                  </li>
                )),
            )}
          </Box>
        </>
      )}
    </Card>
  )
}

/** Rounds down, so that 100 means that everything is translated. */
const percentOf = (complete: number, total: number): number =>
  total ? Math.floor((complete / total) * 100) : 100
