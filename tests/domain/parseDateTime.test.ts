import { expect, it } from 'vitest'
import { formatDateTime } from '#domain/formatDateTime.ts'
import { languageCodes } from '#domain/locale.ts'
import { parseDateTime } from '#domain/parseDateTime.ts'

it.each([
  ['05 Sep 2026 3:07 pm', '2026-09-05', '15:07'],
  ['5 september 2026', '2026-09-05', undefined],
  ['٠٥ سبتمبر ٢٠٢٦ ٣:٠٧ م', '2026-09-05', '15:07'],
  ['۰۵/۰۹/۲۰۲۶ ۱۵:۰۷', '2026-09-05', '15:07'],
  ['5/9/2026', '2026-09-05', undefined],
  [' 05.09.2026, 03:07 ', '2026-09-05', '03:07'],
  ['05-09-2026 12:00 am', '2026-09-05', '00:00'],
  ['05-09-2026 12:00 PM', '2026-09-05', '12:00'],
  ['05-09-2026 12:30 ص', '2026-09-05', '00:30'],
  ['2026-09-05T15:07', '2026-09-05', '15:07'],
  ['2026-9-5 23:59', '2026-09-05', '23:59'],
  ['٢٠٢٦-٠٩-٠٥', '2026-09-05', undefined],
  ['2026/09/05', '2026-09-05', undefined],
  ['٥ اغسطس ٢٠٢٦ ٣:٠٧ مساءً', '2026-08-05', '15:07'],
  ['٥ ابريل ٢٠٢٦ ٣:٠٧ صباحا', '2026-04-05', '03:07'],
  ['5 Mar. 2026 3:07 p.m.', '2026-03-05', '15:07'],
  ['\u200F29/02/2028', '2028-02-29', undefined],
])('parses "%s" as %s %s', (typed, day, time) => {
  expect(parseDateTime(typed)).toEqual({ day, time })
})

it.each([
  '',
  '31/02/2026',
  '29/02/2026',
  '00/01/2026',
  '13/13/2026',
  '5 Foo 2026',
  '5/9/26',
  '5/9/2026 24:00',
  '5/9/2026 1:60',
  '5/9/2026 13:00 pm',
  '5/9/2026 0:30 am',
  '5/9/2026 3:07 xm',
  '5/9/2026 3',
  '5/9/2026 tomorrow',
  '2026',
  '5 mayor 2026',
  '1/1/0000',
  '5/9/0026',
  '1788620820000',
])('rejects "%s"', (typed) => {
  expect(parseDateTime(typed)).toBeUndefined()
})

it.each(languageCodes)('parses what is displayed in %s', (language) => {
  for (let month = 0; month < 12; month += 1)
    for (const hour of [0, 9, 12, 23]) {
      const moment = new Date(Date.UTC(2026, month, 1 + month, hour, 5)).toISOString()
      const read = parseDateTime(formatDateTime(moment, 'UTC', language))
      expect(`${read?.day}T${read?.time}:00.000Z`).toBe(moment)
    }
})
