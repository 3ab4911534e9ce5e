/** A product that is asked about, and how many of it. */
export type RequestedProduct = { readonly product: string; readonly quantity: number }

/** 'id:2,id:1', so that a form keeps them like any other field. */
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

/** With a product more; one that is there stays as it is. */
export const withProduct = (text: string, product: string, quantity = 1): string => {
  const requested = parseProducts(text)
  return requested.some((each) => each.product === product)
    ? text
    : serializeProducts([...requested, { product, quantity }])
}

/** With another quantity of a product; none takes it out. */
export const withQuantity = (text: string, product: string, quantity: number): string =>
  serializeProducts(
    parseProducts(text)
      .map((each) => (each.product === product ? { product, quantity } : each))
      .filter((each) => each.quantity > 0),
  )
