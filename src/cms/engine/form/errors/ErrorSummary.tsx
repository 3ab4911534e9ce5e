import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { focusField } from './focusField.ts'
import { sortByReadingOrder } from './readingOrder.ts'

type Props = {
  /** the form that contains the fields */
  readonly formId: string
  readonly resource: Resource
  /** the fields with errors */
  readonly pointers: readonly string[]
}

/** The number of fields with errors, with links to them; the button leads to the first. */
export function ErrorSummary({ formId, resource, pointers }: Props) {
  const t = useFormText()
  const formats = useFormats()
  const { language } = useLanguage()
  const paths = useMemo(() => sortByReadingOrder(resource, pointers), [resource, pointers])
  const fields = new Map(paths.toReversed().map((path) => [path[0] ?? '', path]))
  const labelledFields = [...fields].toReversed().flatMap(([name, path]) => {
    const field = resource.field[name]
    return field ? [{ name, path, label: field.label[language] }] : []
  })
  const count = pointers.length
  return (
    <Box
      sx={{
        display: 'flex',
        flex: '1 1 auto',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: '0 12px',
        minInlineSize: 0,
        '&:empty': { display: 'none' },
        '@media (width < 600px)': {
          flexBasis: '100%',
          '& button': { flex: 'none', minBlockSize: 44 },
        },
      }}
      role="status"
    >
      {count > 0 && (
        <>
          <Link
            component="button"
            type="button"
            color="error"
            sx={{ paddingBlock: 4, fontWeight: 500 }}
            onClick={() => focusField(formId, paths[0] ?? [])}
          >
            {t('form.problems', { count, n: formats.number(count) })}
          </Link>
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px' }}>
            {labelledFields.map(({ name, path, label }) => (
              <li key={name}>
                <Link
                  component="button"
                  type="button"
                  color="textPrimary"
                  sx={{ paddingBlock: 4 }}
                  onClick={() => focusField(formId, path)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
