import { Footer } from './Footer.tsx'
import { MenuEntries } from '../menu/MenuEntries.tsx'
import { MenuPanels } from '../menu/MenuPanels.tsx'
import { CollectionRow } from '../components/CollectionRow.tsx'
import { UpcomingLanguages } from './UpcomingLanguages.tsx'
import type { StaticIslands } from './StaticIsland.tsx'

export const staticIslands: StaticIslands = {
  footer: Footer,
  menuEntries: MenuEntries,
  panels: MenuPanels,
  row: CollectionRow,
  upcomingLanguages: UpcomingLanguages,
}
