import { createHash } from 'node:crypto'
import type { CatalogueVersion } from './catalogueVersion.ts'
import { compressed, type Encoding } from './compressed.ts'

/** An answer that is good as long as the catalogue stays as it is. */
export type Kept = {
  readonly type: string
  readonly body: Buffer
  /** a validator for browsers, with its quotes */
  readonly etag: string
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

export type CatalogueCache = {
  readonly version: CatalogueVersion
  /** what was kept under this version */
  readonly find: (version: string, key: string) => Kept | undefined
  /** `version` is the one read before the answer was worked out */
  readonly keep: (version: string, key: string, type: string, text: string) => Kept
}

/** How much is kept at most, in bytes of text. */
const mostBytes = 64 * 1024 * 1024

/** Keeps answers under the version of the catalogue they were worked out under; those used last are kept longest. */
export function createCatalogueCache(version: CatalogueVersion): CatalogueCache {
  const kept = new Map<string, Kept>()
  let current: string | undefined
  let bytes = 0
  const forgetAll = (now: string): void => {
    kept.clear()
    bytes = 0
    current = now
  }
  return {
    version,
    find(now, key) {
      if (now !== current) forgetAll(now)
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
      }
      return found
    },
    keep(then, key, type, text) {
      const answer = answerOf(type, text)
      if (then !== current || answer.body.length > mostBytes / 4 || kept.has(key)) return answer
      kept.set(key, answer)
      bytes += answer.body.length
      for (const [oldest, { body }] of kept) {
        if (bytes <= mostBytes) break
        kept.delete(oldest)
        bytes -= body.length
      }
      return answer
    },
  }
}

function answerOf(type: string, text: string): Kept {
  const body = Buffer.from(text)
  const hash = createHash('sha1').update(body).digest('base64url')
  const ready: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    type,
    body,
    etag: `W/"${hash}"`,
    encoded: (encoding) => (ready[encoding] ??= compressed(body, encoding)),
  }
}
