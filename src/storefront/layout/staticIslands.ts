import { Footer } from '../components/Footer.tsx'
import { MenuPanels } from '../components/MenuPanels.tsx'
import { CollectionRow } from '../components/CollectionRow.tsx'
import type { StaticIslands } from './StaticIsland.tsx'

export const staticIslands: StaticIslands = {
  footer: Footer,
  panels: MenuPanels,
  row: CollectionRow,
}
