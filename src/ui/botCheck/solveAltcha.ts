import type { SolveBotChallenge } from './answerChallenge.ts'
import type { AltchaChallenge, Solution } from './altcha.worker.ts'

/** Solves a proof of work in a worker, so that typing stays smooth. */
export const solveAltcha: SolveBotChallenge = async ({ challenge }, signal) => {
  if (!isChallenge(challenge)) throw new Error('This challenge is not understood')
  const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' })
  try {
    const { number, took } = await solveInWorker(worker, challenge, signal)
    const { algorithm, challenge: hash, salt, signature } = challenge
    return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature, took }))
  } finally {
    worker.terminate()
  }
}

const solveInWorker = (
  worker: Worker,
  challenge: AltchaChallenge,
  signal: AbortSignal,
): Promise<Solution> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | undefined>) =>
      data ? resolve(data) : reject(new Error('The challenge has no solution'))
    worker.onerror = () => reject(new Error('The worker failed'))
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    worker.postMessage(challenge)
  })

const isChallenge = (value: unknown): value is AltchaChallenge =>
  typeof value === 'object' && value !== null && 'challenge' in value && 'salt' in value
