import type { Settings } from './data/types.ts'

/** The path of the picture that stands for the shop. */
export const shopIconPath = (settings: Pick<Settings, 'logo' | 'favicon'> | undefined): string =>
  settings?.logo?.url ?? settings?.favicon?.url ?? '/favicon.svg'
