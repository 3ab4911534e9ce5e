/** Texts of the frame around every page, rendered only by the server. */
export const frame = {
  'footer.company': 'Company',
  'footer.contact': 'Contact',
  'footer.rights': '© {year} {name}. All rights reserved.',
  'footer.shop': 'Shop',
  'footer.solutions': 'Solutions',
  'footer.noScript':
    'Without JavaScript you can look around, search and filter. The cart, the checkout and accounts need it.',
  'footer.noScriptAsk':
    'Without JavaScript you can look around, search and filter. Accounts and requests for a quote need it.',
  'nav.accessories': 'Accessories',
  'nav.allProducts': 'All products',
  'nav.allSolutions': 'All solutions',
  'nav.byApplication': 'By application',
  'nav.byIndustry': 'By industry',
  'nav.byUseCase': 'By use case',
  'nav.compare': 'Compare products',
  'nav.devices': 'Devices',
  'nav.gateways': 'Gateways',
  'nav.integrations': 'Integrations',
  'nav.licenses': 'Licenses',
  'nav.packages': 'Packages',
  'nav.privacy': 'Privacy policy',
  'nav.simCards': 'SIM cards',
  'nav.subscriptions': 'Subscriptions',
  'nav.terms': 'Terms and conditions',
  'whatsapp.label': 'Write to us on WhatsApp (opens in a new tab)',
} as const
