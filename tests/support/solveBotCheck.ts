import { solveChallenge } from 'altcha-lib/v1'
import type { ApiCall } from './shop.ts'

/** Does the work that the bot check asks for; returns the header that proves it. */
export async function solveBotCheck(call: ApiCall): Promise<{ readonly 'x-bot-check': string }> {
  const { challenge } = (await call('GET', '/api/bot-check')).body.data
  const { challenge: text, salt, algorithm, maxnumber, signature } = challenge
  const solved = await solveChallenge(text, salt, algorithm, maxnumber).promise
  const answer = { algorithm, challenge: text, number: solved?.number, salt, signature }
  return { 'x-bot-check': Buffer.from(JSON.stringify(answer)).toString('base64') }
}
