/** What everyday orders are drawn from. */
export type EverydayOrders = {
  /** who orders what, and how often compared with the others */
  readonly buyingHabits: readonly {
    readonly buyer: string
    readonly sectors: readonly string[]
    readonly weight: number
  }[]
  /** what buyers of each sector order */
  readonly basketsBySector: Readonly<Record<string, readonly Basket[]>>
  /** the codes shoppers enter, and when */
  readonly promotionCodes: readonly {
    readonly code: string
    readonly fromDaysAgo: number
    readonly toDaysAgo: number
    /** of the orders placed meanwhile */
    readonly share: number
    readonly maxUses: number
  }[]
}

type Basket = {
  readonly weight?: number
  /** the range of units for each product code; both ends are included */
  readonly items: Readonly<Record<string, readonly [least: number, most: number]>>
  /** nothing of it is shipped */
  readonly digital?: true
}
