/** The lines of the shop's drawings. */
export const dashed = {
  stroke: 'var(--borderStrong)',
  strokeWidth: 2,
  strokeDasharray: '4 8',
  strokeLinecap: 'round',
} as const

export const accentLine = { stroke: 'var(--accent)', strokeLinecap: 'round' } as const
