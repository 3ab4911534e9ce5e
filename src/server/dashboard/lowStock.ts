import { partOf, readableEngine, type DashboardRequest, type Part } from './asked.ts'

/** What of a level asks for more; how little is low, the shop decides. */
const levels = ['low', 'out']

/** What there is too little of, the least first. */
export async function lowStock(
  request: DashboardRequest,
): Promise<(Part & { readonly levels: readonly string[] }) | null> {
  const inventory = readableEngine(request, 'inventory')
  if (!inventory) return null
  const part = await partOf(request, inventory, {
    level: levels,
    sort: 'available',
    fields: 'product,code,available,level',
  })
  return { levels, ...part }
}
