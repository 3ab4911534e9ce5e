import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compressed.ts'

/** An answer that is good as long as the catalogue stays as it is. */
export type CachedResponse = {
  readonly type: string
  readonly body: Buffer
  /** a validator for browsers, with its quotes */
  readonly etag: string
  readonly encode: (encoding: Encoding) => Promise<Buffer>
}

/** `grown` is told of each further copy of it, in bytes. */
export function createCachedResponse(
  type: string,
  text: string,
  onGrow: (bytes: number) => void,
): CachedResponse {
  const body = copyToOwnMemory(Buffer.from(text))
  const hash = createHash('sha1').update(body).digest('base64url')
  const ready: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const made = copyToOwnMemory(await compress(body, encoding))
    onGrow(made.length)
    return made
  }
  return {
    type,
    body,
    etag: `W/"${hash}"`,
    encode: (encoding) => (ready[encoding] ??= make(encoding)),
  }
}

/** Small buffers are windows onto larger memory, all of which lives as long as they do. */
function copyToOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
