export type Change = { readonly direction: 'up' | 'down' | 'same'; readonly percent: number }

/** How a figure stands against the one before; undefined where there was nothing to compare with. */
export function changeOf(value: number | null, before: number | null): Change | undefined {
  if (value === null || !before) return undefined
  const percent = Math.round(((value - before) / before) * 100)
  if (percent === 0) return { direction: 'same', percent }
  return { direction: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) }
}
