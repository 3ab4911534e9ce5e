import type { FullLanguage } from '#domain/locale.ts'

export type Place = { readonly country: string; readonly city: string; readonly street: string }

export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly title: 'mr' | 'ms' | 'dr' | 'eng'
  readonly email: string
  readonly phone: string
  readonly language: FullLanguage
  /** days since they came */
  readonly since: number
  readonly place: Place
}

export type Customer = Person & { readonly group?: Group }
export type Company = Person & {
  readonly companyName: string
  readonly taxNumber?: string
  readonly group?: Group
  readonly tenants: readonly Tenant[]
}
export type Tenant = {
  readonly name: string
  readonly tenantId: string
  readonly allowedDeviceProfileTypes?: readonly string[]
  readonly allowedNetworkServers?: readonly string[]
  readonly users: readonly (Omit<Person, 'place' | 'since'> & { readonly inactive?: true })[]
}

/** As the demo catalogue calls them. */
export type Group = 'resellers' | 'enterprise' | 'government' | 'new_customers'

const saudi = (city: string, street: string): Place => ({ country: 'SA', city, street })
const emirati = (city: string, street: string): Place => ({ country: 'AE', city, street })

/** Who buys for themselves, besides the customer of the demo accounts. Nobody of them is real. */
export const customers: readonly Customer[] = [
  {
    firstName: 'نورة',
    lastName: 'الحربي',
    title: 'ms',
    email: 'noura.alharbi@example.com',
    phone: '+966503214578',
    language: 'ar',
    since: 205,
    place: saudi('jeddah', 'شارع الأندلس 41'),
    group: 'resellers',
  },
  {
    firstName: 'خالد',
    lastName: 'العتيبي',
    title: 'eng',
    email: 'khalid.alotaibi@example.com',
    phone: '+966554410923',
    language: 'ar',
    since: 191,
    place: saudi('riyadh', 'طريق الدائري الشرقي، مستودع 18'),
  },
  {
    firstName: 'Maryam',
    lastName: 'Al Suwaidi',
    title: 'ms',
    email: 'maryam.alsuwaidi@example.com',
    phone: '+971504482217',
    language: 'en',
    since: 178,
    place: emirati('abu_dhabi', 'Corniche Street 88, office 1204'),
    group: 'government',
  },
  {
    firstName: 'يوسف',
    lastName: 'الكندري',
    title: 'mr',
    email: 'yousef.alkandari@example.com',
    phone: '+96599871204',
    language: 'ar',
    since: 163,
    place: { country: 'KW', city: 'kuwait_city', street: 'شارع فهد السالم 12' },
  },
  {
    firstName: 'Ahmed',
    lastName: 'El Sherif',
    title: 'eng',
    email: 'ahmed.elsherif@example.com',
    phone: '+201006612483',
    language: 'ar',
    since: 157,
    place: { country: 'EG', city: 'cairo', street: 'Ninety Street, building 63' },
  },
  {
    firstName: 'Hessa',
    lastName: 'Al Marri',
    title: 'ms',
    email: 'hessa.almarri@example.com',
    phone: '+97455871460',
    language: 'en',
    since: 141,
    place: { country: 'QA', city: 'doha', street: 'Al Corniche, tower 4' },
  },
  {
    firstName: 'Priya',
    lastName: 'Menon',
    title: 'ms',
    email: 'priya.menon@example.com',
    phone: '+971558130946',
    language: 'en',
    since: 118,
    place: emirati('dubai', 'Logistics City, block C7'),
    group: 'resellers',
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    title: 'mr',
    email: 'jonas.weber@example.com',
    phone: '+491705550148',
    language: 'en',
    since: 99,
    place: { country: 'DE', city: 'hamburg', street: 'Am Sandtorkai 27' },
  },
  {
    firstName: 'Rania',
    lastName: 'Khoury',
    title: 'dr',
    email: 'rania.khoury@example.com',
    phone: '+962795540318',
    language: 'en',
    since: 85,
    place: { country: 'JO', city: 'amman', street: 'Zahran Street 140' },
  },
  {
    firstName: 'سالم',
    lastName: 'البلوشي',
    title: 'mr',
    email: 'salim.albalushi@example.com',
    phone: '+96892217463',
    language: 'ar',
    since: 67,
    place: { country: 'OM', city: 'muscat', street: 'شارع السلطان قابوس، مبنى 9' },
  },
  {
    firstName: 'Aisha',
    lastName: 'Rahman',
    title: 'ms',
    email: 'aisha.rahman@example.com',
    phone: '+97336614072',
    language: 'en',
    since: 46,
    place: { country: 'BH', city: 'manama', street: 'Government Avenue 215' },
    group: 'government',
  },
  {
    firstName: 'James',
    lastName: 'Whitfield',
    title: 'mr',
    email: 'james.whitfield@example.com',
    phone: '+447911123456',
    language: 'en',
    since: 25,
    place: { country: 'GB', city: 'manchester', street: 'Deansgate 301' },
    group: 'new_customers',
  },
  {
    firstName: 'دينا',
    lastName: 'منصور',
    title: 'ms',
    email: 'dina.mansour@example.com',
    phone: '+966567730182',
    language: 'ar',
    since: 11,
    place: saudi('dammam', 'شارع الملك سعود 77'),
    group: 'new_customers',
  },
  {
    firstName: 'Tareq',
    lastName: 'Hamdan',
    title: 'mr',
    email: 'tareq.hamdan@example.com',
    phone: '+966539048861',
    language: 'en',
    since: 2.6,
    place: saudi('khobar', 'Prince Turki Street 19'),
    group: 'new_customers',
  },
]

