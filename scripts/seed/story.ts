/** What becomes of one record: it says when it goes on, each time before it does. */
export type Story = AsyncGenerator<number, void, void>

/**
 * Lets many stories happen in the one sequence of their days, so that numbers, levels and limits are
 * at every moment what they were then.
 */
export async function play(stories: readonly Story[]): Promise<void> {
  const waiting: { readonly story: Story; readonly at: number }[] = []
  const goOn = async (story: Story): Promise<void> => {
    const next = await story.next()
    if (!next.done) waiting.push({ story, at: next.value })
  }
  for (const story of stories) await goOn(story)
  for (let next = takeFirst(waiting); next; next = takeFirst(waiting)) await goOn(next.story)
}

function takeFirst<T extends { readonly at: number }>(waiting: T[]): T | undefined {
  const first = waiting.reduce(
    (earliest, { at }, index) => (at < (waiting[earliest]?.at ?? Infinity) ? index : earliest),
    0,
  )
  return waiting.splice(first, 1)[0]
}
