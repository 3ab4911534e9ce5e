import type { FetchApi } from '#storefront/data/shopApi.ts'

const product = (name: string, code: string, more: object = {}) => ({
  _id: `id-${code}`,
  name,
  code,
  type: 'device',
  price: { amount: 5900, currency: 'USD' },
  images: [],
  stockMode: 'tracked',
  stock: 3,
  communicationType: 'lorawan',
  batteryLife: 'P5Y',
  specs: [{ name: 'ipRating', value: 'IP67' }],
  tags: [],
  ...more,
})

const products = [
  product('Probe <b>& friends', 'DEV-1', {
    description: '<p>Measures 5 things.</p>',
    faqs: [{ question: 'Does it float?', answer: 'Yes.' }],
  }),
  product('Long range gateway', 'GW-2', { type: 'gateway', stock: 0 }),
]

const topics = [{ _id: 't1', title: 'Cold chain', code: 'cold_chain', picture: null }]

export const settings = {
  name: 'Marsad',
  tagline: 'Hardware that reports back',
  description: 'Sensors and trackers.',
  copyright: 'Marsad',
  logo: null,
  favicon: null,
  currency: 'USD',
  contact: {
    email: 'hello@marsad.example',
    phone: '+966115550140',
    address: 'King Fahd Road',
    hours: 'Sunday to Thursday',
  },
  social: [],
  allLanguages: [],
  supportedLanguages: [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية' },
  ],
  language: 'en',
  visibility: {
    pricing: { enabled: true },
    stock: { enabled: true },
    payment: { enabled: true },
  },
  whatsapp: { enabled: false, url: null },
}

const coldChain = { ...topics[0], description: 'From store to delivery.' }

const answers: Readonly<Record<string, unknown>> = {
  '/api/metadata': {
    data: {
      enums: {
        'products.type': { device: 'Device', gateway: 'Gateway' },
        'products.communicationType': { lorawan: 'LoRaWAN' },
        'products.specs.name': { ipRating: 'Ingress protection' },
        'orders.status': { paid: 'Paid' },
      },
      labels: { 'products.communicationType': 'Communication type' },
    },
  },
  '/api/marketplace-customer/settings': { data: settings },
  '/api/marketplace-customer/sliders': { data: [] },
  '/api/marketplace-customer/ads': { data: [] },
  '/api/marketplace-customer/applications': { data: topics },
  '/api/marketplace-customer/industries': { data: topics },
  '/api/marketplace-customer/use-cases': { data: topics },
  '/api/marketplace-customer/product-groups': {
    data: [{ _id: 'g1', title: 'Best sellers' }],
  },
  '/api/marketplace-customer/product-groups/g1/products': { data: products },
  '/api/marketplace-customer/tags': { data: [{ _id: 'f', title: 'Featured', code: 'featured' }] },
  '/api/marketplace-customer/products': {
    data: products,
    meta: { total: products.length, page: 1, limit: 12 },
    facets: {
      type: [{ value: 'device', label: 'Device', count: 1 }],
      price: { min: 5900, max: 5900 },
    },
  },
  '/api/marketplace-customer/applications/cold_chain': { data: coldChain },
  '/api/marketplace-customer/accessory-types/sim_card': {
    data: { _id: 'sim', title: 'SIM card', code: 'sim_card' },
  },
  '/api/marketplace-customer/products/DEV-1': { data: products[0] },
}

/** A small shop that responds as the API does, and records its requests. */
export function sampleApi(
  replaced: Readonly<Record<string, unknown>> = {},
  /** fields hidden from shoppers, as in the API */
  hidden: readonly string[] = [],
  /** the status of the first response per path */
  once: Readonly<Record<string, number>> = {},
) {
  const requests: string[] = []
  const first = new Map(Object.entries(once))
  const fetchApi: FetchApi = async (path) => {
    requests.push(path)
    const key = path.split('?')[0] ?? ''
    const status = first.get(key)
    if (first.delete(key)) return new Response('{}', { status: status ?? 500 })
    const answer = { ...answers, ...replaced }[key]
    if (typeof answer === 'number') return new Response('{}', { status: answer })
    return answer === undefined
      ? Response.json({ statusCode: 404 }, { status: 404 })
      : Response.json(key.includes('/products') ? without(hidden, answer) : answer)
  }
  return { fetchApi, requests }
}

const without = (hidden: readonly string[], answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value) => (hidden.includes(name) ? null : value))
