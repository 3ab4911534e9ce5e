import { afterEach, beforeEach, expect, it } from 'vitest'
import { handleUncaughtErrors } from '#server/boot/handleUncaughtErrors.ts'

const events = ['unhandledRejection', 'uncaughtException'] as const
const before = new Map(events.map((event) => [event, process.listeners(event as 'exit')]))

beforeEach(() => events.forEach((event) => process.removeAllListeners(event)))
afterEach(() => {
  for (const [event, listeners] of before) {
    process.removeAllListeners(event)
    for (const listener of listeners) process.on(event as 'exit', listener)
  }
})

it('uncaught errors are logged, and only a flood of them ends the process', () => {
  const logged: string[] = []
  const stops: string[] = []
  const log = {
    info: () => {},
    warn: () => {},
    error: (_: unknown, text: string) => logged.push(text),
  }
  handleUncaughtErrors(log as never, (reason) => stops.push(reason))
  process.emit('unhandledRejection', new Error('alone'), Promise.resolve())
  for (let time = 0; time < 50; time += 1)
    process.emit('uncaughtException', Object.assign(new Error('lost'), { code: 'ECONNRESET' }))
  expect([logged.length, stops]).toEqual([51, []])
  for (let time = 0; time < 30; time += 1) process.emit('uncaughtException', new Error('broken'))
  expect(stops.length).toBeGreaterThan(0)
})
