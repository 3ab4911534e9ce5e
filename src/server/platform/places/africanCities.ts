/** One `id|English|العربية` line per city, by country. */
export const africanCities = {
  ZA: `
    pretoria|Pretoria|بريتوريا
    cape_town|Cape Town|كيب تاون
    johannesburg|Johannesburg|جوهانسبرغ
    durban|Durban|ديربان
    gqeberha|Gqeberha (Port Elizabeth)|غكيبيرها (بورت إليزابيث)
    bloemfontein|Bloemfontein|بلومفونتين
    east_london|East London|إيست لندن`,
  NG: `
    abuja|Abuja|أبوجا
    lagos|Lagos|لاغوس
    kano|Kano|كانو
    ibadan|Ibadan|إبادان
    port_harcourt|Port Harcourt|بورت هاركورت
    kaduna|Kaduna|كادونا
    benin_city|Benin City|مدينة بنين
    maiduguri|Maiduguri|مايدوغوري`,
  KE: `
    nairobi|Nairobi|نيروبي
    mombasa|Mombasa|مومباسا
    kisumu|Kisumu|كيسومو
    nakuru|Nakuru|ناكورو
    eldoret|Eldoret|إلدوريت`,
  ET: `
    addis_ababa|Addis Ababa|أديس أبابا
    dire_dawa|Dire Dawa|ديرة داوا
    mekelle|Mekelle|ميكيلي
    adama|Adama|أداما
    bahir_dar|Bahir Dar|بحر دار
    hawassa|Hawassa|هواسا
    jijiga|Jijiga|جيجيغا`,
  GH: `
    accra|Accra|أكرا
    kumasi|Kumasi|كوماسي
    tamale|Tamale|تامالي
    tema|Tema|تيما`,
  TZ: `
    dodoma|Dodoma|دودوما
    dar_es_salaam|Dar es Salaam|دار السلام
    zanzibar|Zanzibar|زنجبار
    arusha|Arusha|أروشا
    mwanza|Mwanza|موانزا`,
  UG: `
    kampala|Kampala|كمبالا
    entebbe|Entebbe|عنتيبي
    jinja|Jinja|جينجا
    gulu|Gulu|غولو`,
  SN: `
    dakar|Dakar|داكار
    thies|Thiès|تييس
    touba|Touba|طوبى
    saint_louis|Saint-Louis|سان لوي`,
  CI: `
    yamoussoukro|Yamoussoukro|ياموسوكرو
    abidjan|Abidjan|أبيدجان
    bouake|Bouaké|بواكي
    san_pedro|San-Pédro|سان بيدرو`,
  CM: `
    yaounde|Yaoundé|ياوندي
    douala|Douala|دوالا
    garoua|Garoua|غاروا`,
  TD: `
    ndjamena|N’Djamena|نجامينا
    moundou|Moundou|موندو
    abeche|Abéché|أبشي`,
  AO: `
    luanda|Luanda|لواندا
    huambo|Huambo|هوامبو
    benguela|Benguela|بنغيلا`,
  BF: 'ouagadougou|Ouagadougou|واغادوغو',
  BI: `
    gitega|Gitega|غيتيغا
    bujumbura|Bujumbura|بوجمبورا`,
  BJ: `
    porto_novo|Porto-Novo|بورتو نوفو
    cotonou|Cotonou|كوتونو`,
  BW: 'gaborone|Gaborone|غابورون',
  CD: `
    kinshasa|Kinshasa|كينشاسا
    lubumbashi|Lubumbashi|لوبومباشي
    goma|Goma|غوما`,
  CF: 'bangui|Bangui|بانغي',
  CG: `
    brazzaville|Brazzaville|برازافيل
    pointe_noire|Pointe-Noire|بوانت نوار`,
  CV: 'praia|Praia|برايا',
  EH: `
    laayoune|Laayoune|العيون
    dakhla|Dakhla|الداخلة
    smara|Smara|السمارة`,
  ER: `
    asmara|Asmara|أسمرة
    massawa|Massawa|مصوع`,
  GA: 'libreville|Libreville|ليبرفيل',
  GM: 'banjul|Banjul|بانجول',
  GN: 'conakry|Conakry|كوناكري',
  GQ: 'malabo|Malabo|مالابو',
  GW: 'bissau|Bissau|بيساو',
  IO: 'diego_garcia|Diego Garcia|دييغو غارسيا',
  LR: 'monrovia|Monrovia|مونروفيا',
  LS: 'maseru|Maseru|ماسيرو',
  MG: 'antananarivo|Antananarivo|أنتاناناريفو',
  ML: `
    bamako|Bamako|باماكو
    timbuktu|Timbuktu|تمبكتو`,
  MU: 'port_louis|Port Louis|بورت لويس',
  MW: `
    lilongwe|Lilongwe|ليلونغوي
    blantyre|Blantyre|بلانتير`,
  MZ: `
    maputo|Maputo|مابوتو
    beira|Beira|بيرا`,
  NA: 'windhoek|Windhoek|ويندهوك',
  NE: 'niamey|Niamey|نيامي',
  RE: 'saint_denis|Saint-Denis|سان دوني',
  RW: 'kigali|Kigali|كيغالي',
  SC: 'victoria|Victoria|فيكتوريا',
  SH: 'jamestown|Jamestown|جيمستاون',
  SL: 'freetown|Freetown|فريتاون',
  SS: 'juba|Juba|جوبا',
  ST: 'sao_tome|São Tomé|ساو تومي',
  SZ: `
    mbabane|Mbabane|مبابان
    lobamba|Lobamba|لوبامبا`,
  TG: 'lome|Lomé|لومي',
  YT: 'mamoudzou|Mamoudzou|مامودزو',
  ZM: 'lusaka|Lusaka|لوساكا',
  ZW: `
    harare|Harare|هراري
    bulawayo|Bulawayo|بولاوايو`,
} as const
