import { choiceOf } from './choiceOf.ts'

export const productType = choiceOf({
  device: ['Device', 'جهاز'],
  gateway: ['Gateway', 'بوابة'],
  accessory: ['Accessory', 'ملحق'],
  subscription: ['Subscription', 'اشتراك'],
  integration: ['Integration', 'تكامل'],
  license: ['License', 'ترخيص'],
  package: ['Package', 'باقة'],
})

export const communicationType = choiceOf({
  lorawan: ['LoRaWAN', 'LoRaWAN'],
  nb_iot: ['NB-IoT', 'NB-IoT'],
  lte_m: ['LTE-M', 'LTE-M'],
  lte_cat1: ['LTE Cat 1', 'LTE Cat 1'],
  lte_cat4: ['4G LTE', 'الجيل الرابع LTE'],
  nr_5g: ['5G', 'الجيل الخامس'],
  gsm_2g: ['2G', 'الجيل الثاني'],
  zigbee: ['Zigbee', 'زيجبي'],
  thread: ['Thread', 'Thread'],
  ble: ['Bluetooth Low Energy', 'بلوتوث منخفض الطاقة'],
  uwb: ['Ultra-wideband', 'النطاق فائق العرض'],
  nfc: ['NFC', 'الاتصال قريب المدى'],
  wifi: ['Wi-Fi', 'واي فاي'],
  ethernet: ['Ethernet', 'إيثرنت'],
  rs485_modbus: ['RS-485 / Modbus', 'RS-485 / Modbus'],
  can_bus: ['CAN bus', 'ناقل CAN'],
  wmbus: ['Wireless M-Bus', 'M-Bus اللاسلكي'],
  satellite: ['Satellite', 'قمر صناعي'],
  none: ['Not applicable', 'لا ينطبق'],
})

export const connectivityType = choiceOf({
  lpwan: ['Low-power wide area', 'شبكة واسعة منخفضة الطاقة'],
  cellular: ['Cellular', 'خلوي'],
  short_range: ['Short range', 'قصير المدى'],
  local_network: ['Local network', 'شبكة محلية'],
  wired_fieldbus: ['Wired fieldbus', 'ناقل حقلي سلكي'],
  satellite: ['Satellite', 'أقمار صناعية'],
  hybrid: ['Hybrid', 'هجين'],
  none: ['Not applicable', 'لا ينطبق'],
})

export const platformType = choiceOf({
  cloud: ['Cloud', 'سحابي'],
  on_premise: ['On-premises', 'محلي داخل المنشأة'],
  hybrid: ['Hybrid', 'هجين'],
  edge: ['Edge', 'حوسبة طرفية'],
  none: ['Not applicable', 'لا ينطبق'],
})

export const subscriptionPeriod = choiceOf({
  monthly: ['Monthly', 'شهري'],
  quarterly: ['Quarterly', 'ربع سنوي'],
  semi_annual: ['Every 6 months', 'نصف سنوي'],
  annual: ['Annual', 'سنوي'],
  biennial: ['Every 2 years', 'كل سنتين'],
  triennial: ['Every 3 years', 'كل ثلاث سنوات'],
  perpetual: ['Perpetual', 'دائم'],
})

export const subscriptionType = choiceOf({
  connectivity: ['Connectivity', 'اتصال'],
  platform: ['Platform', 'منصة'],
  network_server: ['Network server', 'خادم شبكة'],
  analytics: ['Analytics', 'تحليلات'],
  support: ['Support', 'دعم فني'],
})

export const licenceType = choiceOf({
  per_device: ['Per device', 'لكل جهاز'],
  per_gateway: ['Per gateway', 'لكل بوابة'],
  per_user: ['Per user', 'لكل مستخدم'],
  per_site: ['Per site', 'لكل موقع'],
  feature: ['Feature', 'ميزة'],
  enterprise: ['Enterprise', 'مؤسسي'],
})

export const notificationPackageType = choiceOf({
  sms: ['SMS', 'رسائل نصية قصيرة'],
  email: ['Email', 'بريد إلكتروني'],
  voice_call: ['Voice call', 'مكالمة صوتية'],
  push: ['Push notification', 'إشعار فوري'],
  messaging_app: ['Messaging app', 'تطبيق مراسلة'],
})

export const stockMode = choiceOf({
  tracked: ['Counted', 'معدود'],
  derived: ['From its contents', 'من محتوياته'],
  none: ['Not stocked', 'بلا مخزون'],
})
