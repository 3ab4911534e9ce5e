import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compress.ts'

/** A response that stays valid until the catalogue changes. */
export type CachedResponse = {
  readonly type: string
  readonly body: Buffer
  /** a validator for browsers, including its quotes */
  readonly etag: string
  readonly encode: (encoding: Encoding) => Promise<Buffer>
}

/** Creates a response that is encoded on demand; `onGrow` receives the bytes each encoding adds. */
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

/** Copies the bytes, because a small buffer is a view that keeps its larger pool alive. */
function copyToOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
