import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compress.ts'

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
  const encodedBodies: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const encodeBody = async (encoding: Encoding): Promise<Buffer> => {
    const encodedBody = copyToOwnMemory(await compress(body, encoding))
    onGrow(encodedBody.length)
    return encodedBody
  }
  return {
    type,
    body,
    etag: `W/"${hash}"`,
    encode: (encoding) => (encodedBodies[encoding] ??= encodeBody(encoding)),
  }
}

/** Small buffers are windows onto larger memory, all of which lives as long as they do. */
function copyToOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
