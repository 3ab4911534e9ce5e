import { createContext, use } from 'react'
import type { Currency } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'

const Context = createContext<Currency | undefined>(undefined)

/** The currency of whatever is being written about, where it is known. */
export const UsualCurrencyProvider = Context.Provider

/** In which currency an amount begins, until another is chosen. */
export function useUsualCurrency(): Currency {
  const brand = useBrand()
  return use(Context) ?? brand.currency
}
