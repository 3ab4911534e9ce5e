import type { FastifyInstance } from 'fastify'
import { defaultLanguage, negotiateLanguage, type Language } from '#domain/locale.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
  }
}

/** The number of parsed headers cached; few different ones occur. */
const maxRemembered = 500

export function addLanguage(app: FastifyInstance): void {
  const languageByHeader = new Map<string, Language>()
  app.decorateRequest('language', defaultLanguage)
  app.addHook('onRequest', (request, _, done) => {
    const header = request.headers['accept-language'] ?? defaultLanguage
    let language = languageByHeader.get(header)
    if (!language) {
      language = negotiateLanguage(header)
      if (languageByHeader.size < maxRemembered) languageByHeader.set(header, language)
    }
    request.language = language
    done()
  })
}
