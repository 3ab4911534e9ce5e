/** How many of which counted product; sorted by id, each product once. */
export type Demand = readonly { readonly product: string; readonly quantity: number }[]

/** The same for two array parameters of one statement. */
export const toDemandColumns = (demand: Demand): [products: string[], quantities: number[]] => [
  demand.map(({ product }) => product),
  demand.map(({ quantity }) => quantity),
]
