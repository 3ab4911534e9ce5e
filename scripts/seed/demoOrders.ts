import type { OrderStatus } from '#domain/order/orderStatus.ts'

/** What becomes of an order: a step of its own, or what is done with what it brought. */
export type DemoStep = OrderStatus | 'allocated' | 'used' | 'activated' | 'refunded'

export type DemoOrder = {
  /** the place of the buyer among the demo people */
  readonly buyer: 0 | 1 | 2
  readonly items: Readonly<Record<string, number>>
  readonly code?: string
  readonly daysAgo: number
  /** nothing of it is sent */
  readonly digital?: true
  /** each with the hours since the one before */
  readonly steps: readonly (readonly [step: DemoStep, hours: number])[]
}

const paid = ['paid', 20] as const
const prepared = [paid, ['in_progress', 5]] as const
const sent = [...prepared, ['shipping', 21], ['shipped', 6]] as const

/** One order for every place that an order can be at; the oldest first, as their numbers go. */
export const demoOrders: readonly DemoOrder[] = [
  {
    buyer: 0,
    items: { 'LIC-DEV-100': 1 },
    daysAgo: 36.4,
    digital: true,
    steps: [paid, ['allocated', 3], ['used', 190]],
  },
  { buyer: 2, items: { 'DEV-LK-ZB2': 2 }, daysAgo: 25.2, steps: [['rejected', 9]] },
  {
    buyer: 1,
    items: { 'SUB-PLT-Y': 1, 'SUB-DATA-100': 5 },
    daysAgo: 20.3,
    digital: true,
    steps: [paid, ['activated', 26]],
  },
  {
    buyer: 2,
    items: { 'DEV-TH-BLE05': 5, 'ACC-BAT-18650': 10 },
    daysAgo: 18.1,
    steps: [...sent, ['expected', 4], ['delivered', 75], ['refunded', 280]],
  },
  { buyer: 0, items: { 'LIC-USR-25': 2 }, daysAgo: 14.5, digital: true, steps: [paid] },
  { buyer: 0, items: { 'DEV-AQ-LW2': 8 }, daysAgo: 6.1, steps: [...sent, ['expected', 4]] },
  { buyer: 2, items: { 'DEV-MC-LW2': 3 }, daysAgo: 5.4, steps: sent },
  {
    buyer: 0,
    items: { 'DEV-WM-LW2': 6 },
    daysAgo: 4.2,
    steps: [...prepared, ['shipping', 21]],
  },
  { buyer: 1, items: { 'DEV-TH-LW01': 20 }, daysAgo: 3.3, steps: prepared },
  { buyer: 2, items: { 'DEV-SL-BLE2': 2 }, code: 'ONEUSE', daysAgo: 2.1, steps: [paid] },
  { buyer: 0, items: { 'DEV-VT-OBD': 12 }, daysAgo: 1.2, steps: [] },
  { buyer: 2, items: { 'DEV-TH-LW01': 4, 'GW-LW-IN8': 1 }, daysAgo: 0.1, steps: [] },
]

export const demoAddresses = [
  {
    fullName: 'Layla Haddad',
    country: 'SA',
    city: 'riyadh',
    address: 'King Fahd Road, tower 7',
    phone: '+966501234567',
  },
  {
    fullName: 'عمر صالح',
    country: 'SA',
    city: 'riyadh',
    address: 'طريق الملك فهد، برج 7',
    phone: '+966551234567',
  },
  {
    fullName: 'Sami Nasser',
    country: 'AE',
    city: 'dubai',
    address: 'Marina Walk 12, floor 4',
    phone: '+971501234567',
  },
] as const
