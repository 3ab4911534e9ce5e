import { recordFromKeys } from '#domain/keys.ts'
import { requestMailTemplates, type RequestMailValues } from '#server/mails/requestMail.ts'

/** An offer for two products, in a currency with three decimals. */
export const requestNews: RequestMailValues = {
  type: 'quote',
  number: 'REQ-2026-000007',
  sender: {
    firstName: 'Nora',
    lastName: 'Salem',
    email: 'nora@buyers.example',
    phone: '+96522280123',
    companyName: 'Najd Logistics',
    place: 'Kuwait City',
  },
  link: '/en/requests/7',
  linkDays: undefined,
  text: 'Which region are they for?',
  about: 'DEV-SOIL-01',
  lines: [
    { name: 'Soil sensor', quantity: 20, unitPrice: { amount: 11_250, currency: 'KWD' } },
    { name: 'بوابة', quantity: 1, unitPrice: undefined },
  ],
  total: { amount: 312_000, currency: 'KWD' },
  validUntil: '2026-03-31T14:05:00.000Z',
}

const fromShop = ['Nora', 'REQ-2026-000007']
const toShop = [
  'REQ-2026-000007',
  'Which region are they for?',
  'Nora Salem',
  'nora@buyers.example',
  '+96522280123',
  'Najd Logistics',
  'Kuwait City',
]

/** The texts that must appear in each mail. */
export const requestPieces = {
  ...recordFromKeys(requestMailTemplates, () => toShop),
  requestReceived: ['REQ-2026-000007', 'Soil sensor', 'بوابة'],
  requestConfirm: ['REQ-2026-000007', 'Soil sensor', 'بوابة'],
  requestLink: ['REQ-2026-000007'],
  requestInfoNeeded: [...fromShop, 'Which region are they for?', 'DEV-SOIL-01'],
  requestQuoted: [...fromShop, 'Soil sensor', 'بوابة', 'Which region are they for?'],
  requestMessage: [...fromShop, 'Which region are they for?', 'DEV-SOIL-01'],
  requestAnswered: [...fromShop, 'Which region are they for?'],
  requestDeclined: [...fromShop, 'Which region are they for?'],
  requestExpired: fromShop,
}
