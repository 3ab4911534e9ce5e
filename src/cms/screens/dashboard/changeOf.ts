export type FigureChange = { readonly direction: 'up' | 'down' | 'same'; readonly percent: number }

/** Returns the change of a figure, or undefined if there is nothing to compare with. */
export function changeOf(value: number | null, previous: number | null): FigureChange | undefined {
  if (value === null || !previous) return undefined
  const percent = Math.round(((value - previous) / previous) * 100)
  if (percent === 0) return { direction: 'same', percent }
  return { direction: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) }
}
