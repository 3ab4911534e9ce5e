import footer from './Footer.module.css'
import panel from '../menu/MenuPanel.module.css'
import rest from '../menu/MenuFooter.module.css'
import products from '../menu/ProductsMenu.module.css'
import social from './SocialLinks.module.css'
import solutions from '../menu/SolutionsMenu.module.css'
import upcoming from './UpcomingLanguages.module.css'
import whatsApp from './WhatsApp.module.css'

/**
 * The styles of the server-rendered parts. Nothing else in the browser imports them, and the build
 * drops style sheets that are not imported.
 */
export const staticIslandStyles = [
  footer,
  panel,
  rest,
  products,
  social,
  solutions,
  upcoming,
  whatsApp,
]
  .map((styles) => Object.values(styles)[0])
  .join(' ')
