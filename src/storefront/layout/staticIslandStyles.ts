import footer from '../components/Footer.module.css'
import panel from '../components/MenuPanel.module.css'
import rest from '../components/MenuFooter.module.css'
import products from '../components/ProductsMenu.module.css'
import social from '../components/SocialLinks.module.css'
import solutions from '../components/SolutionsMenu.module.css'
import whatsApp from '../components/WhatsApp.module.css'

/**
 * The styles of the server-rendered parts. Nothing else in the browser imports them, and the build
 * drops style sheets that are not imported.
 */
export const staticIslandStyles = [footer, panel, rest, products, social, solutions, whatsApp]
  .map((styles) => Object.values(styles)[0])
  .join(' ')
