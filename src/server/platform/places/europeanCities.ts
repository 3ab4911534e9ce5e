/** One `id|English|العربية` line per city, by country. */
export const europeanCities = {
  GB: `
    london|London|لندن
    birmingham|Birmingham|برمنغهام
    manchester|Manchester|مانشستر
    glasgow|Glasgow|غلاسكو
    edinburgh|Edinburgh|إدنبرة
    liverpool|Liverpool|ليفربول
    leeds|Leeds|ليدز
    bristol|Bristol|بريستول
    cardiff|Cardiff|كارديف
    belfast|Belfast|بلفاست`,
  DE: `
    berlin|Berlin|برلين
    hamburg|Hamburg|هامبورغ
    munich|Munich|ميونخ
    cologne|Cologne|كولونيا
    frankfurt|Frankfurt|فرانكفورت
    stuttgart|Stuttgart|شتوتغارت
    dusseldorf|Düsseldorf|دوسلدورف
    leipzig|Leipzig|لايبزيغ
    bremen|Bremen|بريمن
    hanover|Hanover|هانوفر`,
  FR: `
    paris|Paris|باريس
    marseille|Marseille|مرسيليا
    lyon|Lyon|ليون
    toulouse|Toulouse|تولوز
    nice|Nice|نيس
    nantes|Nantes|نانت
    strasbourg|Strasbourg|ستراسبورغ
    bordeaux|Bordeaux|بوردو
    lille|Lille|ليل`,
  IT: `
    rome|Rome|روما
    milan|Milan|ميلانو
    naples|Naples|نابولي
    turin|Turin|تورينو
    genoa|Genoa|جنوة
    bologna|Bologna|بولونيا
    florence|Florence|فلورنسا
    venice|Venice|البندقية
    palermo|Palermo|باليرمو`,
  ES: `
    madrid|Madrid|مدريد
    barcelona|Barcelona|برشلونة
    valencia|Valencia|فالنسيا
    seville|Seville|إشبيلية
    zaragoza|Zaragoza|سرقسطة
    malaga|Málaga|مالقة
    bilbao|Bilbao|بلباو
    granada|Granada|غرناطة`,
  NL: `
    amsterdam|Amsterdam|أمستردام
    rotterdam|Rotterdam|روتردام
    the_hague|The Hague|لاهاي
    utrecht|Utrecht|أوتريخت
    eindhoven|Eindhoven|آيندهوفن`,
  BE: `
    brussels|Brussels|بروكسل
    antwerp|Antwerp|أنتويرب
    ghent|Ghent|غنت
    liege|Liège|لييج`,
  CH: `
    bern|Bern|برن
    zurich|Zurich|زيورخ
    geneva|Geneva|جنيف
    basel|Basel|بازل
    lausanne|Lausanne|لوزان`,
  AT: `
    vienna|Vienna|فيينا
    graz|Graz|غراتس
    linz|Linz|لينتس
    salzburg|Salzburg|سالزبورغ`,
  SE: `
    stockholm|Stockholm|ستوكهولم
    gothenburg|Gothenburg|غوتنبرغ
    malmo|Malmö|مالمو
    uppsala|Uppsala|أوبسالا`,
  NO: `
    oslo|Oslo|أوسلو
    bergen|Bergen|بيرغن
    trondheim|Trondheim|تروندهايم
    stavanger|Stavanger|ستافانغر`,
  DK: `
    copenhagen|Copenhagen|كوبنهاغن
    aarhus|Aarhus|آرهوس
    odense|Odense|أودنسه
    aalborg|Aalborg|ألبورغ`,
  FI: `
    helsinki|Helsinki|هلسنكي
    espoo|Espoo|إسبو
    tampere|Tampere|تامبيري
    turku|Turku|توركو`,
  PL: `
    warsaw|Warsaw|وارسو
    krakow|Kraków|كراكوف
    lodz|Łódź|وودج
    wroclaw|Wrocław|فروتسواف
    gdansk|Gdańsk|غدانسك`,
  PT: `
    lisbon|Lisbon|لشبونة
    porto|Porto|بورتو
    braga|Braga|براغا
    faro|Faro|فارو`,
  GR: `
    athens|Athens|أثينا
    thessaloniki|Thessaloniki|سالونيك
    piraeus|Piraeus|بيرايوس
    patras|Patras|باتراس`,
  IE: `
    dublin|Dublin|دبلن
    cork|Cork|كورك
    galway|Galway|غالواي
    limerick|Limerick|ليمريك`,
  RU: `
    moscow|Moscow|موسكو
    saint_petersburg|Saint Petersburg|سانت بطرسبرغ
    novosibirsk|Novosibirsk|نوفوسيبيرسك
    yekaterinburg|Yekaterinburg|يكاترينبورغ
    kazan|Kazan|قازان
    ufa|Ufa|أوفا
    vladivostok|Vladivostok|فلاديفوستوك`,
  UA: `
    kyiv|Kyiv|كييف
    kharkiv|Kharkiv|خاركيف
    odesa|Odesa|أوديسا
    dnipro|Dnipro|دنيبرو
    lviv|Lviv|لفيف`,
  RO: `
    bucharest|Bucharest|بوخارست
    cluj_napoca|Cluj-Napoca|كلوج نابوكا
    timisoara|Timișoara|تيميشوارا
    constanta|Constanța|كونستانتسا`,
  CZ: `
    prague|Prague|براغ
    brno|Brno|برنو
    ostrava|Ostrava|أوسترافا`,
  HU: `
    budapest|Budapest|بودابست
    debrecen|Debrecen|دبرتسن
    szeged|Szeged|سيغيد`,
  BG: `
    sofia|Sofia|صوفيا
    plovdiv|Plovdiv|بلوفديف
    varna|Varna|فارنا`,
  RS: `
    belgrade|Belgrade|بلغراد
    novi_sad|Novi Sad|نوفي ساد
    nis|Niš|نيش`,
  BA: `
    sarajevo|Sarajevo|سراييفو
    banja_luka|Banja Luka|بانيا لوكا
    mostar|Mostar|موستار`,
  CY: `
    nicosia|Nicosia|نيقوسيا
    limassol|Limassol|ليماسول
    larnaca|Larnaca|لارنكا`,
  HR: `
    zagreb|Zagreb|زغرب
    split|Split|سبليت`,
  AD: 'andorra_la_vella|Andorra la Vella|أندورا لا فيلا',
  AL: 'tirana|Tirana|تيرانا',
  AX: 'mariehamn|Mariehamn|ماريهامن',
  BY: 'minsk|Minsk|مينسك',
  EE: 'tallinn|Tallinn|تالين',
  FO: 'torshavn|Tórshavn|تورشهافن',
  GG: 'saint_peter_port|Saint Peter Port|سانت بيتر بورت',
  GI: 'gibraltar|Gibraltar|جبل طارق',
  IM: 'douglas|Douglas|دوغلاس',
  IS: 'reykjavik|Reykjavík|ريكيافيك',
  JE: 'saint_helier|Saint Helier|سانت هيلير',
  LI: 'vaduz|Vaduz|فادوز',
  LT: 'vilnius|Vilnius|فيلنيوس',
  LU: 'luxembourg|Luxembourg|لوكسمبورغ',
  LV: 'riga|Riga|ريغا',
  MC: 'monaco|Monaco|موناكو',
  MD: 'chisinau|Chișinău|كيشيناو',
  ME: 'podgorica|Podgorica|بودغوريتسا',
  MK: 'skopje|Skopje|سكوبيه',
  MT: 'valletta|Valletta|فاليتا',
  SI: 'ljubljana|Ljubljana|ليوبليانا',
  SJ: 'longyearbyen|Longyearbyen|لونغياربين',
  SK: 'bratislava|Bratislava|براتيسلافا',
  SM: 'san_marino|San Marino|سان مارينو',
  VA: 'vatican_city|Vatican City|مدينة الفاتيكان',
} as const
