import { Footer } from '../components/Footer.tsx'
import { MenuPanels } from '../components/MenuPanels.tsx'
import { CollectionRow } from '../components/ShelfRow.tsx'
import type { StaticIslands } from './Still.tsx'

export const staticIslands: StaticIslands = {
  footer: Footer,
  panels: MenuPanels,
  row: CollectionRow,
}
