import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { pickTranslation } from '#domain/locale.ts'
import type { Comparison } from '#resource/declaration.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { toMidSentence } from '../../context/catalogue.ts'
import { useFormText } from '../../context/useFormText.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { isOutOfRange, percentBelow, reduceByPercent, useComparisonAmount } from '../comparison.ts'
import type { FieldInfo } from '../kindComponents.ts'
import { isMoney } from '../money.ts'
import { RowDetails } from '../RowDetails.tsx'
import { NumberInput } from './NumberInput.tsx'
import type { EditableRow } from './rows/useRowActions.ts'

type Props = {
  readonly field: FieldInfo
  /** all fields of the row */
  readonly fields: readonly FieldInfo[]
  readonly row: EditableRow
}

/**
 * The percentage by which an amount is below the one it is compared with; editing one changes the
 * other.
 */
export function ComparedRate({
  id,
  onChange,
  ...props
}: Props & { readonly id: string; readonly onChange: (value: unknown) => void }) {
  const { language } = useLanguage()
  const { percentSign } = useFormats()
  const { base, percent, comparison } = useComparison(props)
  return (
    <FieldFrame id={id} label={pickTranslation(comparison?.change ?? {}, language)}>
      {(aria) => (
        <NumberInput
          value={percent}
          isInteger={false}
          aria={aria}
          readOnly={base === undefined}
          onChange={(typed) => {
            if (base && typeof typed === 'number') onChange(reduceByPercent(base, typed))
          }}
          endAdornment={<InputAdornment position="end">{percentSign}</InputAdornment>}
        />
      )}
    </FieldFrame>
  )
}

/** The amount to compare with, and a warning if the difference is unusual. */
export function ComparedAmount(props: Props) {
  const t = useFormText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { base, percent, comparison } = useComparison(props)
  if (!base || !comparison) return null
  const { name, property } = props.field
  const label = pickTranslation(comparison.label, language) ?? ''
  const comparedField: FieldInfo = {
    ...props.field,
    readOnly: true,
    property: { 'x-kind': property['x-kind'] ?? 'money' },
    label: { ...props.field.label, [language]: label },
  }
  const isUnusual = percent !== undefined && isOutOfRange(percent, comparison)
  return (
    <>
      <RowDetails fields={[comparedField]} row={{ [name]: base }} />
      <Box
        component="p"
        sx={{
          display: 'flex',
          flexBasis: '100%',
          order: 1,
          alignItems: 'center',
          gap: 8,
          color: 'var(--warning)',
          fontSize: 14,
          '&:empty': { display: 'none' },
        }}
        role="status"
      >
        {isUnusual && (
          <>
            <WarningIcon fontSize="small" aria-hidden />
            {t(percent > 0 ? 'amount.farBelow' : 'amount.farAbove', {
              percent: formats.percent(Math.abs(percent)),
              what: toMidSentence(label),
            })}
          </>
        )}
      </Box>
    </>
  )
}

function useComparison(props: Props): {
  readonly base: ReturnType<typeof useComparisonAmount>
  readonly percent: number | undefined
  readonly comparison: Comparison | undefined
} {
  const base = useComparisonAmount(props)
  const amount = props.row[props.field.name]
  return {
    base,
    percent: base && isMoney(amount) ? percentBelow(amount, base) : undefined,
    comparison: props.field.property['x-compares'],
  }
}
