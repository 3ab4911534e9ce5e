import { createHash } from 'node:crypto'

type PageParts = {
  readonly style: string
  /** the hash of its only script */
  readonly script?: string
  readonly hasForm?: boolean
}

/** Headers of an `htmlDocument`: it runs only these parts, in no frame, and is never cached. */
export const htmlDocumentHeaders = ({ style, script, hasForm = false }: PageParts) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(script ? [`script-src '${script}'`] : []),
    "img-src 'self'",
    "font-src 'self'",
    `form-action '${hasForm ? 'self' : 'none'}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
})
