import {
  readPart,
  readableEngine,
  type DashboardRequest,
  type DashboardPart,
} from './dashboardRequest.ts'

/** The levels that need restocking; the shop configures how little is low. */
const lowLevels = ['low', 'out']

/** Returns the products that are running out, the scarcest first. */
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
