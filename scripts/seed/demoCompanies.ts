import { emirati, type Company, type Tenant } from './demoPeople.ts'

/** The companies, apart from that of the demo accounts. */
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
    joinedDaysAgo: 186,
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
    joinedDaysAgo: 171,
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
    joinedDaysAgo: 156,
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
    joinedDaysAgo: 138,
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
export const secondAcmeTenant: Tenant = {
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
