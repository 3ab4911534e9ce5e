/** An order on its way: what was sent, and the key that makes sending it again the same order. */
export type OrderAttempt = { readonly body: string; readonly key: string }

/** The same order keeps its key, however often it is sent; a changed one is another. */
export const nextOrderAttempt = (
  order: object,
  previous: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt => {
  const body = JSON.stringify(order)
  return body === previous?.body ? previous : { body, key: newKey() }
}
