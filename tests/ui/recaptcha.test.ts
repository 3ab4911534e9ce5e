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

const asked = { provider: 'recaptcha', siteKey: 'site key' }
const noAnswer = 'The check gave no answer'
const { signal } = new AbortController()

async function load() {
  return (await import('#ui/botCheck/answerChallenge.ts')).answerChallenge
}

function arrive(): void {
  vi.stubGlobal('window', { grecaptcha })
  scripts[0]?.onload?.()
}

it('asks the provider for a token, by a script that is loaded once', async () => {
  const answer = await load()
  const first = answer(asked, signal)
  const second = answer(asked, signal)
  arrive()
  expect(await Promise.all([first, second, answer(asked, signal)])).toEqual(
    Array.from({ length: 3 }, () => 'a token'),
  )
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=site%20key',
  ])
  expect(execute).toHaveBeenCalledWith('site key', { action: 'signin' })
})

it('gives no answer without the script, and tries again when it is asked again', async () => {
  const answer = await load()
  const first = answer(asked, signal)
  scripts[0]?.onerror?.()
  await expect(first).rejects.toThrow(noAnswer)
  void answer(asked, signal).catch(() => undefined)
  expect(scripts).toHaveLength(2)
})

it('does not wait for ever', async () => {
  const answer = await load()
  const pending = answer(asked, signal)
  pending.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  await expect(pending).rejects.toThrow(noAnswer)
})

it('gives no answer when the provider has none', async () => {
  execute.mockRejectedValueOnce(new Error('no'))
  const pending = (await load())(asked, signal)
  arrive()
  await expect(pending).rejects.toThrow(noAnswer)
})
