import { demo } from '../demoData.ts'
import { buyerByEmail } from '../people/buyers.ts'
import { nextWorkingTime, day, hour, isWeekend, midnightOf, minute } from './calendar.ts'
import type { DemoOrder, DemoStep, StepDetails, StepName } from './demoOrder.ts'
import { createWeightedRandom, type WeightedRandom } from './createWeightedRandom.ts'

export type PlannedStep = {
  readonly step: StepName
  readonly at: number
  readonly details: StepDetails
}

export type PlannedOrder = Omit<DemoOrder, 'daysAgo' | 'steps'> & {
  readonly at: number
  readonly steps: readonly PlannedStep[]
}

/** The number of days the shop has been selling. */
const daysOfHistory = 180

/** All orders of the last days are scripted. */
const scriptedDays = 7

/** Plans all orders ever placed, oldest first; none is in the future. */
export function planOrders(now: number): readonly PlannedOrder[] {
  const scriptedOrders = demo.orders.map((order) => planOrder(order, now))
  return [...scriptedOrders, ...createEverydayOrders(now)].toSorted((a, b) => a.at - b.at)
}

function planOrder({ daysAgo, steps, ...order }: DemoOrder, now: number): PlannedOrder {
  const at = now - daysAgo * day
  return { ...order, at, steps: planSteps(at, steps, now) }
}

/** Returns the times of consecutive steps, up to now. */
export function planSteps(
  from: number,
  steps: readonly DemoStep[],
  now: number,
): readonly PlannedStep[] {
  let at = from
  return steps
    .map(([step, hours, details = {}]) => ({ step, at: (at += hours * hour), details }))
    .filter((each) => each.at < now)
}

/** Slightly more from month to month, and less on Fridays and Saturdays. */
function createEverydayOrders(now: number): PlannedOrder[] {
  const random = createWeightedRandom(20260701)
  const codeUses = codeUsesOf(demo.orders)
  const orders: PlannedOrder[] = []
  let owedOrders = 0
  for (let daysAgo = daysOfHistory; daysAgo > scriptedDays; daysAgo -= 1) {
    const midnight = midnightOf(now - daysAgo * day)
    const averagePerDay = 0.44 + 0.25 * (1 - daysAgo / daysOfHistory)
    owedOrders += averagePerDay * (isWeekend(midnight) ? 0.35 : 1.2) * (0.6 + 0.8 * random.next())
    const times: number[] = []
    for (; owedOrders >= 1; owedOrders -= 1)
      times.push(midnight + random.between(8 * 60, 21 * 60) * minute)
    for (const at of times.toSorted((a, b) => a - b)) {
      const order = createEverydayOrder(random, { at, now, codeUses })
      if (at < now - hour) orders.push(order)
    }
  }
  return orders
}

/** Who has used a code already: everybody may use it once. */
type CodeUses = Map<string, Set<string>>

type OrderTiming = { readonly at: number; readonly now: number; readonly codeUses: CodeUses }

function createEverydayOrder(
  random: WeightedRandom,
  { at, now, codeUses }: OrderTiming,
): PlannedOrder {
  const daysAgo = (now - at) / day
  const existingBuyers = demo.everydayOrders.buyingHabits.filter(
    ({ buyer }) => buyerByEmail(buyer).joinedDaysAgo > daysAgo + 1,
  )
  const habit = random.pickWeighted(existingBuyers)
  const sector = habit.sectors[random.between(0, habit.sectors.length - 1)] ?? ''
  const basket = random.pickWeighted(demo.everydayOrders.basketsBySector[sector] ?? [])
  const items = Object.fromEntries(
    Object.entries(basket.items).map(([code, range]) => [code, random.between(...range)]),
  )
  const card = random.chance(0.45) ? random.pickWeighted(cards).name : undefined
  const digital = basket.digital ?? false
  const steps = chooseSteps(random, { paid: card !== undefined, digital, recent: daysAgo < 10 })
  const isRejected = steps.some(([step]) => step === 'rejected')
  const code = isRejected
    ? undefined
    : chooseCode(random, { buyer: habit.buyer, daysAgo, codeUses })
  return {
    buyer: habit.buyer,
    items,
    at,
    ...(card ? { card } : {}),
    ...(code ? { code } : {}),
    ...(digital ? { digital } : {}),
    steps: planStepsInWorkingHours(at, steps).filter((each) => each.at < now - minute),
  }
}

const codeUsesOf = (orders: readonly DemoOrder[]): CodeUses =>
  new Map(
    [...Map.groupBy(orders, ({ code = '' }) => code)].map(([code, each]) => [
      code,
      new Set(each.map(({ buyer }) => buyer)),
    ]),
  )

function chooseCode(
  random: WeightedRandom,
  { buyer, daysAgo, codeUses }: { buyer: string; daysAgo: number; codeUses: CodeUses },
): string | undefined {
  const found = demo.everydayOrders.promotionCodes.find(
    ({ code, fromDaysAgo, toDaysAgo, share, maxUses }) => {
      const users = codeUses.get(code)
      const isOpen =
        daysAgo < fromDaysAgo &&
        daysAgo > toDaysAgo &&
        (users?.size ?? 0) < maxUses &&
        !users?.has(buyer)
      return isOpen && random.chance(share)
    },
  )
  if (!found) return undefined
  codeUses.set(found.code, (codeUses.get(found.code) ?? new Set()).add(buyer))
  return found.code
}

const cards = [
  { name: 'visa', weight: 5 },
  { name: 'mada', weight: 4 },
  { name: 'mastercard', weight: 3 },
] as const

type OrderTraits = { readonly paid: boolean; readonly digital: boolean; readonly recent: boolean }

/** Picks the usual steps of an order, and sometimes unusual ones. */
function chooseSteps(
  random: WeightedRandom,
  { paid, digital, recent }: OrderTraits,
): readonly DemoStep[] {
  const roll = random.next()
  const paymentSteps: readonly DemoStep[] = paid ? [] : [['paid', random.between(3, 44)]]
  if (!recent && !paid && roll < 0.06)
    return [['rejected', 120 + random.next(), { reason: 'expired', by: 'system' }]]
  if (!recent && !paid && roll < 0.1) return [['rejected', 20, { reason: 'customer' }]]
  if (digital) return paymentSteps
  const deliverySteps: readonly DemoStep[] = [
    ...paymentSteps,
    ['in_progress', random.between(2, 9)],
    ['shipping', random.between(14, 30)],
    ['shipped', random.between(3, 8)],
    ['delivered', random.between(30, 80)],
  ]
  if (!recent && roll > 0.97)
    return [
      ...deliverySteps,
      ['refunded', 90, { percent: 10, reason: 'One of them did not start.' }],
    ]
  return deliverySteps
}

const staffSteps = new Set<StepName>(['paid', 'in_progress', 'shipping', 'shipped', 'refunded'])

/** Staff only works in the daytime and not on weekends. */
function planStepsInWorkingHours(from: number, steps: readonly DemoStep[]): PlannedStep[] {
  let at = from
  return steps.map(([step, hours, details = {}]) => {
    const intendedAt = at + hours * hour
    at = staffSteps.has(step) ? Math.max(nextWorkingTime(intendedAt), at + minute) : intendedAt
    return { step, at, details }
  })
}
