/** A permitted status change and the actors who may make it. */
export type Move<Status extends string, Actor extends string, Guard extends string = never> = {
  readonly from: Status
  readonly to: Status
  readonly by: readonly Actor[]
  /** a further condition; its name is the key of the message for when it is not met */
  readonly guard?: Guard
}

/** Creates the queries over a table of moves. A status without outgoing moves is terminal. */
export function createLifecycle<
  Status extends string,
  Row extends { readonly from: Status; readonly to: Status },
>(statuses: readonly Status[], moves: readonly Row[]) {
  const movesFrom = (status: Status): Row[] => moves.filter(({ from }) => from === status)
  const isTerminal = (status: Status): boolean => movesFrom(status).length === 0
  return {
    movesFrom,
    moveOf: (from: Status, to: Status): Row | undefined =>
      movesFrom(from).find((each) => each.to === to),
    isTerminal,
    terminalStatuses: statuses.filter(isTerminal),
    currentStatuses: statuses.filter((each) => !isTerminal(each)),
  }
}

/** Returns why a move cannot be made; `not_allowed`: no such move, or not for this actor. */
export function moveBlocker<Actor extends string, Guard extends string>(
  move: { readonly by: readonly Actor[]; readonly guard?: Guard } | undefined,
  by: Actor | undefined,
  isMet: (guard: Guard) => boolean,
): Guard | 'not_allowed' | undefined {
  if (!move || (by !== undefined && !move.by.includes(by))) return 'not_allowed'
  return move.guard !== undefined && !isMet(move.guard) ? move.guard : undefined
}
