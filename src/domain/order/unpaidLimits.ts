/** How much one buyer may keep from others without having paid for it. */
export type UnpaidLimits = {
  /** orders of one account that wait for their money */
  readonly orders: number
  /** percent of what can be sold of a product that unpaid orders of one buyer may hold */
  readonly share: number
}

export const defaultUnpaidLimits: UnpaidLimits = { orders: 5, share: 50 }

/** The last ones of a product can be bought together, however small the share is. */
const minUnpaidUnits = 2

/** How many units of a product one buyer may hold unpaid, of those that are not owed to anybody yet. */
export const maxUnpaidUnits = (sellable: number, { share }: UnpaidLimits): number =>
  Math.max(minUnpaidUnits, Math.ceil((sellable * share) / 100))