/** Who buys for others, besides the company of the demo accounts. */
export const companies: readonly Company[] = [
  {
    companyName: 'Wadi Cold Chain',
    taxNumber: '100487215900003',
    firstName: 'Karim',
    lastName: 'Mansour',
    title: 'mr',
    email: 'karim@wadi-coldchain.example',
    phone: '+971509937714',
    language: 'en',
    since: 186,
    place: emirati('dubai', 'Jebel Ali Free Zone, gate 5'),
    group: 'enterprise',
    tenants: [
      {
        name: 'Wadi Dubai',
        tenantId: 'wadi-dubai',
        allowedDeviceProfileTypes: ['lorawan', 'ble', 'nb_iot', 'lte_cat1'],
        users: [
          {
            firstName: 'Joseph',
            lastName: 'Mathew',
            title: 'mr',
            email: 'joseph@wadi-coldchain.example',
            phone: '+971525518840',
            language: 'en',
          },
          {
            firstName: 'Leila',
            lastName: 'Farouk',
            title: 'ms',
            email: 'leila@wadi-coldchain.example',
            phone: '+971525518841',
            language: 'ar',
            inactive: true,
          },
        ],
      },
      {
        name: 'Wadi Abu Dhabi',
        tenantId: 'wadi-abu-dhabi',
        users: [
          {
            firstName: 'ريم',
            lastName: 'سعيد',
            title: 'ms',
            email: 'reem@wadi-coldchain.example',
            phone: '+971563317025',
            language: 'ar',
          },
        ],
      },
      { name: 'Wadi Sharjah', tenantId: 'wadi-sharjah', users: [] },
    ],
  },
  {
    companyName: 'فلج للتقنيات الزراعية',
    firstName: 'ماجد',
    lastName: 'العامري',
    title: 'eng',
    email: 'majid@falaj-agritech.example',
    phone: '+96895560247',
    language: 'ar',
    since: 171,
    place: { country: 'OM', city: 'nizwa', street: 'طريق بركة الموز 6' },
    tenants: [
      {
        name: 'فلج نزوى',
        tenantId: 'falaj-nizwa',
        allowedNetworkServers: ['EU868', 'AS923'],
        users: [
          {
            firstName: 'ناصر',
            lastName: 'الحارثي',
            title: 'mr',
            email: 'nasser@falaj-agritech.example',
            phone: '+96891174483',
            language: 'ar',
          },
        ],
      },
      { name: 'فلج صلالة', tenantId: 'falaj-salalah', users: [] },
    ],
  },
  {
    companyName: 'Sadaf Facilities',
    firstName: 'Lina',
    lastName: 'Barakat',
    title: 'ms',
    email: 'lina@sadaf-facilities.example',
    phone: '+97466240195',
    language: 'en',
    since: 156,
    place: { country: 'QA', city: 'doha', street: 'Lusail Boulevard 30' },
    group: 'enterprise',
    tenants: [
      {
        name: 'Sadaf Towers',
        tenantId: 'sadaf-towers',
        users: [
          {
            firstName: 'Bilal',
            lastName: 'Karam',
            title: 'eng',
            email: 'bilal@sadaf-facilities.example',
            phone: '+97433108862',
            language: 'en',
          },
        ],
      },
      { name: 'Sadaf Malls', tenantId: 'sadaf-malls', users: [] },
    ],
  },
  {
    companyName: 'Meridian Metering',
    firstName: 'Sara',
    lastName: 'Lindqvist',
    title: 'ms',
    email: 'sara@meridian-metering.example',
    phone: '+96598823360',
    language: 'en',
    since: 138,
    place: { country: 'KW', city: 'hawalli', street: 'Tunis Street 24' },
    tenants: [
      {
        name: 'Meridian Hawalli',
        tenantId: 'meridian-hawalli',
        users: [
          {
            firstName: 'عبدالله',
            lastName: 'الرشيد',
            title: 'eng',
            email: 'abdullah@meridian-metering.example',
            phone: '+96594471209',
            language: 'ar',
          },
        ],
      },
    ],
  },
]

/** A second tenant of the company of the demo accounts. */
export const moreOfAcme: Tenant = {
  name: 'Acme Jeddah',
  tenantId: 'acme-jeddah',
  users: [
    {
      firstName: 'هدى',
      lastName: 'قاسم',
      title: 'ms',
      email: 'huda@acme-logistics.example',
      phone: '+966558827140',
      language: 'ar',
    },
  ],
}
