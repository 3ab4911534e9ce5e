/** One row of a table of statuses: who may go from where to where. */
export type Move<Status extends string, Actor extends string, Guard extends string = never> = {
  readonly from: Status
  readonly to: Status
  readonly by: readonly Actor[]
  /** what must be true besides; its name is the key of the text that says it is not */
  readonly guard?: Guard
}

/** What a table of moves says. Whatever no move leads out of is an end. */
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

/** Why a move cannot be made now; `not_allowed`: the table has none such, or not for this actor. */
export function moveBlocker<Actor extends string, Guard extends string>(
  move: { readonly by: readonly Actor[]; readonly guard?: Guard } | undefined,
  by: Actor | undefined,
  isMet: (guard: Guard) => boolean,
): Guard | 'not_allowed' | undefined {
  if (!move || (by !== undefined && !move.by.includes(by))) return 'not_allowed'
  return move.guard !== undefined && !isMet(move.guard) ? move.guard : undefined
}
