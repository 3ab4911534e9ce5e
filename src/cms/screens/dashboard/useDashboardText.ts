import type { cmsDashboard } from '#ui/i18n/en/cmsDashboard.ts'
import { lazyText } from '../../context/lazyText.ts'

/** The words of the dashboard, which come with it. */
export const useDashboardText = lazyText<typeof cmsDashboard>('cmsDashboard', {
  en: async () => (await import('#ui/i18n/en/cmsDashboard.ts')).cmsDashboard,
  ar: async () => (await import('#ui/i18n/ar/cmsDashboard.ts')).cmsDashboard,
})
