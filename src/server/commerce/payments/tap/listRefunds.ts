import { valueAt, listAt, numberAt, textAt } from '../json.ts'
import { ProviderUnavailable } from '../paymentProvider.ts'
import { TapRefusal, type TapApi } from './tapApi.ts'

const pageSize = 50
const maxPages = 20

/** A charge does not contain its refunds, so they are listed separately. */
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

/** Tap does not document that it honours `charges`, so the results are filtered in any case. */
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
    // Tap reports an empty list as an error.
    if (error instanceof TapRefusal && /not found/i.test(error.message)) return {}
    throw error
  }
}
