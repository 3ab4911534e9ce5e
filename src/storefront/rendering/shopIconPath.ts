import type { Settings } from '../data/types.ts'

/** Returns the path of the shop's icon: its logo, its favicon or the default. */
export const shopIconPath = (settings: Pick<Settings, 'logo' | 'favicon'> | undefined): string =>
  settings?.logo?.url ?? settings?.favicon?.url ?? '/favicon.svg'
