import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import { innerFields } from '../../kinds/innerFields.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { isZeroAmount, hasContent } from '../../kinds/cells/rowColumns.ts'
import type { Estimate } from '../../kinds/estimate.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** Estimated facts about the whole; an empty one is shown only where that matters. */
export function EstimateDetails({
  estimate: { schema, estimated },
}: {
  readonly estimate: Estimate
}) {
  const { language } = useLanguage()
  const fields = innerFields({ items: schema })
    .filter(({ property }) => property.type !== 'array')
    .filter(
      ({ name, required }) =>
        hasContent(estimated[name]) && (required || !isZeroAmount(estimated[name])),
    )
  return (
    <Box component="dl" sx={styles.facts} aria-live="polite">
      {fields.map((field) => (
        <Box
          key={field.name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 16,
            color: 'var(--muted)',
            '&[data-main=true]': { color: 'var(--text)', fontWeight: 600 },
            '& dd': { fontVariantNumeric: 'tabular-nums' },
          }}
          data-main={field.required}
        >
          <dt>{field.label[language]}</dt>
          <dd>
            <Cell field={field} value={estimated[field.name]} size="line" />
          </dd>
        </Box>
      ))}
    </Box>
  )
}

const styles = {
  facts: {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    display: 'grid',
    gap: 4,
    maxInlineSize: 360,
    margin: '16px 0 0',
    marginInlineStart: 'auto',
    padding: 12,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--fill)',
  },
} satisfies Record<string, SxProps>
