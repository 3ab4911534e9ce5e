import { createContext, use } from 'react'
import type { Currency } from '#domain/money.ts'

const FixedCurrencyContext = createContext<Currency | undefined>(undefined)

/** The currency of whatever is being written about: what is added to it is of no other. */
export const FixedCurrencyProvider = FixedCurrencyContext.Provider

export const useFixedCurrency = (): Currency | undefined => use(FixedCurrencyContext)
