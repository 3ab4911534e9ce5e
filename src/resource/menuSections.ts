/** The groups of the CMS navigation, in their order. */
export const menuSections = [
  'catalogue',
  'sales',
  'people',
  'marketing',
  'metadata',
  'system',
] as const
