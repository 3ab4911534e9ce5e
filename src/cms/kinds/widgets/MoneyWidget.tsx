import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { currencies, currencyCodes, fromMajor, toMajor, type Currency } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormText } from '../../context/useFormText.ts'
import selectCss from '../../components/NativeSelect.module.css'
import type { WidgetProps } from '../kindComponents.ts'
import { isCurrency, isMoney } from '../money.ts'
import { useFixedCurrency } from '../fixedCurrency.ts'
import { NumberInput } from './NumberInput.tsx'

/**
 * An amount is typed in units and stored in minor units of its currency; unparsed text is kept as
 * typed.
 */
export function MoneyWidget({ value, onChange, aria }: WidgetProps) {
  const t = useFormText()
  const brand = useBrand()
  const fixedCurrency = useFixedCurrency()
  const money = isMoney(value) ? value : undefined
  const [chosenCurrency, setChosenCurrency] = useState<Currency>()
  const currency = money?.currency ?? fixedCurrency ?? chosenCurrency ?? brand.currency
  const units = typeof value === 'string' ? value : money && toMajor(money)
  const updateAmount = (amount: number | string | undefined, inCurrency: Currency) => {
    // Unparsed text has no currency, so the last chosen one is kept.
    setChosenCurrency(inCurrency)
    onChange(typeof amount === 'number' ? fromMajor(amount, inCurrency) : amount)
  }
  return (
    <NumberInput
      value={units}
      isInteger={currencies[currency] === 0}
      aria={aria}
      onChange={(amount) => updateAmount(amount, currency)}
      endAdornment={
        fixedCurrency === currency ? (
          <Typography component="span" color="textSecondary" sx={{ paddingInline: 8 }}>
            {currency}
          </Typography>
        ) : (
          <Box component="span" className={selectCss.frame ?? ''} sx={currencyStyle}>
            <select
              aria-label={t('money.currency')}
              value={currency}
              onChange={({ target }) => {
                if (isCurrency(target.value)) updateAmount(units, target.value)
              }}
            >
              {currencyCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </Box>
        )
      }
    />
  )
}

/** The select is a part of the field and has no border of its own. */
const currencyStyle = {
  borderInlineStart: '1px solid var(--border)',
  '&&::after': { insetInlineEnd: 2 },
  '&& select': {
    blockSize: 30,
    border: 0,
    paddingInline: '8px 16px',
    color: 'var(--muted)',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)' },
  },
} as const
