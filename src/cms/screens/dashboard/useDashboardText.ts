import type { cmsDashboard } from '#ui/i18n/en/cmsDashboard.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createTextHook } from '../../context/createTextHook.ts'

/** Returns the texts of the dashboard, which are loaded with it. */
export const useDashboardText = createTextHook<typeof cmsDashboard>(
  'cmsDashboard',
  import.meta.glob<TextCatalogue>('../../../ui/i18n/*/cmsDashboard.ts', { import: 'cmsDashboard' }),
)
