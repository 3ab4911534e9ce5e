import {
  readPart,
  readableEngine,
  type DashboardRequest,
  type DashboardPart,
} from './dashboardRequest.ts'

/** What of a level asks for more; how little is low, the shop decides. */
const lowLevels = ['low', 'out']

/** What there is too little of, the least first. */
export async function readLowStock(
  request: DashboardRequest,
): Promise<(DashboardPart & { readonly levels: readonly string[] }) | null> {
  const inventory = readableEngine(request, 'inventory')
  if (!inventory) return null
  const part = await readPart(request, inventory, {
    level: lowLevels,
    sort: 'available',
    fields: 'product,code,available,level',
  })
  return { levels: lowLevels, ...part }
}
