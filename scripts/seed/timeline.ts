/** What becomes of one record: it says when it goes on, each time before it does. */
export type Timeline = AsyncGenerator<number, void, void>

/**
 * Lets many stories happen in the one sequence of their days, so that numbers, levels and limits are
 * at every moment what they were then.
 */
export async function runTimelines(timelines: readonly Timeline[]): Promise<void> {
  const queue: { readonly timeline: Timeline; readonly at: number }[] = []
  const advance = async (timeline: Timeline): Promise<void> => {
    const next = await timeline.next()
    if (!next.done) queue.push({ timeline, at: next.value })
  }
  for (const story of timelines) await advance(story)
  for (let next = takeEarliest(queue); next; next = takeEarliest(queue))
    await advance(next.timeline)
}

function takeEarliest<T extends { readonly at: number }>(queue: T[]): T | undefined {
  const first = queue.reduce(
    (earliest, { at }, index) => (at < (queue[earliest]?.at ?? Infinity) ? index : earliest),
    0,
  )
  return queue.splice(first, 1)[0]
}
