import type { DemoRequest } from './demoRequests.ts'

/** Answered messages, oldest first. */
export const pastMessages: readonly DemoRequest[] = [
  {
    language: 'ar',
    input: {
      type: 'contact',
      firstName: 'سعاد',
      lastName: 'الدوسري',
      email: 'suad.aldosari@example.com',
      country: 'SA',
      city: 'dammam',
      phone: '+966549901273',
      message: 'هل تعمل أجهزة التتبّع لديكم خارج المملكة أثناء الشحن البري إلى الأردن؟',
    },
    items: {},
    daysAgo: 151.4,
    steps: [
      ['reviewed', 4],
      [
        'answered',
        3,
        { text: 'نعم، تعمل الشريحة في دول الخليج والأردن من دون رسوم تجوال، ويظهر المسار كاملًا.' },
      ],
    ],
  },
  {
    language: 'en',
    input: {
      type: 'contact',
      firstName: 'Growth',
      lastName: 'Team',
      email: 'hello@more-visitors.example',
      message: 'We bring your shop to the first place of every search engine within days!',
    },
    items: {},
    daysAgo: 127.1,
    steps: [
      ['reviewed', 14],
      ['closed', 1],
    ],
  },
  {
    language: 'en',
    input: {
      type: 'contact',
      firstName: 'Elena',
      lastName: 'Moretti',
      email: 'elena.moretti@example.com',
      country: 'IT',
      city: 'milan',
      message: 'Is there a certificate of the door sensor for the European market?',
    },
    items: {},
    daysAgo: 94.2,
    steps: [
      ['reviewed', 9],
      [
        'answered',
        2,
        { text: 'Yes: you find the declaration among the documents of the product.' },
      ],
    ],
  },
  {
    language: 'ar',
    input: {
      type: 'contact',
      firstName: 'فهد',
      lastName: 'المطيري',
      email: 'fahad.almutairi@example.com',
      country: 'KW',
      city: 'kuwait_city',
      message: 'أرسلت رسالتي مرتين بالخطأ، أرجو إغلاق هذه.',
    },
    items: {},
    daysAgo: 70.1,
    steps: [
      ['reviewed', 7],
      ['closed', 1],
    ],
  },
  {
    language: 'ar',
    input: {
      type: 'contact',
      firstName: 'منى',
      lastName: 'الزهراني',
      email: 'mona.alzahrani@example.com',
      country: 'SA',
      city: 'jeddah',
      message: 'هل تقدّمون تدريبًا لفريقنا على المنصة باللغة العربية؟',
    },
    items: {},
    daysAgo: 50.2,
    steps: [
      ['reviewed', 5],
      ['answered', 4, { text: 'نعم، نعقد جلسة مباشرة كل أسبوعين، ويمكن ترتيب جلسة خاصة لفريقكم.' }],
    ],
  },
  {
    language: 'en',
    input: {
      type: 'contact',
      firstName: 'Grace',
      lastName: 'Okafor',
      email: 'grace.okafor@example.com',
      country: 'AE',
      city: 'sharjah',
      message: 'Which of your trackers lasts a whole summer in a parked trailer?',
    },
    items: {},
    daysAgo: 24.4,
    steps: [
      ['reviewed', 3],
      ['answered', 5, { text: 'The solar container tracker: it needs no charging at all.' }],
    ],
  },
]
