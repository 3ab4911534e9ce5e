/** How much one buyer may hold back from others without paying. */
export type UnpaidLimits = {
  /** unpaid orders per account */
  readonly orders: number
  /** the share of a product's sellable stock that one buyer's unpaid orders may hold, in percent */
  readonly share: number
}

export const defaultUnpaidLimits: UnpaidLimits = { orders: 5, share: 50 }

/** The last units of a product can be bought together, however small the share is. */
const minUnpaidUnits = 2

/** Returns how many of the sellable units of a product one buyer may hold unpaid. */
export const maxUnpaidUnits = (sellable: number, { share }: UnpaidLimits): number =>
  Math.max(minUnpaidUnits, Math.ceil((sellable * share) / 100))
