import { readPart, readableEngine, type DashboardRequest } from './dashboardRequest.ts'

/** Returns which of the records that a new shop needs first exist. */
export async function readSetupState(request: DashboardRequest) {
  const has = async (name: string): Promise<boolean | null> => {
    const engine = readableEngine(request, name)
    if (!engine) return null
    const fields = engine.resource.titleField.name
    const { records } = await readPart(request, engine, { limit: 1, total: false, fields })
    return records.length > 0
  }
  const [products, shippingMethods, orders] = await Promise.all([
    has('products'),
    has('shipping-methods'),
    has('orders'),
  ])
  return { products, shippingMethods, orders }
}
