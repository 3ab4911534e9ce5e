import type { FastifyInstance } from 'fastify'
import { refuseField } from '#domain/problem.ts'

/** Deeper than any declared schema. */
const maxDepth = 20

/**
 * Refuses text that the database cannot store (NUL, lone surrogates) and bodies nested too deeply.
 */
export function addTextValidation(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _, done) => {
    const pointer =
      findUnstorableText(request.query) ??
      findUnstorableText(request.params) ??
      findUnstorableText(request.body)
    if (pointer === undefined) return done()
    done(refuseField(pointer || '/', 'field.invalid'))
  })
}

/** Returns the JSON pointer of the first such text in a value. */
function findUnstorableText(value: unknown, pointer = '', depth = 0): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed() ? pointer : undefined
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (depth === maxDepth) return pointer.split('/', 3).join('/')
  for (const [name, inner] of Object.entries(value)) {
    const found =
      findUnstorableText(name, pointer) ??
      findUnstorableText(inner, `${pointer}/${name}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
