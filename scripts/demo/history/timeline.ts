/** The history of one record: yields the time of each step before it takes it. */
export type Timeline = AsyncGenerator<number, void, void>

/**
 * Interleaves many timelines in chronological order, so that numbers, stock levels and limits are
 * at every point what they were then.
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
