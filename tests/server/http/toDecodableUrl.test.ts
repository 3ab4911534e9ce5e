import { expect, it } from 'vitest'
import { toDecodableUrl } from '#server/http/toDecodableUrl.ts'

it.each([
  ['/en/%', '/en/%25'],
  ['/en/%ff?page=%', '/en/%25ff?page=%'],
  ['/en/products?search=%ff', '/en/products?search=%ff'],
  ['/en/%D8%AA', '/en/%D8%AA'],
  // The API responds to invalid paths itself.
  ['/api/%', '/api/%'],
])('decodes %s as %s', (given, read) => expect(toDecodableUrl(given)).toBe(read))
