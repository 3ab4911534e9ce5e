/** The drawings a declaration may choose for its menu entry. */
export const iconNames = [
  'admin',
  'apps',
  'badge',
  'business',
  'cable',
  'campaign',
  'discount',
  'factory',
  'groups',
  'history',
  'image',
  'inventory',
  'lightbulb',
  'list',
  'people',
  'receipt',
  'router',
  'sensors',
  'settings',
  'shield',
  'star',
  'tag',
] as const

export type IconName = (typeof iconNames)[number]
