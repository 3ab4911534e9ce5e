/**
 * An order that was sent, with the idempotency key that prevents a second order when it is sent
 * again.
 */
export type OrderAttempt = { readonly body: string; readonly key: string }

/** Keeps the key while the order is unchanged; a changed order gets a new key. */
export const nextOrderAttempt = (
  order: object,
  previous: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt => {
  const body = JSON.stringify(order)
  return body === previous?.body ? previous : { body, key: newKey() }
}
