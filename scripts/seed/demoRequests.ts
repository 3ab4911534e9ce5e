import type { Language } from '#domain/locale.ts'
import type { NewRequest } from '#server/quotes/submitRequest.ts'

export type DemoRequest = {
  /** the place of the sender among the demo people; without one, a visitor */
  readonly sender?: 0 | 1 | 2
  readonly language: Language
  readonly input: Omit<NewRequest, 'products'>
  /** what is asked for: how many of which */
  readonly items: Readonly<Record<string, number>>
  readonly daysAgo: number
  /** what staff offers for one, in minor units */
  readonly offer?: { readonly prices: Readonly<Record<string, number>>; readonly message: string }
  /** what the sender would pay instead */
  readonly counter?: { readonly prices: Readonly<Record<string, number>>; readonly message: string }
}

/** The oldest first, as their numbers go. */
export const demoRequests: readonly DemoRequest[] = [
  {
    sender: 0,
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'root@example.com',
      companyName: 'Acme Logistics',
      country: 'SA',
      city: 'riyadh',
      phone: '+966501234567',
      message: 'We are fitting out 120 delivery vans before the summer. What is your best price?',
    },
    items: { 'DEV-VT-OBD': 120, 'ACC-SIM-IND': 120 },
    daysAgo: 6.2,
    offer: {
      prices: { 'DEV-VT-OBD': 4900, 'ACC-SIM-IND': 400 },
      message: 'The price holds for all 120, also if you take them in two deliveries.',
    },
  },
  {
    sender: 2,
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Sami',
      lastName: 'Nasser',
      email: 'customer@example.com',
      companyName: 'Nasser Cold Stores',
      country: 'AE',
      city: 'dubai',
      phone: '+971501234567',
      message: 'Pallet loggers for two cold stores, with gateways.',
    },
    items: { 'DEV-TH-BLE05': 200, 'GW-BLE-POE': 4 },
    daysAgo: 4.3,
    offer: {
      prices: { 'DEV-TH-BLE05': 2150, 'GW-BLE-POE': 10_900 },
      message: 'Delivery to Dubai within a week of your order.',
    },
    counter: {
      prices: { 'DEV-TH-BLE05': 2000, 'GW-BLE-POE': 10_500 },
      message: 'At 20 dollars a logger we would order all 200 this month.',
    },
  },
  {
    language: 'ar',
    input: {
      type: 'contact',
      firstName: 'هدى',
      lastName: 'المنصور',
      email: 'huda.almansour@example.com',
      companyName: 'مزارع الواحة الخضراء',
      country: 'SA',
      city: 'riyadh',
      phone: '+966541112233',
      message: 'هل تعمل مستشعرات التربة لديكم مع بوابة LoRaWAN نملكها من قبل؟',
    },
    items: {},
    daysAgo: 2.1,
  },
  {
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Faisal',
      lastName: 'Rahman',
      email: 'faisal.rahman@example.com',
      companyName: 'Blue Dune Facilities',
      country: 'AE',
      city: 'dubai',
      phone: '+971552223344',
      message: 'Air quality for three office towers, about fifteen sensors on each floor.',
    },
    items: { 'DEV-AQ-LW2': 90, 'GW-LW-IN8': 6 },
    daysAgo: 0.25,
  },
]
