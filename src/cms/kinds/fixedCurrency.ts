import { createContext, use } from 'react'
import type { Currency } from '#domain/money.ts'

const FixedCurrencyContext = createContext<Currency | undefined>(undefined)

/** The currency of the record being edited; amounts added to it must have the same one. */
export const FixedCurrencyProvider = FixedCurrencyContext.Provider

export const useFixedCurrency = (): Currency | undefined => use(FixedCurrencyContext)
