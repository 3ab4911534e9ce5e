import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { openShop, type Shop } from '../../../support/shop.ts'
import { startSmtp, type SmtpServer } from '../../../support/smtpServer.ts'
import { waitFor } from './support/samples.ts'

let shop: Shop
let smtp: SmtpServer
const url = '/api/marketplace/failed-jobs'

beforeAll(async () => {
  smtp = await startSmtp()
  shop = await openShop('pglite', [], { SMTP_URL: smtp.url })
})
afterAll(async () => {
  await shop.close()
  await smtp.close()
})
beforeEach(async () => {
  for (const table of ['failed_jobs', 'mails']) await runSql(shop.server.db, `delete from ${table}`)
})

/** Makes the mail server reject a mail at the last attempt; returns what staff sees of it. */
async function failForGood(to: string) {
  const { db, jobs } = shop.server
  const id = newId()
  smtp.refuseNext(2, 550)
  await runSql(
    db,
    `insert into mails (id, recipient, language, template, subject, body_text, body_html)
     values ($1, $2, 'en', 'welcome', 'Welcome', 'The body', 'The body')`,
    [id, to],
  )
  await jobs.send(db, 'mail', { id })
  jobs.nudge()
  await waitFor(async () => {
    const { rows } = await runSql(
      db,
      `update pgboss.job set retry_count = retry_limit - 1, start_after = now()
       where state = 'retry' returning 1`,
    )
    expect(rows).toHaveLength(1)
  })
  jobs.nudge()
  const [failed] = await waitFor(async () => {
    const { body } = await shop.staff('GET', `${url}?status=waiting`)
    expect(body.data).toHaveLength(1)
    return body.data
  })
  return { mail: id, failed }
}

it('a job that failed its last attempt is listed without personal data', async () => {
  const { mail, failed } = await failForGood('nora@example.com')
  expect(failed).toMatchObject({
    job: 'mail',
    reason: expect.stringContaining('550'),
    attempts: 15,
    status: 'waiting',
    data: JSON.stringify({ id: mail }),
    failedAt: expect.any(String),
  })
  const { body } = await shop.staff('GET', `${url}/${failed._id}`)
  expect(JSON.stringify(body)).not.toMatch(/nora@|The body/)
  expect((await shop.staff('GET', `${url}?search=550`)).body.data).toHaveLength(1)
})

it('a failed job that staff retry runs once', async () => {
  const { failed } = await failForGood('omar@example.com')
  const retry = () =>
    shop.withPermissions('failed-jobs:update')('POST', `${url}/${failed._id}/retry`)
  const both = await Promise.all([retry(), retry()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body } = await shop.staff('GET', `${url}/${failed._id}`)
  expect(body.data).toMatchObject({ status: 'retried', version: 2 })
  await waitFor(() => expect(smtp.deliveries.flatMap(({ to }) => to)).toContain('omar@example.com'))
  expect(smtp.deliveries.filter(({ to }) => to.includes('omar@example.com'))).toHaveLength(1)
})

it('a failed job that staff discard is never run', async () => {
  const { failed } = await failForGood('lina@example.com')
  const discard = () => shop.staff('POST', `${url}/${failed._id}/discard`)
  expect((await discard()).body.data).toMatchObject({ status: 'discarded' })
  expect((await discard()).status).toBe(409)
  expect((await shop.staff('POST', `${url}/${failed._id}/retry`)).status).toBe(409)
  expect(smtp.deliveries.flatMap(({ to }) => to)).not.toContain('lina@example.com')
})

it('staff who may only read cannot retry or discard', async () => {
  const { failed } = await failForGood('sami@example.com')
  for (const action of ['retry', 'discard']) {
    const answer = await shop.withPermissions('failed-jobs:read')(
      'POST',
      `${url}/${failed._id}/${action}`,
    )
    expect(answer.status).toBe(403)
  }
})

it('a failed job that is no longer declared cannot be retried', async () => {
  const id = newId()
  await runSql(
    shop.server.db,
    `insert into failed_jobs (id, job, data, status) values ($1, 'of-old', '{}', 'waiting')`,
    [id],
  )
  expect((await shop.staff('POST', `${url}/${id}/retry`)).status).toBe(409)
  expect((await shop.staff('GET', `${url}/${id}`)).body.data.status).toBe('waiting')
})
