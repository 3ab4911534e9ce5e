/** An order on its way: what was sent, and the key that makes sending it again the same order. */
export type OrderAttempt = { readonly body: string; readonly key: string }

/** The same order keeps its key, however often it is sent; a changed one is another. */
export const orderAttempt = (
  order: object,
  before: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt => {
  const body = JSON.stringify(order)
  return body === before?.body ? before : { body, key: newKey() }
}
