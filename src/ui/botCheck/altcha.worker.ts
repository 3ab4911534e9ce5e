import { solveChallenge } from 'altcha-lib/v1'

export type AltchaChallenge = {
  readonly algorithm: string
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  readonly maxnumber?: number
  readonly maxNumber?: number
}

export type Solution = { readonly number: number; readonly took: number }

globalThis.onmessage = async ({ data }: MessageEvent<AltchaChallenge>) => {
  const { challenge, salt, algorithm, maxnumber, maxNumber } = data
  const { promise } = solveChallenge(challenge, salt, algorithm, maxnumber ?? maxNumber)
  globalThis.postMessage((await promise) ?? undefined)
}
