/** Callers in the same turn of the event loop share one call, made after all of them have asked. */
export function sharedByTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () =>
    (pending ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        pending = undefined
        work().then(resolve, reject)
      })
    }))
}
