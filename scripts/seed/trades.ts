import type { FullLanguage } from '#domain/locale.ts'
import type { OpeningSlide } from '#domain/layout.ts'

type Texts = Readonly<Record<FullLanguage, string>>

/** The subject of a shop, by its opening scene, so that shops served together differ. */
export type Trade = {
  /** where the first slide leads */
  readonly category: string
  /** the products shown first on the home page */
  readonly productGroup: {
    readonly title: Texts
    readonly description: Texts
    readonly codes: readonly string[]
  }
  /** the topics of the other slides, then of the ads */
  readonly topics: readonly [string, string, string, string, string]
}

const applicationLink = (application: string): string => `/products?applications=:${application}`

export const trades: Readonly<Record<OpeningSlide, Trade>> = {
  coldChain: {
    category: applicationLink('cold_chain'),
    productGroup: {
      title: { en: 'Between two and eight', ar: 'بين درجتين وثماني درجات' },
      description: {
        en: 'Loggers and probes that write down every minute.',
        ar: 'مسجّلات ومجسّات تدوّن كل دقيقة.',
      },
      codes: ['DEV-TH-NB03', 'DEV-TH-LW04', 'DEV-TH-BLE05', 'DEV-TH-LW01', 'GW-BLE-POE'],
    },
    topics: [
      'industries/pharma',
      'industries/food_beverage',
      'industries/healthcare',
      'industries/retail',
      'applications/asset_tracking',
    ],
  },
  devices: {
    category: '/products?type=device',
    productGroup: {
      title: { en: 'Where most projects begin', ar: 'من هنا تبدأ معظم المشاريع' },
      description: {
        en: 'Devices of every kind, and the gateway that hears them all.',
        ar: 'أجهزة من كل نوع، والبوابة التي تسمعها كلها.',
      },
      codes: ['DEV-TH-LW01', 'DEV-VT-C1A', 'GW-LW-IN8', 'DEV-CT-LW1', 'DEV-WM-NB1', 'DEV-EM-LW1'],
    },
    topics: [
      'industries/manufacturing',
      'applications/asset_tracking',
      'applications/smart_building',
      'applications/smart_city',
      'applications/industrial_iot',
    ],
  },
  doors: {
    category: applicationLink('access_control'),
    productGroup: {
      title: { en: 'Locks that keep a diary', ar: 'أقفال تدوّن من دخل' },
      description: {
        en: 'For doors, gates, cabinets and containers.',
        ar: 'للأبواب والبوابات والخزائن والحاويات.',
      },
      codes: ['DEV-SL-ZB1', 'DEV-SL-BLE2', 'DEV-SL-LW4', 'ACC-CRD-NFC10', 'GW-HUB-MP1'],
    },
    topics: [
      'industries/hospitality',
      'industries/real_estate',
      'applications/safety_security',
      'industries/education',
      'applications/smart_building',
    ],
  },
  field: {
    category: applicationLink('smart_agriculture'),
    productGroup: {
      title: { en: 'For this season', ar: 'لهذا الموسم' },
      description: {
        en: 'What the soil, the sky and the herd have to say.',
        ar: 'ما تقوله التربة والسماء والقطيع.',
      },
      codes: ['DEV-SO-LW1', 'DEV-SO-LW2', 'DEV-IR-LW3', 'DEV-PT-LW2', 'DEV-TH-LW02'],
    },
    topics: [
      'applications/smart_agriculture',
      'applications/environment_monitoring',
      'industries/agriculture',
      'industries/environment',
      'industries/food_beverage',
    ],
  },
  fleet: {
    category: applicationLink('fleet_management'),
    productGroup: {
      title: { en: 'Fitted before lunch', ar: 'تُركَّب قبل الظهر' },
      description: {
        en: 'Trackers, cameras and fuel sensors for the vehicles you have.',
        ar: 'أجهزة تتبّع وكاميرات ومستشعرات وقود لمركباتك.',
      },
      codes: ['DEV-VT-C1A', 'DEV-VT-OBD', 'DEV-VT-CAM4', 'DEV-FL-485', 'GW-VEH-CAN'],
    },
    topics: [
      'industries/logistics',
      'applications/fleet_management',
      'industries/construction',
      'applications/asset_tracking',
      'industries/mining',
    ],
  },
  harbour: {
    category: applicationLink('asset_tracking'),
    productGroup: {
      title: { en: 'For quay and yard', ar: 'للرصيف والساحة' },
      description: {
        en: 'Containers, seals and machines, also beyond the coverage.',
        ar: 'حاويات وأختام وآلات، حتى خارج التغطية.',
      },
      codes: ['DEV-AT-SOL2', 'DEV-SL-NB3', 'DEV-AT-SAT4', 'GW-SAT-IOT', 'DEV-AT-LM01'],
    },
    topics: [
      'industries/ports_airports',
      'industries/oil_gas',
      'industries/logistics',
      'industries/government',
      'applications/safety_security',
    ],
  },
  home: {
    category: applicationLink('smart_building'),
    productGroup: {
      title: { en: 'Up in an evening', ar: 'جاهزة في مساء واحد' },
      description: {
        en: 'Nothing to drill, one hub for all of it.',
        ar: 'بلا ثقب، وموزّع واحد لها كلها.',
      },
      codes: ['GW-HUB-MP1', 'DEV-HV-WF1', 'DEV-EM-ZB3', 'DEV-MO-ZB1', 'DEV-LK-ZB2'],
    },
    topics: [
      'applications/smart_building',
      'applications/safety_security',
      'applications/energy_management',
      'industries/real_estate',
      'industries/hospitality',
    ],
  },
  network: {
    category: '/products?type=subscription',
    productGroup: {
      title: { en: 'In every country from day one', ar: 'في كل بلد من أول يوم' },
      description: {
        en: 'SIM cards, plans and what connects where they end.',
        ar: 'شرائح وباقات، وما يصل إلى ما بعدها.',
      },
      codes: ['ACC-SIM-IND', 'ACC-SIM-ESIM', 'SUB-DATA-100', 'SUB-DATA-10', 'GW-RTR-4G'],
    },
    topics: [
      'applications/smart_city',
      'industries/retail',
      'industries/telecom',
      'applications/fleet_management',
      'applications/smart_metering',
    ],
  },
  power: {
    category: applicationLink('energy_management'),
    productGroup: {
      title: { en: 'Pays for itself by winter', ar: 'تستردّ ثمنها قبل الشتاء' },
      description: {
        en: 'Meters that clip on and find what runs for nobody.',
        ar: 'عدّادات تُثبَّت بلا قطع، وتكشف ما يعمل بلا حاجة.',
      },
      codes: ['DEV-EM-485', 'DEV-EM-LW1', 'ACC-CT-100A3', 'DEV-GN-LTE1', 'DEV-EM-ZB3'],
    },
    topics: [
      'industries/energy',
      'applications/energy_management',
      'industries/manufacturing',
      'industries/real_estate',
      'industries/education',
    ],
  },
  store: {
    category: applicationLink('industrial_iot'),
    productGroup: {
      title: { en: 'On the shelf, out today', ar: 'على الرف، وتُشحن اليوم' },
      description: {
        en: 'Instruments that crews ask for by their number.',
        ar: 'أدوات تطلبها الفرق برقمها.',
      },
      codes: ['DEV-MC-LW2', 'DEV-MC-LW1', 'DEV-MC-LW3', 'GW-EDGE-IND', 'ACC-ENC-IP66'],
    },
    topics: [
      'applications/industrial_iot',
      'industries/mining',
      'industries/oil_gas',
      'industries/manufacturing',
      'industries/construction',
    ],
  },
  water: {
    category: applicationLink('smart_metering'),
    productGroup: {
      title: { en: 'From the main to the tap', ar: 'من الخط إلى الصنبور' },
      description: {
        en: 'Meters, levels and leaks, read from a desk.',
        ar: 'عدّادات ومناسيب وتسرّبات تُقرأ من المكتب.',
      },
      codes: ['DEV-WM-NB1', 'DEV-WM-LW2', 'DEV-LV-NB1', 'DEV-LV-LW2', 'GW-MTR-WMB'],
    },
    topics: [
      'applications/smart_metering',
      'industries/smart_cities',
      'industries/government',
      'applications/smart_city',
      'applications/environment_monitoring',
    ],
  },
}
