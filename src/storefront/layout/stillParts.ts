import { Footer } from '../components/Footer.tsx'
import { MenuPanels } from '../components/MenuPanels.tsx'
import { ShelfRow } from '../components/ShelfRow.tsx'
import type { StillParts } from './Still.tsx'

export const stillParts: StillParts = { footer: Footer, panels: MenuPanels, row: ShelfRow }
