import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Script = { src: string; onload?: () => void; onerror?: () => void; remove: () => void }

let scripts: Script[] = []
const execute = vi.fn<(siteKey: string, options: object) => Promise<string>>(async () => 'a token')
const grecaptcha = { ready: (then: () => void) => then(), execute }

beforeEach(() => {
  scripts = []
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (): Script => ({ src: '', remove: () => undefined }),
    head: { append: (script: Script) => scripts.push(script) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  execute.mockClear()
})

const challenge = { provider: 'recaptcha', siteKey: 'site key' }
const noAnswer = 'The check gave no answer'
const { signal } = new AbortController()

async function load() {
  return (await import('#ui/botCheck/answerChallenge.ts')).answerChallenge
}

function finishLoading(): void {
  vi.stubGlobal('window', { grecaptcha })
  scripts[0]?.onload?.()
}

it('requests a token from the provider, loading its script once', async () => {
  const answer = await load()
  const first = answer(challenge, signal)
  const second = answer(challenge, signal)
  finishLoading()
  expect(await Promise.all([first, second, answer(challenge, signal)])).toEqual(
    Array.from({ length: 3 }, () => 'a token'),
  )
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=site%20key',
  ])
  expect(execute).toHaveBeenCalledWith('site key', { action: 'signin' })
})

it('returns no answer without the script, and retries on the next request', async () => {
  const answer = await load()
  const first = answer(challenge, signal)
  scripts[0]?.onerror?.()
  await expect(first).rejects.toThrow(noAnswer)
  void answer(challenge, signal).catch(() => undefined)
  expect(scripts).toHaveLength(2)
})

it('times out', async () => {
  const answer = await load()
  const pending = answer(challenge, signal)
  pending.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  await expect(pending).rejects.toThrow(noAnswer)
})

it('returns no answer when the provider has none', async () => {
  execute.mockRejectedValueOnce(new Error('no'))
  const pending = (await load())(challenge, signal)
  finishLoading()
  await expect(pending).rejects.toThrow(noAnswer)
})
