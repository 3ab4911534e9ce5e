/** Units per tracked product; ordered by product id, without duplicates. */
export type Demand = readonly { readonly product: string; readonly quantity: number }[]

export const toDemandColumns = (demand: Demand): [products: string[], quantities: number[]] => [
  demand.map(({ product }) => product),
  demand.map(({ quantity }) => quantity),
]
