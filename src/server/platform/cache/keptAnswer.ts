import { createHash } from 'node:crypto'
import { compressed, type Encoding } from './compressed.ts'

/** An answer that is good as long as the catalogue stays as it is. */
export type Kept = {
  readonly type: string
  readonly body: Buffer
  /** a validator for browsers, with its quotes */
  readonly etag: string
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

/** `grown` is told of each further copy of it, in bytes. */
export function keptAnswer(type: string, text: string, grown: (bytes: number) => void): Kept {
  const body = inOwnMemory(Buffer.from(text))
  const hash = createHash('sha1').update(body).digest('base64url')
  const ready: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const made = inOwnMemory(await compressed(body, encoding))
    grown(made.length)
    return made
  }
  return {
    type,
    body,
    etag: `W/"${hash}"`,
    encoded: (encoding) => (ready[encoding] ??= make(encoding)),
  }
}

/** Small buffers are windows onto larger memory, all of which lives as long as they do. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
