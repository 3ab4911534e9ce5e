/** An order on its way: what was sent, and the key that makes sending it again the same order. */
export type Attempt = { readonly body: string; readonly key: string }

/** The same order keeps its key, however often it is sent; a changed one is another. */
export const attemptOf = (
  order: object,
  before: Attempt | undefined,
  newKey: () => string,
): Attempt => {
  const body = JSON.stringify(order)
  return body === before?.body ? before : { body, key: newKey() }
}
