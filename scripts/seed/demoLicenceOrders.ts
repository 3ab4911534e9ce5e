import type { DemoOrder } from './demoOrder.ts'

const wadi = 'karim@wadi-coldchain.example'
const sadaf = 'lina@sadaf-facilities.example'

/** Orders of licences and subscriptions, and what their owners do with them. */
export const demoLicenceOrders: readonly DemoOrder[] = [
  {
    buyer: wadi,
    items: { 'LIC-DEV-1000': 1 },
    daysAgo: 172.3,
    digital: true,
    steps: [
      ['paid', 30],
      ['allocated', 5, { tenant: 'wadi-dubai', units: 400 }],
      ['used', 900, { tenant: 'wadi-dubai', units: 310 }],
      ['allocated', 20, { tenant: 'wadi-abu-dhabi', units: 250 }],
      ['used', 1400, { tenant: 'wadi-abu-dhabi', units: 250 }],
      ['allocated', 300, { tenant: 'wadi-sharjah', units: 80, endsInDays: 5 }],
      ['used', 600, { tenant: 'wadi-sharjah', units: 61 }],
      ['used', 500, { tenant: 'wadi-dubai', units: 388 }],
    ],
  },
  {
    buyer: 'majid@falaj-agritech.example',
    items: { 'LIC-DEV-100': 1 },
    daysAgo: 158.6,
    digital: true,
    steps: [
      ['paid', 40],
      ['allocated', 6, { tenant: 'falaj-nizwa', units: 45 }],
      ['used', 1500, { tenant: 'falaj-nizwa', units: 20 }],
      ['allocated', 4, { tenant: 'falaj-salalah', units: 25, endsInDays: -40 }],
    ],
  },
  {
    buyer: sadaf,
    items: { 'LIC-GW-10': 2 },
    daysAgo: 149.2,
    digital: true,
    steps: [
      ['paid', 26],
      ['allocated', 5, { tenant: 'sadaf-towers', units: 12 }],
      ['used', 1200, { tenant: 'sadaf-towers', units: 7 }],
      ['allocated', 3, { tenant: 'sadaf-malls', units: 6 }],
      ['suspended', 900, { tenant: 'sadaf-malls' }],
    ],
  },
  {
    buyer: 'sara@meridian-metering.example',
    items: { 'SUB-SUP-Y': 1, 'SUB-PLT-Y': 2 },
    daysAgo: 133.2,
    digital: true,
    steps: [
      ['paid', 22],
      ['activated', 4],
      ['activated', 1],
    ],
  },
  {
    buyer: sadaf,
    items: { 'LIC-USR-25': 1 },
    daysAgo: 121.3,
    digital: true,
    steps: [
      ['paid', 30],
      ['allocated', 4, { tenant: 'sadaf-towers', units: 18, endsInDays: 27 }],
      ['used', 1000, { tenant: 'sadaf-towers', units: 12 }],
      ['allocated', 2, { tenant: 'sadaf-malls', units: 5 }],
      ['revoked', 700, { tenant: 'sadaf-malls' }],
    ],
  },
  {
    buyer: 'joseph@wadi-coldchain.example',
    items: { 'SUB-DATA-100': 40 },
    code: 'STAYWITHUS',
    daysAgo: 96.2,
    digital: true,
    steps: [
      ['paid', 20],
      ['activated', 6],
      ['renewed', 700],
      ['renewed', 725],
      ['renewed', 725],
    ],
  },
  {
    buyer: 'hessa.almarri@example.com',
    items: { 'SUB-SAT-MSG': 2 },
    daysAgo: 80.3,
    digital: true,
    steps: [
      ['paid', 10],
      ['activated', 2],
    ],
  },
  {
    buyer: 'rania.khoury@example.com',
    items: { 'SUB-PLT-M': 3 },
    daysAgo: 62.3,
    card: 'visa',
    digital: true,
    steps: [
      ['activated', 5],
      ['cancelled', 400],
    ],
  },
  {
    buyer: sadaf,
    items: { 'SUB-LNS-M': 1 },
    daysAgo: 40.5,
    digital: true,
    steps: [
      ['paid', 8],
      ['activated', 3],
    ],
  },
  {
    buyer: 'root@example.com',
    items: { 'LIC-DEV-100': 1 },
    daysAgo: 36.4,
    digital: true,
    steps: [
      ['paid', 20],
      ['allocated', 3, { tenant: 'acme-riyadh', units: 60 }],
      ['used', 190, { tenant: 'acme-riyadh', units: 41 }],
      ['allocated', 24, { tenant: 'acme-jeddah', units: 30 }],
      ['used', 400, { tenant: 'acme-jeddah', units: 27 }],
    ],
  },
  {
    buyer: 'yousef.alkandari@example.com',
    items: { 'SUB-DATA-10': 20 },
    daysAgo: 33.1,
    card: 'mastercard',
    digital: true,
    steps: [['activated', 4]],
  },
  {
    buyer: 'priya.menon@example.com',
    items: { 'SUB-ANL-Y': 1 },
    daysAgo: 24.2,
    digital: true,
    steps: [
      ['paid', 12],
      ['activated', 20],
    ],
  },
  {
    buyer: 'user@example.com',
    items: { 'SUB-PLT-Y': 1, 'SUB-DATA-100': 5 },
    daysAgo: 20.3,
    digital: true,
    steps: [
      ['paid', 20],
      ['activated', 26],
    ],
  },
  {
    buyer: 'root@example.com',
    items: { 'LIC-USR-25': 2 },
    daysAgo: 14.5,
    digital: true,
    steps: [
      ['paid', 20],
      ['allocated', 40, { tenant: 'acme-riyadh', units: 20, endsInDays: 18 }],
      ['used', 30, { tenant: 'acme-riyadh', units: 19 }],
    ],
  },
]
