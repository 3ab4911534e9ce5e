import { habits, themes, type Basket } from './baskets.ts'
import { buyerCalled } from './buyers.ts'
import { atWork, day, hour, isWeekend, midnightOf, minute } from './calendar.ts'
import { demoLicences } from './demoLicences.ts'
import type { DemoOrder, DemoStep, StepFacts, StepName } from './demoOrder.ts'
import { demoOrders } from './demoOrders.ts'
import { knownCodes } from './demoDiscounts.ts'
import { diceFrom, type Dice } from './random.ts'

export type PlannedStep = {
  readonly step: StepName
  readonly at: number
  readonly facts: StepFacts
}

export type PlannedOrder = Omit<DemoOrder, 'daysAgo' | 'steps'> & {
  readonly at: number
  readonly steps: readonly PlannedStep[]
}

/** Days that the shop has been selling for. */
const daysOfHistory = 180

/** Of the last days every order is told. */
const toldDays = 7

/** All orders that were ever placed, the oldest first; nothing of them lies ahead. */
export function planOrders(now: number): readonly PlannedOrder[] {
  const told = [...demoOrders, ...demoLicences].map((order) => planned(order, now))
  return [...told, ...everydayOrders(now)].toSorted((a, b) => a.at - b.at)
}

function planned({ daysAgo, steps, ...order }: DemoOrder, now: number): PlannedOrder {
  const at = now - daysAgo * day
  return { ...order, at, steps: plannedSteps(at, steps, now) }
}

/** The moments of steps that follow on one another, as far as they have come. */
export function plannedSteps(
  from: number,
  steps: readonly DemoStep[],
  now: number,
): readonly PlannedStep[] {
  let at = from
  return steps
    .map(([step, hours, facts = {}]) => ({ step, at: (at += hours * hour), facts }))
    .filter((each) => each.at < now)
}

/** A little more from month to month, and less on Fridays and Saturdays. */
function everydayOrders(now: number): PlannedOrder[] {
  const dice = diceFrom(20260701)
  const used = usesOf(demoOrders)
  const orders: PlannedOrder[] = []
  let due = 0
  for (let daysAgo = daysOfHistory; daysAgo > toldDays; daysAgo -= 1) {
    const midnight = midnightOf(now - daysAgo * day)
    const usual = 0.44 + 0.25 * (1 - daysAgo / daysOfHistory)
    due += usual * (isWeekend(midnight) ? 0.35 : 1.2) * (0.6 + 0.8 * dice.next())
    const times: number[] = []
    for (; due >= 1; due -= 1) times.push(midnight + dice.between(8 * 60, 21 * 60) * minute)
    for (const at of times.toSorted((a, b) => a - b)) {
      const order = everydayOrder(dice, { at, now, used })
      if (at < now - hour) orders.push(order)
    }
  }
  return orders
}

/** Who has used a code already: everybody once. */
type Uses = Map<string, Set<string>>

type When = { readonly at: number; readonly now: number; readonly used: Uses }

function everydayOrder(dice: Dice, { at, now, used }: When): PlannedOrder {
  const daysAgo = (now - at) / day
  const known = habits.filter(({ buyer }) => buyerCalled(buyer).since > daysAgo + 1)
  const habit = dice.pick(known)
  const theme = habit.themes[dice.between(0, habit.themes.length - 1)] ?? 'building'
  const basket: Basket = dice.pick<Basket>(themes[theme])
  const items = Object.fromEntries(
    Object.entries(basket.items).map(([code, range]) => [code, dice.between(...range)]),
  )
  const card = dice.chance(0.45) ? dice.pick(cards).name : undefined
  const digital = basket.digital ?? false
  const steps = fate(dice, { paid: card !== undefined, digital, recent: daysAgo < 10 })
  const isRejected = steps.some(([step]) => step === 'rejected')
  const code = isRejected ? undefined : codeFor(dice, { buyer: habit.buyer, daysAgo, used })
  return {
    buyer: habit.buyer,
    items,
    at,
    ...(card ? { card } : {}),
    ...(code ? { code } : {}),
    ...(digital ? { digital } : {}),
    steps: atWorkingTime(at, steps).filter((each) => each.at < now - minute),
  }
}

const usesOf = (orders: readonly DemoOrder[]): Uses =>
  new Map(
    [...Map.groupBy(orders, ({ code = '' }) => code)].map(([code, each]) => [
      code,
      new Set(each.map(({ buyer }) => buyer)),
    ]),
  )

function codeFor(
  dice: Dice,
  { buyer, daysAgo, used }: { buyer: string; daysAgo: number; used: Uses },
): string | undefined {
  const found = knownCodes.find(({ code, from, to, share, most }) => {
    const by = used.get(code)
    const isOpen = daysAgo < from && daysAgo > to && (by?.size ?? 0) < most && !by?.has(buyer)
    return isOpen && dice.chance(share)
  })
  if (!found) return undefined
  used.set(found.code, (used.get(found.code) ?? new Set()).add(buyer))
  return found.code
}

const cards = [
  { name: 'visa', weight: 5 },
  { name: 'mada', weight: 4 },
  { name: 'mastercard', weight: 3 },
] as const

type Kind = { readonly paid: boolean; readonly digital: boolean; readonly recent: boolean }

/** What mostly becomes of an order, and what sometimes does. */
function fate(dice: Dice, { paid, digital, recent }: Kind): readonly DemoStep[] {
  const turn = dice.next()
  const pays: readonly DemoStep[] = paid ? [] : [['paid', dice.between(3, 44)]]
  if (!recent && !paid && turn < 0.06)
    return [['rejected', 120 + dice.next(), { reason: 'expired', by: 'system' }]]
  if (!recent && !paid && turn < 0.1) return [['rejected', 20, { reason: 'customer' }]]
  if (digital) return pays
  const isSent: readonly DemoStep[] = [
    ...pays,
    ['in_progress', dice.between(2, 9)],
    ['shipping', dice.between(14, 30)],
    ['shipped', dice.between(3, 8)],
    ['delivered', dice.between(30, 80)],
  ]
  if (!recent && turn > 0.97)
    return [...isSent, ['refunded', 90, { percent: 10, reason: 'One of them did not start.' }]]
  return isSent
}

const ofStaff = new Set<StepName>(['paid', 'in_progress', 'shipping', 'shipped', 'refunded'])

/** Staff goes home in the evening, and at the end of the week. */
function atWorkingTime(from: number, steps: readonly DemoStep[]): PlannedStep[] {
  let at = from
  return steps.map(([step, hours, facts = {}]) => {
    const meant = at + hours * hour
    at = ofStaff.has(step) ? Math.max(atWork(meant), at + minute) : meant
    return { step, at, facts }
  })
}
