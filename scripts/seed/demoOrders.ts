import type { DemoOrder } from './demoOrder.ts'

const paid = ['paid', 20] as const
const prepared = [paid, ['in_progress', 5]] as const
const sent = [...prepared, ['shipping', 21], ['shipped', 6]] as const
const delivered = [...sent, ['delivered', 62]] as const
/** the same for orders paid immediately */
const accepted = [['in_progress', 6]] as const
const dispatched = [...accepted, ['shipping', 20], ['shipped', 5]] as const
const arrived = [...dispatched, ['delivered', 66]] as const

const root = 'root@example.com'
const user = 'user@example.com'
const customer = 'customer@example.com'

/** Orders of the demo accounts, or with a history of interest. The others are planned. */
export const demoOrders: readonly DemoOrder[] = [
  {
    buyer: 'khalid.alotaibi@example.com',
    items: { 'DEV-VT-C1A': 20, 'ACC-SIM-IND': 20 },
    daysAgo: 166.2,
    steps: [['rejected', 31, { reason: 'customer', note: 'Ordered twice by mistake.' }]],
  },
  {
    buyer: 'ahmed.elsherif@example.com',
    items: { 'GW-EDGE-IND': 4 },
    daysAgo: 152.3,
    steps: [['rejected', 120.2, { reason: 'expired', by: 'system' }]],
  },
  {
    buyer: 'maryam.alsuwaidi@example.com',
    items: { 'DEV-SL-ZB1': 8 },
    daysAgo: 138.4,
    card: 'mastercard',
    steps: [['rejected', 9, { reason: 'fraud', note: 'The bank asked to stop this payment.' }]],
  },
  {
    buyer: 'hessa.almarri@example.com',
    items: { 'DEV-HV-WF1': 10 },
    daysAgo: 117.3,
    card: 'visa',
    steps: [...arrived, ['refunded', 100, { percent: 100, reason: 'Wrong voltage for the site.' }]],
  },
  {
    buyer: 'maryam.alsuwaidi@example.com',
    items: { 'DEV-NS-LW1': 30 },
    daysAgo: 110.4,
    steps: delivered,
  },
  {
    buyer: 'noura.alharbi@example.com',
    items: { 'DEV-LV-LW2': 6 },
    daysAgo: 104.2,
    card: 'declined',
    steps: [['rejected', 0.6, { reason: 'declined', by: 'system' }]],
  },
  {
    buyer: 'priya.menon@example.com',
    items: { 'DEV-TH-LW04': 3, 'DEV-TH-NB03': 6 },
    daysAgo: 92.3,
    steps: [
      ...prepared,
      ['rejected', 26, { reason: 'inventory', note: 'Two probes failed the test.' }],
      ['refundSent', 40],
    ],
  },
  {
    buyer: 'karim@wadi-coldchain.example',
    items: { 'GW-LW-OUT16': 4, 'ACC-ANT-868F': 4 },
    daysAgo: 88.4,
    steps: delivered,
  },
  {
    buyer: 'ahmed.elsherif@example.com',
    items: { 'DEV-AQ-NB3': 6 },
    daysAgo: 74.3,
    steps: delivered,
  },
  {
    buyer: 'rania.khoury@example.com',
    items: { 'DEV-SO-LW1': 3, 'ACC-MNT-POLE': 3 },
    daysAgo: 70.6,
    card: 'mastercard',
    giftCard: 'GIFT-GARDEN-21',
    steps: arrived,
  },
  {
    buyer: 'jonas.weber@example.com',
    items: { 'DEV-AT-SAT4': 15 },
    daysAgo: 66.3,
    steps: delivered,
  },
  {
    buyer: 'ahmed.elsherif@example.com',
    items: { 'DEV-MC-LW2': 4 },
    daysAgo: 58.2,
    steps: [['rejected', 28, { reason: 'other', note: 'Replaced by a larger order.' }]],
  },
  {
    buyer: 'sara@meridian-metering.example',
    items: { 'GW-LW-OUT16': 5, 'GW-MTR-WMB': 11 },
    daysAgo: 52.4,
    steps: delivered,
  },
  {
    buyer: 'maryam.alsuwaidi@example.com',
    items: { 'ACC-MNT-WALL': 6, 'ACC-PSU-USB': 4 },
    daysAgo: 49.3,
    giftCard: 'GIFT-OFFICE-08',
    steps: arrived,
  },
  {
    buyer: 'yousef.alkandari@example.com',
    items: { 'GW-MTR-WMB': 9 },
    daysAgo: 44.2,
    steps: delivered,
  },
  {
    buyer: 'noura.alharbi@example.com',
    items: { 'DEV-NS-LW1': 24 },
    daysAgo: 35.3,
    steps: delivered,
  },
  {
    buyer: 'khalid.alotaibi@example.com',
    items: { 'DEV-VT-CAM4': 4, 'ACC-ANT-GNSS': 4 },
    daysAgo: 30.2,
    steps: [['overpaid', 26], ['refundSent', 20], ...arrived],
  },
  {
    buyer: 'hessa.almarri@example.com',
    items: { 'DEV-AQ-NB3': 15 },
    daysAgo: 28.4,
    steps: delivered,
  },
  { buyer: customer, items: { 'DEV-LK-ZB2': 2 }, daysAgo: 25.2, steps: [['rejected', 9]] },
  {
    buyer: 'jonas.weber@example.com',
    items: { 'DEV-AT-SAT4': 17 },
    daysAgo: 21.4,
    steps: delivered,
  },
  {
    buyer: customer,
    items: { 'DEV-TH-BLE05': 5, 'ACC-BAT-18650': 10 },
    daysAgo: 18.1,
    steps: [
      ...sent,
      ['expected', 4],
      ['delivered', 75],
      ['refunded', 280, { percent: 9, reason: 'One battery pack arrived damaged.' }],
    ],
  },
  {
    buyer: 'aisha.rahman@example.com',
    items: { 'DEV-EM-LW1': 6 },
    daysAgo: 17.3,
    card: 'mada',
    steps: [...arrived, ['refunded', 70, { percent: 18, reason: 'One meter was not needed.' }]],
  },
  {
    buyer: 'lina@sadaf-facilities.example',
    items: { 'GW-LW-OUT16': 7 },
    daysAgo: 15.5,
    steps: delivered,
  },
  {
    buyer: 'sara@meridian-metering.example',
    items: { 'GW-MTR-WMB': 10 },
    daysAgo: 13.4,
    steps: delivered,
  },
  {
    buyer: 'salim.albalushi@example.com',
    items: { 'DEV-PT-LW2': 12 },
    daysAgo: 11.2,
    steps: [['rejected', 22, { reason: 'staff', note: 'We do not deliver to this site yet.' }]],
  },
  {
    buyer: 'khalid.alotaibi@example.com',
    items: { 'DEV-AT-SAT4': 8 },
    daysAgo: 8.5,
    card: 'visa',
    steps: dispatched,
  },
  { buyer: root, items: { 'DEV-AQ-LW2': 8 }, daysAgo: 6.1, steps: [...sent, ['expected', 4]] },
  { buyer: customer, items: { 'DEV-MC-LW2': 3 }, daysAgo: 5.4, steps: sent },
  { buyer: root, items: { 'DEV-WM-LW2': 6 }, daysAgo: 4.2, steps: [...prepared, ['shipping', 21]] },
  {
    buyer: 'hessa.almarri@example.com',
    items: { 'DEV-GS-LW2': 14 },
    daysAgo: 3.6,
    steps: [['proof', 30]],
  },
  { buyer: user, items: { 'DEV-TH-LW01': 20 }, daysAgo: 3.3, steps: prepared },
  {
    buyer: 'abdullah@meridian-metering.example',
    items: { 'DEV-WM-NB1': 10, 'ACC-SIM-IND': 10 },
    daysAgo: 2.9,
    steps: [['partly', 28, { percent: 40 }]],
  },
  {
    buyer: 'salim.albalushi@example.com',
    items: { 'DEV-LV-NB1': 4 },
    daysAgo: 2.6,
    steps: [
      ['proof', 8],
      ['proofRefused', 22, { reason: 'The picture cannot be read. Please send another.' }],
    ],
  },
  { buyer: customer, items: { 'DEV-SL-BLE2': 2 }, code: 'ONEUSE', daysAgo: 2.1, steps: [paid] },
  {
    buyer: 'reem@wadi-coldchain.example',
    items: { 'DEV-TH-NB03': 5, 'ACC-SIM-IND': 5 },
    daysAgo: 1.8,
    note: 'يرجى التسليم عند بوابة المستودع رقم 2.',
    steps: [['proof', 16]],
  },
  {
    buyer: 'khalid.alotaibi@example.com',
    items: { 'DEV-VT-OBD': 10 },
    daysAgo: 1.5,
    card: 'mada',
    steps: [['in_progress', 9]],
  },
  { buyer: root, items: { 'DEV-VT-OBD': 12 }, daysAgo: 1.2, steps: [] },
  {
    buyer: 'ahmed.elsherif@example.com',
    items: { 'GW-RTR-4G': 2 },
    daysAgo: 0.9,
    steps: [['proof', 7]],
  },
  {
    buyer: 'tareq.hamdan@example.com',
    items: { 'DEV-AT-LM01': 6, 'ACC-MNT-MAG': 6 },
    code: 'WELCOME10',
    daysAgo: 0.34,
    steps: [['toCard', 0.4]],
  },
  {
    buyer: 'priya.menon@example.com',
    items: { 'DEV-TH-BLE05': 40, 'GW-BLE-POE': 1 },
    daysAgo: 0.19,
    card: 'visa',
    note: 'Call the warehouse before you come.',
    steps: [],
  },
  {
    buyer: customer,
    items: { 'DEV-TH-LW01': 4, 'GW-LW-IN8': 1 },
    daysAgo: 0.1,
    steps: [],
  },
  {
    buyer: 'dina.mansour@example.com',
    items: { 'DEV-TH-LW02': 6 },
    code: 'WELCOME10',
    daysAgo: 0.045,
    card: 'mada',
    steps: [],
  },
  {
    buyer: 'noura.alharbi@example.com',
    items: { 'DEV-MO-LW2': 5, 'DEV-CT-LW1': 8 },
    daysAgo: 0.006,
    steps: [],
  },
]
