import { randomUUID } from 'node:crypto'

/** Returns a UUID version 7, whose leading timestamp keeps new rows together in an index. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  // Node reads randomness for many such UUIDs at a time.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
