import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { References } from '#api/records.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Tag } from '../components/Tag.tsx'
import { useCatalogue } from '../context/catalogue.ts'
import { usePaths } from '../context/paths.ts'
import { useCanAccess } from '../context/permissions.ts'
import { useRecordText } from '../context/useRecordText.ts'
import { Subtitle } from '../components/Subtitle.tsx'
import { recordTitle } from './recordTitle.ts'
import { useSubtitles } from './useSubtitles.ts'

type Props = {
  readonly references: readonly References[]
  /** the title of the record they refer to, which is left out of their subtitles */
  readonly targetName: string
}

/** The records that refer to a record, by resource, linked where the user may read them. */
export function ReferenceLists({ references, targetName }: Props) {
  const recordText = useRecordText()
  const formats = useFormats()
  const { language } = useLanguage()
  const paths = usePaths()
  const catalogue = useCatalogue()
  const canAccess = useCanAccess()
  const id = useId()
  const subtitles = useSubtitles(references)
  return (
    <Box component="ul" sx={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
      {references.map(({ resource: name, label, count, reason, records }, index) => {
        const found = catalogue.get(name)
        const resource = canAccess(found, 'read') ? found : undefined
        const more = count - records.length
        return (
          <li key={`${index} ${name}`}>
            <Typography
              component="h3"
              variant="caption"
              color="textSecondary"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 8,
                marginBlockEnd: 8,
                letterSpacing: 0,
              }}
            >
              {label} <Tag label={formats.number(count)} />
            </Typography>
            {reason && <Typography sx={{ marginBlockEnd: 8 }}>{reason}</Typography>}
            <Box
              component="ul"
              sx={{
                display: 'flex',
                flexDirection: 'column',
                gap: 4,
                '& li': { display: 'grid', justifyItems: 'start' },
                '& a': {
                  color: 'var(--text)',
                  textDecorationColor: 'var(--borderStrong)',
                  textUnderlineOffset: '3px',
                },
                '& a:hover': { color: 'var(--accent)' },
              }}
            >
              {records.map(({ _id, title }) => {
                const subtitle = subtitles.get(_id)?.filter((part) => part !== targetName) ?? []
                const subtitleId = `${id}-${index}-${_id}`
                return (
                  <li key={_id}>
                    {resource ? (
                      <Link
                        to={paths.record(resource, _id)}
                        aria-describedby={subtitle.length ? subtitleId : undefined}
                      >
                        {recordTitle(resource, { [resource.titleField.name]: title }, language)}
                      </Link>
                    ) : (
                      title
                    )}
                    <Subtitle id={subtitleId} parts={subtitle} />
                  </li>
                )
              })}
              {more > 0 && (
                <Typography component="li" color="textDisabled">
                  {recordText('confirm.andMore', { n: formats.number(more) })}
                </Typography>
              )}
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
