/** One `id|English|العربية` line per city, by country. */
export const americanCities = {
  US: `
    washington|Washington, D.C.|واشنطن العاصمة
    new_york|New York|نيويورك
    los_angeles|Los Angeles|لوس أنجلوس
    chicago|Chicago|شيكاغو
    houston|Houston|هيوستن
    dallas|Dallas|دالاس
    miami|Miami|ميامي
    san_francisco|San Francisco|سان فرانسيسكو
    seattle|Seattle|سياتل
    boston|Boston|بوسطن
    atlanta|Atlanta|أتلانتا
    philadelphia|Philadelphia|فيلادلفيا
    phoenix|Phoenix|فينيكس
    detroit|Detroit|ديترويت
    san_jose|San Jose|سان خوسيه`,
  CA: `
    ottawa|Ottawa|أوتاوا
    toronto|Toronto|تورونتو
    montreal|Montreal|مونتريال
    vancouver|Vancouver|فانكوفر
    calgary|Calgary|كالغاري
    edmonton|Edmonton|إدمونتون
    quebec|Quebec City|مدينة كيبك
    winnipeg|Winnipeg|وينيبيغ`,
  MX: `
    mexico_city|Mexico City|مدينة مكسيكو
    guadalajara|Guadalajara|غوادالاخارا
    monterrey|Monterrey|مونتيري
    puebla|Puebla|بويبلا
    tijuana|Tijuana|تيخوانا
    cancun|Cancún|كانكون`,
  BR: `
    brasilia|Brasília|برازيليا
    sao_paulo|São Paulo|ساو باولو
    rio_de_janeiro|Rio de Janeiro|ريو دي جانيرو
    salvador|Salvador|سالفادور
    fortaleza|Fortaleza|فورتاليزا
    belo_horizonte|Belo Horizonte|بيلو هوريزونتي
    curitiba|Curitiba|كوريتيبا
    porto_alegre|Porto Alegre|بورتو أليغري
    recife|Recife|ريسيفي
    manaus|Manaus|ماناوس`,
  AR: `
    buenos_aires|Buenos Aires|بوينس آيرس
    cordoba|Córdoba|كوردوبا
    rosario|Rosario|روساريو
    mendoza|Mendoza|مندوزا`,
  CL: `
    santiago|Santiago|سانتياغو
    valparaiso|Valparaíso|فالبارايسو
    concepcion|Concepción|كونسبسيون`,
  CO: `
    bogota|Bogotá|بوغوتا
    medellin|Medellín|ميديلين
    cali|Cali|كالي
    barranquilla|Barranquilla|بارانكويلا`,
  PE: `
    lima|Lima|ليما
    arequipa|Arequipa|أريكويبا
    trujillo|Trujillo|تروخيو`,
  VE: `
    caracas|Caracas|كاراكاس
    maracaibo|Maracaibo|ماراكايبو
    valencia|Valencia|فالنسيا`,
  EC: `
    quito|Quito|كيتو
    guayaquil|Guayaquil|غواياكيل`,
  BO: `
    sucre|Sucre|سوكري
    la_paz|La Paz|لاباز
    santa_cruz|Santa Cruz de la Sierra|سانتا كروز`,
  PA: `
    panama_city|Panama City|مدينة بنما
    colon|Colón|كولون`,
  AG: 'saint_johns|St. John’s|سانت جونز',
  AI: 'the_valley|The Valley|ذا فالي',
  AW: 'oranjestad|Oranjestad|أورانجستاد',
  BB: 'bridgetown|Bridgetown|بريدجتاون',
  BL: 'gustavia|Gustavia|غوستافيا',
  BM: 'hamilton|Hamilton|هاملتون',
  BQ: 'kralendijk|Kralendijk|كراليندايك',
  BS: 'nassau|Nassau|ناساو',
  BZ: `
    belmopan|Belmopan|بلموبان
    belize_city|Belize City|مدينة بليز`,
  CR: 'san_jose|San José|سان خوسيه',
  CU: 'havana|Havana|هافانا',
  CW: 'willemstad|Willemstad|ويلمستاد',
  DM: 'roseau|Roseau|روسو',
  DO: 'santo_domingo|Santo Domingo|سانتو دومينغو',
  FK: 'stanley|Stanley|ستانلي',
  GD: 'saint_georges|St. George’s|سانت جورجز',
  GF: 'cayenne|Cayenne|كايين',
  GL: 'nuuk|Nuuk|نوك',
  GP: `
    basse_terre|Basse-Terre|باس تير
    pointe_a_pitre|Pointe-à-Pitre|بوانت آبيتر`,
  GT: 'guatemala_city|Guatemala City|مدينة غواتيمالا',
  GY: 'georgetown|Georgetown|جورج تاون',
  HN: `
    tegucigalpa|Tegucigalpa|تيغوسيغالبا
    san_pedro_sula|San Pedro Sula|سان بيدرو سولا`,
  HT: 'port_au_prince|Port-au-Prince|بورت أو برنس',
  JM: 'kingston|Kingston|كينغستون',
  KN: 'basseterre|Basseterre|باستير',
  KY: 'george_town|George Town|جورج تاون',
  LC: 'castries|Castries|كاستريس',
  MF: 'marigot|Marigot|ماريغو',
  MQ: 'fort_de_france|Fort-de-France|فور دو فرانس',
  MS: 'brades|Brades|برادس',
  NI: 'managua|Managua|ماناغوا',
  PM: 'saint_pierre|Saint-Pierre|سان بيير',
  PR: 'san_juan|San Juan|سان خوان',
  PY: 'asuncion|Asunción|أسونسيون',
  SR: 'paramaribo|Paramaribo|باراماريبو',
  SV: 'san_salvador|San Salvador|سان سلفادور',
  SX: 'philipsburg|Philipsburg|فيليبسبورغ',
  TC: 'cockburn_town|Cockburn Town|كوكبرن تاون',
  TT: 'port_of_spain|Port of Spain|بورت أوف سبين',
  UY: 'montevideo|Montevideo|مونتيفيديو',
  VC: 'kingstown|Kingstown|كينغستاون',
  VG: 'road_town|Road Town|رود تاون',
  VI: 'charlotte_amalie|Charlotte Amalie|شارلوت أمالي',
} as const
