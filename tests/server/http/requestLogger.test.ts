import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerHeadAsGet } from '#server/http/answerHeadAsGet.ts'
import { loggerOptions, requestLogger } from '#server/http/requestLogger.ts'

it('the log contains the method and path of a request, without query and keys', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({
    logger: loggerOptions({ level: 'info', stream }),
    childLoggerFactory: requestLogger,
    rewriteUrl: (request) => answerHeadAsGet(request).url ?? '/',
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send())
  for (const path of ['/files/:id', '/files/:id/:signature', '/invoices/:token'])
    app.get(path, async (request) => {
      request.log.error(new Error('this went wrong'))
      return {}
    })
  for (const path of [
    '/files/7?w=8&secret',
    '/files/7/secret.mac',
    '/files/7/secret/more',
    '/invoices/secret',
    '/invoices/secret?sent',
    '/invoices/secret/secret',
  ])
    await app.inject(path)
  await app.inject({ method: 'HEAD', url: '/files/7' })
  await app.close()
  const loggedUrls = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean)
  expect(new Set(loggedUrls)).toEqual(new Set(['/files/7', '/files/7/***', '/invoices/***']))
  const loggedMethods = lines.map((line) => JSON.parse(line).req?.method).filter(Boolean)
  expect(new Set(loggedMethods)).toEqual(new Set(['GET', 'HEAD']))
  expect(lines.join('')).toContain('this went wrong')
  expect(lines.join('')).not.toContain('secret')
})
