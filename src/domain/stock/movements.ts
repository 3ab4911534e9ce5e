/** Of a product: what lies on the shelves, and what of that is owed or held for somebody. */
export type StockLevel = {
  readonly onHand: number
  readonly allocated: number
  readonly reserved: number
}

export const movementKinds = [
  'received',
  'reserved',
  'allocated',
  'released',
  'shipped',
  'adjusted',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** The quantity is a positive number; only of an adjustment it may be less than nothing. */
export type StockMovement =
  | { readonly kind: Exclude<MovementKind, 'released'>; readonly quantity: number }
  | {
      readonly kind: 'released'
      readonly from: 'reserved' | 'allocated'
      readonly quantity: number
    }

type Effect = Readonly<Partial<Record<keyof StockLevel, 1 | -1>>>

/** What one unit of a movement does to a level. */
export const movementEffects = {
  received: { onHand: 1 },
  reserved: { reserved: 1 },
  allocated: { reserved: -1, allocated: 1 },
  released: { reserved: { reserved: -1 }, allocated: { allocated: -1 } },
  shipped: { onHand: -1, allocated: -1 },
  adjusted: { onHand: 1 },
} as const satisfies Record<Exclude<MovementKind, 'released'>, Effect> &
  Record<'released', Record<'reserved' | 'allocated', Effect>>

export const emptyLevel: StockLevel = { onHand: 0, allocated: 0, reserved: 0 }

/** What nobody waits for. */
export const availableOf = ({ onHand, allocated, reserved }: StockLevel): number =>
  onHand - allocated - reserved

/** What a movement adds to each number: the row of the ledger. */
export function changeOf(movement: StockMovement): StockLevel {
  const { quantity } = movement
  const effect: Effect =
    movement.kind === 'released'
      ? movementEffects.released[movement.from]
      : movementEffects[movement.kind]
  const of = (key: keyof StockLevel): number => (effect[key] ? effect[key] * quantity : 0)
  return { onHand: of('onHand'), allocated: of('allocated'), reserved: of('reserved') }
}

/** The level after a movement; undefined: nobody may move that much. */
export function afterMovement(level: StockLevel, movement: StockMovement): StockLevel | undefined {
  const { kind, quantity } = movement
  const moves = quantity > 0 || (quantity < 0 && kind === 'adjusted')
  if (!moves || !Number.isSafeInteger(quantity)) return undefined
  const after = added(level, changeOf(movement))
  return isLawful(after) ? after : undefined
}

/** What the ledger says. */
export const levelOf = (movements: readonly StockMovement[]): StockLevel =>
  movements.map(changeOf).reduce(added, emptyLevel)

/** Nothing is less than nothing, and nobody was promised what is not there. */
export const isLawful = (level: StockLevel): boolean =>
  level.allocated >= 0 && level.reserved >= 0 && availableOf(level) >= 0

const added = (level: StockLevel, change: StockLevel): StockLevel => ({
  onHand: level.onHand + change.onHand,
  allocated: level.allocated + change.allocated,
  reserved: level.reserved + change.reserved,
})
