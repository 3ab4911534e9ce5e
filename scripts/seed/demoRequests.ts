import type { FullLanguage } from '#domain/locale.ts'
import type { NewRequest } from '#server/commerce/quotes/submitRequest.ts'
import type { DemoStep } from './demoOrder.ts'

/** The offered or requested unit price of each product, in minor units. */
export type Prices = Readonly<Record<string, number>>

export type RequestStepName =
  | 'reviewed'
  | 'asked'
  | 'replied'
  | 'offered'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'answered'
  | 'closed'

export type RequestStepDetails = {
  readonly text?: string
  readonly prices?: Prices
  /** how long an offer is valid */
  readonly validForDays?: number
  /** the steps of the order it was turned into */
  readonly order?: readonly DemoStep[]
}

export type DemoRequest = {
  /** the email address of the sender; none for a visitor */
  readonly sender?: string
  readonly language: FullLanguage
  readonly input: Omit<NewRequest, 'products'>
  /** the requested quantities by product code */
  readonly items: Readonly<Record<string, number>>
  readonly daysAgo: number
  /** each with the hours since the previous one */
  readonly steps: readonly (readonly [
    step: RequestStepName,
    hours: number,
    facts?: RequestStepDetails,
  ])[]
}

/** Requests that are waiting for somebody, oldest first. */
export const openRequests: readonly DemoRequest[] = [
  {
    sender: 'sara@meridian-metering.example',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Sara',
      lastName: 'Lindqvist',
      email: 'sara@meridian-metering.example',
      companyName: 'Meridian Metering',
      country: 'KW',
      city: 'hawalli',
      phone: '+96598823360',
      message: 'Meters for 180 flats, delivered floor by floor until the spring.',
    },
    items: { 'DEV-WM-NB1': 180, 'ACC-SIM-IND': 180 },
    daysAgo: 12.3,
    steps: [
      ['reviewed', 6],
      ['asked', 20, { text: 'Are the pipes of all flats of the same width?' }],
      ['replied', 40, { text: 'Two widths: 120 flats with 15 mm, 60 with 20 mm.' }],
      [
        'offered',
        24,
        {
          prices: { 'DEV-WM-NB1': 12_500, 'ACC-SIM-IND': 400 },
          text: 'Both widths at one price; you call off each floor when you need it.',
          validForDays: 21,
        },
      ],
    ],
  },
  {
    language: 'en',
    input: {
      type: 'contact',
      firstName: 'Peter',
      lastName: 'Lang',
      email: 'peter.lang@example.com',
      companyName: 'Lang Kühllogistik',
      country: 'DE',
      city: 'munich',
      message: 'Do you look for a partner who installs your gateways in Germany?',
    },
    items: {},
    daysAgo: 9.2,
    steps: [['reviewed', 20]],
  },
  {
    sender: 'root@example.com',
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
    steps: [
      ['reviewed', 8],
      [
        'offered',
        12,
        {
          prices: { 'DEV-VT-OBD': 4900, 'ACC-SIM-IND': 400 },
          text: 'The price holds for all 120, also if you take them in two deliveries.',
        },
      ],
    ],
  },
  {
    sender: 'rania.khoury@example.com',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Rania',
      lastName: 'Khoury',
      email: 'rania.khoury@example.com',
      country: 'JO',
      city: 'amman',
      phone: '+962795540318',
      message: 'Weather stations for six farms of one cooperative.',
    },
    items: { 'DEV-SO-LW2': 6, 'ACC-SOL-10W': 6 },
    daysAgo: 5.2,
    steps: [['reviewed', 15]],
  },
  {
    sender: 'customer@example.com',
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
    steps: [
      ['reviewed', 8],
      [
        'offered',
        12,
        {
          prices: { 'DEV-TH-BLE05': 2150, 'GW-BLE-POE': 10_900 },
          text: 'Delivery to Dubai within a week of your order.',
        },
      ],
      [
        'countered',
        24,
        {
          prices: { 'DEV-TH-BLE05': 2000, 'GW-BLE-POE': 10_500 },
          text: 'At 20 dollars a logger we would order all 200 this month.',
        },
      ],
    ],
  },
  {
    language: 'ar',
    input: {
      type: 'quote',
      firstName: 'ليث',
      lastName: 'العبيدي',
      email: 'laith.alobaidi@example.com',
      companyName: 'مستودعات المدار',
      country: 'JO',
      city: 'zarqa',
      phone: '+962772204518',
      message: 'أقفال إلكترونية لعشرين بابًا مع بطاقات دخول للموظفين.',
    },
    items: { 'DEV-SL-ZB1': 20, 'GW-HUB-MP1': 2, 'ACC-CRD-NFC10': 5 },
    daysAgo: 3.1,
    steps: [
      ['reviewed', 9],
      ['asked', 14, { text: 'هل الأبواب معدنية أم خشبية؟ لكل نوع لسان مختلف.' }],
    ],
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
    steps: [],
  },
  {
    sender: 'khalid.alotaibi@example.com',
    language: 'ar',
    input: {
      type: 'contact',
      firstName: 'خالد',
      lastName: 'العتيبي',
      email: 'khalid.alotaibi@example.com',
      country: 'SA',
      city: 'riyadh',
      phone: '+966554410923',
      message: 'أحتاج فاتورة طلبي الأخير باسم المؤسسة لا باسمي.',
    },
    items: {},
    daysAgo: 0.9,
    steps: [['reviewed', 5]],
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
    steps: [],
  },
  {
    language: 'en',
    input: {
      type: 'contact',
      firstName: 'Hannah',
      lastName: 'Brooks',
      email: 'hannah.brooks@example.com',
      country: 'BH',
      city: 'manama',
      message: 'Can I pick up an order at your warehouse instead of having it sent?',
    },
    items: {},
    daysAgo: 0.06,
    steps: [],
  },
]
