import type { DemoStep } from './demoOrder.ts'
import type { DemoRequest } from './demoRequests.ts'

const arrived: readonly DemoStep[] = [
  ['paid', 26],
  ['in_progress', 5],
  ['shipping', 22],
  ['shipped', 5],
  ['delivered', 70],
]

/** Finished quotes, oldest first. */
export const pastQuotes: readonly DemoRequest[] = [
  {
    sender: 'karim@wadi-coldchain.example',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Karim',
      lastName: 'Mansour',
      email: 'karim@wadi-coldchain.example',
      companyName: 'Wadi Cold Chain',
      country: 'AE',
      city: 'dubai',
      phone: '+971509937714',
      message:
        'Loggers for 150 pallets and readers for five dock doors. Can you deliver in one week?',
    },
    items: { 'DEV-TH-BLE05': 150, 'GW-BLE-POE': 5 },
    daysAgo: 168.2,
    steps: [
      ['reviewed', 5],
      [
        'offered',
        20,
        {
          prices: { 'DEV-TH-BLE05': 2100, 'GW-BLE-POE': 11_000 },
          text: 'All of it is on our shelves; five working days to Jebel Ali.',
        },
      ],
      ['accepted', 47, { order: arrived }],
    ],
  },
  {
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Viktor',
      lastName: 'Hale',
      email: 'viktor.hale@example.com',
      companyName: 'Northgate Hobby Farms',
      country: 'GB',
      city: 'manchester',
      message: 'Two hundred collars, but only if the price is below twenty dollars each.',
    },
    items: { 'DEV-PT-LW2': 200 },
    daysAgo: 139.3,
    steps: [
      ['reviewed', 8],
      ['declined', 6, { text: 'We cannot sell the collar below what it costs us to make.' }],
    ],
  },
  {
    sender: 'hessa.almarri@example.com',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Hessa',
      lastName: 'Al Marri',
      email: 'hessa.almarri@example.com',
      country: 'QA',
      city: 'doha',
      phone: '+97455871460',
      message: 'Thermostats for a school of 48 rooms, for the budget of next year.',
    },
    items: { 'DEV-HV-WF1': 48 },
    daysAgo: 118.2,
    steps: [
      ['reviewed', 6],
      ['offered', 18, { prices: { 'DEV-HV-WF1': 10_900 }, validForDays: 14 }],
      ['expired', 14 * 24 + 0.1],
    ],
  },
  {
    sender: 'lina@sadaf-facilities.example',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Lina',
      lastName: 'Barakat',
      email: 'lina@sadaf-facilities.example',
      companyName: 'Sadaf Facilities',
      country: 'QA',
      city: 'doha',
      phone: '+97466240195',
      message: 'Leak detection for the plant rooms of three towers.',
    },
    items: { 'DEV-LK-LW1': 60, 'ACC-PRB-ROPE5': 60, 'GW-LW-IN8': 3 },
    daysAgo: 103.3,
    steps: [
      ['reviewed', 3],
      [
        'offered',
        22,
        {
          prices: { 'DEV-LK-LW1': 5200, 'ACC-PRB-ROPE5': 2300, 'GW-LW-IN8': 13_900 },
          text: 'Mounting is not in it; we can name you a partner in Doha.',
        },
      ],
      [
        'countered',
        30,
        {
          prices: { 'DEV-LK-LW1': 4700, 'ACC-PRB-ROPE5': 2000, 'GW-LW-IN8': 13_900 },
          text: 'With ropes at 20 dollars we sign today.',
        },
      ],
      [
        'offered',
        20,
        {
          prices: { 'DEV-LK-LW1': 4900, 'ACC-PRB-ROPE5': 2000, 'GW-LW-IN8': 13_500 },
          text: 'We met you half way, and took the gateways down as well.',
        },
      ],
      ['accepted', 26, { order: arrived }],
    ],
  },
  {
    sender: 'jonas.weber@example.com',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Jonas',
      lastName: 'Weber',
      email: 'jonas.weber@example.com',
      country: 'DE',
      city: 'hamburg',
      phone: '+491705550148',
      message: 'Seals for 30 containers on the line to Jeddah.',
    },
    items: { 'DEV-SL-NB3': 30 },
    daysAgo: 81.4,
    steps: [
      ['reviewed', 5],
      ['offered', 25, { prices: { 'DEV-SL-NB3': 14_900 } }],
      ['withdrawn', 60, { text: 'The carrier has chosen seals of their own.' }],
    ],
  },
  {
    sender: 'majid@falaj-agritech.example',
    language: 'ar',
    input: {
      type: 'quote',
      firstName: 'ماجد',
      lastName: 'العامري',
      email: 'majid@falaj-agritech.example',
      companyName: 'فلج للتقنيات الزراعية',
      country: 'OM',
      city: 'nizwa',
      phone: '+96895560247',
      message: 'نجهّز 24 بئرًا بمستشعرات مستوى ومتحكمات ريّ قبل موسم الزراعة.',
    },
    items: { 'DEV-LV-NB1': 24, 'DEV-IR-LW3': 24, 'GW-LW-OUT8': 2 },
    daysAgo: 76.3,
    steps: [
      ['reviewed', 4],
      ['asked', 3, { text: 'كم المسافة بين أبعد بئرين؟ عدد البوابات يتوقف على ذلك.' }],
      ['replied', 18, { text: 'نحو ستة كيلومترات، والأرض مستوية.' }],
      [
        'offered',
        6,
        {
          prices: { 'DEV-LV-NB1': 13_200, 'DEV-IR-LW3': 15_900, 'GW-LW-OUT8': 54_000 },
          text: 'تكفي بوابتان خارجيتان. السعر يشمل ضبطها قبل الشحن.',
        },
      ],
      ['accepted', 52, { order: arrived }],
    ],
  },
  {
    language: 'ar',
    input: {
      type: 'quote',
      firstName: 'بدر',
      lastName: 'الشمري',
      email: 'badr.alshammari@example.com',
      companyName: 'بلدية الواحة',
      country: 'SA',
      city: 'tabuk',
      message: 'متحكمات إنارة لمئتي عمود في الحي الجديد.',
    },
    items: { 'DEV-ST-LW1': 200 },
    daysAgo: 41.3,
    steps: [
      ['reviewed', 6],
      ['offered', 20, { prices: { 'DEV-ST-LW1': 9900 }, validForDays: 10 }],
      ['expired', 10 * 24 + 0.1],
    ],
  },
  {
    sender: 'aisha.rahman@example.com',
    language: 'en',
    input: {
      type: 'quote',
      firstName: 'Aisha',
      lastName: 'Rahman',
      email: 'aisha.rahman@example.com',
      country: 'BH',
      city: 'manama',
      phone: '+97336614072',
      message: 'Forty meters of the kind that is read by radio, with our logo on them.',
    },
    items: { 'DEV-WM-WMB3': 40 },
    daysAgo: 33.2,
    steps: [
      ['reviewed', 7],
      ['declined', 22, { text: 'The maker prints no logos on fewer than a thousand.' }],
    ],
  },
]
