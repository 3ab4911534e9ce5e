// The browser gets the style of these parts, though nothing of their script.
import '../components/Footer.module.css'
import '../components/MenuPanel.module.css'
import '../components/ProductsMenu.module.css'
import '../components/SocialLinks.module.css'
import '../components/SolutionsMenu.module.css'
import '../components/WhatsApp.module.css'
