import { ProductsMenu } from './ProductsMenu.tsx'
import { SolutionsMenu } from './SolutionsMenu.tsx'

export const MenuPanels = () => (
  <>
    <ProductsMenu />
    <SolutionsMenu />
  </>
)
