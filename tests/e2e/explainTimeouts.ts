import { setTimeout } from 'node:timers/promises'
import { errors, type Page, type Request } from 'playwright'
import { shopUrl } from './shopUrl.ts'

/** Returns a function that runs a navigation, and says why it was late: server, page or network. */
export function explainTimeouts(page: Page) {
  const unanswered = new Set<Request>()
  const forget = (request: Request) => unanswered.delete(request)
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)

  return async <T>(navigation: Promise<T>): Promise<T> => {
    try {
      return await navigation
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      const [server, script] = await Promise.all([
        answers(fetch(`${shopUrl}/healthz`)),
        answers(page.evaluate(() => true)),
      ])
      error.message += [
        `\nthe server answers: ${server}, the page at ${page.url()} runs scripts: ${script}`,
        ...Array.from(unanswered, (request) => `no answer to ${request.method()} ${request.url()}`),
      ].join('\n')
      throw error
    }
  }
}

/** Whether something answers within two seconds. */
const answers = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    setTimeout(2000, false),
  ])
