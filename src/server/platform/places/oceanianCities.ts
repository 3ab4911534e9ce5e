/** One `id|English|العربية` line per city, by country. */
export const oceanianCities = {
  AU: `
    canberra|Canberra|كانبرا
    sydney|Sydney|سيدني
    melbourne|Melbourne|ملبورن
    brisbane|Brisbane|بريزبن
    perth|Perth|بيرث
    adelaide|Adelaide|أديلايد
    gold_coast|Gold Coast|غولد كوست
    hobart|Hobart|هوبارت
    darwin|Darwin|داروين`,
  NZ: `
    wellington|Wellington|ويلينغتون
    auckland|Auckland|أوكلاند
    christchurch|Christchurch|كرايستشيرش
    hamilton|Hamilton|هاملتون`,
  AS: 'pago_pago|Pago Pago|باغو باغو',
  CC: 'west_island|West Island|ويست آيلاند',
  CK: 'avarua|Avarua|أفاروا',
  CX: 'flying_fish_cove|Flying Fish Cove|فلاينغ فيش كوف',
  FJ: `
    suva|Suva|سوفا
    nadi|Nadi|نادي`,
  FM: 'palikir|Palikir|باليكير',
  GU: 'hagatna|Hagåtña|هاغاتنا',
  KI: 'south_tarawa|South Tarawa|تاراوا الجنوبية',
  MH: 'majuro|Majuro|ماجورو',
  MP: 'saipan|Saipan|سايبان',
  NC: 'noumea|Nouméa|نوميا',
  NF: 'kingston|Kingston|كينغستون',
  NR: 'yaren|Yaren|يارين',
  NU: 'alofi|Alofi|ألوفي',
  PF: 'papeete|Papeete|بابيتي',
  PG: 'port_moresby|Port Moresby|بورت مورسبي',
  PN: 'adamstown|Adamstown|آدمزتاون',
  PW: `
    ngerulmud|Ngerulmud|نغيرولمود
    koror|Koror|كورور`,
  SB: 'honiara|Honiara|هونيارا',
  TK: 'nukunonu|Nukunonu|نوكونونو',
  TO: 'nukualofa|Nukuʻalofa|نوكوألوفا',
  TV: 'funafuti|Funafuti|فونافوتي',
  VU: 'port_vila|Port Vila|بورت فيلا',
  WF: 'mata_utu|Mata-Utu|ماتا أوتو',
  WS: 'apia|Apia|أبيا',
} as const
