/** The drawings a declaration may choose for its menu entry. */
export const iconNames = [
  'apps',
  'cable',
  'campaign',
  'discount',
  'factory',
  'image',
  'inventory',
  'lightbulb',
  'list',
  'people',
  'receipt',
  'router',
  'sensors',
  'settings',
  'star',
  'tag',
] as const

export type IconName = (typeof iconNames)[number]
