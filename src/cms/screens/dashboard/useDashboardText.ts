import type { cmsDashboard } from '#ui/i18n/en/cmsDashboard.ts'
import type { Catalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from '../../context/lazyText.ts'

/** The words of the dashboard, which come with it. */
export const useDashboardText = createTextHook<typeof cmsDashboard>(
  'cmsDashboard',
  import.meta.glob<Catalogue>('../../../ui/i18n/*/cmsDashboard.ts', { import: 'cmsDashboard' }),
)
