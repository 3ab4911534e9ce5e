import { expect, it } from 'vitest'
import { PgBoss } from 'pg-boss'
import { createTimetable } from '#server/platform/jobs/timetable.ts'

const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } })
const tableOf = (every: number | string) =>
  createTimetable(every, (...asked) => boss.previewSchedule(...asked))
const at = (time: string) => new Date(`2026-03-12T${time}Z`)

it('every so many seconds is counted from the same beginning everywhere', () => {
  const due = tableOf(90)
  expect(due(at('00:00:00'))).toEqual(at('00:00:00'))
  expect(due(at('00:01:29.999'))).toEqual(at('00:00:00'))
  expect(due(at('00:01:30'))).toEqual(at('00:01:30'))
  expect(due(at('00:10:00'))).toEqual(at('00:09:00'))
})

it('a cron expression is due when it says, and is made up for a while', () => {
  const due = tableOf('0 3 * * *')
  expect(due(at('02:59:59'))).toBeUndefined()
  expect(due(at('03:00:00'))).toEqual(at('03:00:00'))
  expect(due(at('17:00:00'))).toEqual(at('03:00:00'))
  expect(tableOf('0 3 * * *')(at('03:09:00'))).toEqual(at('03:00:00'))
  expect(tableOf('0 3 * * *')(at('03:11:00'))).toBeUndefined()
})

it('of the moments that were slept through, the last one counts', () => {
  const due = tableOf('* * * * *')
  expect(due(at('03:00:30'))).toEqual(at('03:00:00'))
  expect(due(at('23:30:10'))).toEqual(at('23:30:00'))
})

it('a mistaken expression is refused', () => {
  expect(() => tableOf('every day')(at('00:00:00'))).toThrow('Validation error')
})
