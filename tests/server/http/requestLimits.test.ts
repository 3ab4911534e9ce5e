import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { addProblemHandler } from '#server/http/problemHandler.ts'
import { addLanguage } from '#server/http/language.ts'
import { addRequestLimits, connectionLimits } from '#server/http/requestLimits.ts'

afterEach(() => vi.useRealTimers())

it.each(['GET', 'POST'])('a %s that nobody answers is refused after 45 seconds', async (method) => {
  const app = Fastify({ ...connectionLimits })
  addRequestLimits(app)
  addProblemHandler(app)
  addLanguage(app)
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  app.route({
    method,
    url: '/',
    handler: () => {
      start()
      return new Promise(() => {})
    },
  })
  const address = await app.listen()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const headers = { 'content-type': 'application/json' }
  const answer = fetch(address, { method, ...(method === 'POST' && { headers, body: '{}' }) })
  await started
  // The body is read and closed by then.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(45_000)
  const response = await answer
  expect(response.status).toBe(503)
  expect((await response.json()).error.code).toBe('unavailable')
  await app.close()
})
