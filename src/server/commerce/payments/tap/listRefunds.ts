import { valueAt, listAt, numberAt, textAt } from '../json.ts'
import { ProviderUnavailable } from '../paymentProvider.ts'
import { TapRefusal, type TapApi } from './tapApi.ts'

const pageSize = 50
const maxPages = 20

/** A charge does not say what was given back of it: its refunds do. */
export async function listRefunds(
  api: TapApi,
  ref: string,
  charge: unknown,
): Promise<readonly unknown[]> {
  const from = numberAt(charge, 'transaction', 'created') ?? 0
  const matches: unknown[] = []
  let after = ''
  for (let pages = 0; pages < maxPages; pages++) {
    const list = await fetchRefundPage(api, { ref, from, after })
    const refunds = listAt(list, 'refunds')
    matches.push(...refunds.filter((refund) => textAt(refund, 'charge_id') === ref))
    after = textAt(refunds.at(-1), 'id') ?? ''
    if (valueAt(list, 'has_more') !== true || !after) return matches
  }
  throw new ProviderUnavailable(`Tap: too many refunds to find those of ${ref}`)
}

/** Whether Tap heeds `charges` is nowhere promised; what comes is looked through either way. */
async function fetchRefundPage(
  api: TapApi,
  { ref, from, after }: { ref: string; from: number; after: string },
): Promise<unknown> {
  try {
    return await api.post('/refunds/list', {
      period: { date: { from, to: Date.now() } },
      charges: [ref],
      limit: pageSize,
      ...(after ? { starting_after: after } : {}),
    })
  } catch (error) {
    // That there are none is an error to Tap.
    if (error instanceof TapRefusal && /not found/i.test(error.message)) return {}
    throw error
  }
}
