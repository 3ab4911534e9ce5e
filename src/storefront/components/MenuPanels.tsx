import { ProductsMenu } from './ProductsMenu.tsx'
import { SolutionsMenu } from './SolutionsMenu.tsx'

/** What the buttons of the header open. */
export const MenuPanels = () => (
  <>
    <ProductsMenu />
    <SolutionsMenu />
  </>
)
