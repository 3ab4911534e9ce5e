import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Half the size of the fastest level, and still quick enough for a page rendered on demand. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliAsync(body, brotliOptions) : gzipAsync(body)

/** Returns the best supported encoding that an Accept-Encoding header accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  const names = (acceptEncoding ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
