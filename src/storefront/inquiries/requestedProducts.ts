export type RequestedProduct = { readonly product: string; readonly quantity: number }

/** Serializes to 'id:2,id:1', so that a form can hold the products in a single field. */
export const serializeProducts = (requested: readonly RequestedProduct[]): string =>
  requested.map(({ product, quantity }) => `${product}:${quantity}`).join(',')

export const parseProducts = (text: string): readonly RequestedProduct[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((each) => {
      const [product = '', quantity] = each.split(':')
      return { product, quantity: Math.max(1, Number(quantity) || 1) }
    })

/** Adds a product, unless it is already there. */
export const withProduct = (text: string, product: string, quantity = 1): string => {
  const requested = parseProducts(text)
  return requested.some((each) => each.product === product)
    ? text
    : serializeProducts([...requested, { product, quantity }])
}

/** Changes the quantity of a product; a quantity of 0 removes it. */
export const withQuantity = (text: string, product: string, quantity: number): string =>
  serializeProducts(
    parseProducts(text)
      .map((each) => (each.product === product ? { product, quantity } : each))
      .filter((each) => each.quantity > 0),
  )
