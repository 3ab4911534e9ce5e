/** One `id|English|العربية` line per city, by country. */
export const asianCities = {
  TR: `
    ankara|Ankara|أنقرة
    istanbul|Istanbul|إسطنبول
    izmir|Izmir|إزمير
    bursa|Bursa|بورصة
    antalya|Antalya|أنطاليا
    adana|Adana|أضنة
    gaziantep|Gaziantep|غازي عنتاب
    konya|Konya|قونية
    mersin|Mersin|مرسين
    kayseri|Kayseri|قيصري
    trabzon|Trabzon|طرابزون
    sanliurfa|Şanlıurfa|شانلي أورفا`,
  IR: `
    tehran|Tehran|طهران
    mashhad|Mashhad|مشهد
    isfahan|Isfahan|أصفهان
    shiraz|Shiraz|شيراز
    tabriz|Tabriz|تبريز
    ahvaz|Ahvaz|الأهواز
    qom|Qom|قم
    bandar_abbas|Bandar Abbas|بندر عباس`,
  IN: `
    new_delhi|New Delhi|نيودلهي
    mumbai|Mumbai|مومباي
    bengaluru|Bengaluru|بنغالور
    hyderabad|Hyderabad|حيدر آباد
    chennai|Chennai|تشيناي
    kolkata|Kolkata|كولكاتا
    ahmedabad|Ahmedabad|أحمد آباد
    pune|Pune|بونه
    surat|Surat|سورات
    jaipur|Jaipur|جايبور
    lucknow|Lucknow|لكناو
    kochi|Kochi|كوتشي`,
  PK: `
    islamabad|Islamabad|إسلام آباد
    karachi|Karachi|كراتشي
    lahore|Lahore|لاهور
    faisalabad|Faisalabad|فيصل آباد
    rawalpindi|Rawalpindi|راولبندي
    multan|Multan|ملتان
    peshawar|Peshawar|بيشاور
    quetta|Quetta|كويتا
    sialkot|Sialkot|سيالكوت`,
  BD: `
    dhaka|Dhaka|دكا
    chattogram|Chattogram|شيتاغونغ
    khulna|Khulna|خولنا
    sylhet|Sylhet|سيلهت
    rajshahi|Rajshahi|راجشاهي`,
  LK: `
    colombo|Colombo|كولومبو
    sri_jayawardenepura_kotte|Sri Jayawardenepura Kotte|سري جاياواردنابورا كوتي
    kandy|Kandy|كاندي
    galle|Galle|غالي
    jaffna|Jaffna|جافنا`,
  CN: `
    beijing|Beijing|بكين
    shanghai|Shanghai|شنغهاي
    shenzhen|Shenzhen|شنجن
    guangzhou|Guangzhou|غوانزو
    hangzhou|Hangzhou|هانغتشو
    yiwu|Yiwu|إيوو
    ningbo|Ningbo|نينغبو
    chengdu|Chengdu|تشنغدو
    chongqing|Chongqing|تشونغتشينغ
    tianjin|Tianjin|تيانجين
    wuhan|Wuhan|ووهان
    xiamen|Xiamen|شيامن
    qingdao|Qingdao|تشينغداو`,
  JP: `
    tokyo|Tokyo|طوكيو
    osaka|Osaka|أوساكا
    yokohama|Yokohama|يوكوهاما
    nagoya|Nagoya|ناغويا
    kyoto|Kyoto|كيوتو
    kobe|Kobe|كوبه
    fukuoka|Fukuoka|فوكوكا
    sapporo|Sapporo|سابورو
    hiroshima|Hiroshima|هيروشيما`,
  KR: `
    seoul|Seoul|سول
    busan|Busan|بوسان
    incheon|Incheon|إنتشون
    daegu|Daegu|دايغو
    daejeon|Daejeon|دايجون
    gwangju|Gwangju|غوانغجو
    ulsan|Ulsan|أولسان
    suwon|Suwon|سوون`,
  TW: `
    taipei|Taipei|تايبيه
    kaohsiung|Kaohsiung|كاوشيونغ
    taichung|Taichung|تايتشونغ
    tainan|Tainan|تاينان
    hsinchu|Hsinchu|شينتشو`,
  HK: 'hong_kong|Hong Kong|هونغ كونغ',
  MO: 'macao|Macao|ماكاو',
  SG: `
    singapore|Singapore|سنغافورة
    jurong|Jurong|جورونغ
    tampines|Tampines|تامبينيس
    woodlands|Woodlands|وودلاندز`,
  MY: `
    kuala_lumpur|Kuala Lumpur|كوالالمبور
    putrajaya|Putrajaya|بوتراجايا
    shah_alam|Shah Alam|شاه عالم
    petaling_jaya|Petaling Jaya|بيتالينغ جايا
    george_town|George Town (Penang)|جورج تاون (بينانغ)
    johor_bahru|Johor Bahru|جوهر بهرو
    ipoh|Ipoh|إيبوه
    malacca|Malacca|ملقا
    kota_kinabalu|Kota Kinabalu|كوتا كينابالو
    kuching|Kuching|كوتشينغ`,
  ID: `
    jakarta|Jakarta|جاكرتا
    surabaya|Surabaya|سورابايا
    bandung|Bandung|باندونغ
    medan|Medan|ميدان
    semarang|Semarang|سيمارانغ
    makassar|Makassar|ماكاسار
    palembang|Palembang|باليمبانغ
    yogyakarta|Yogyakarta|يوجياكرتا
    denpasar|Denpasar (Bali)|دنباسار (بالي)
    batam|Batam|باتام`,
  TH: `
    bangkok|Bangkok|بانكوك
    chiang_mai|Chiang Mai|شيانغ ماي
    phuket|Phuket|بوكيت
    pattaya|Pattaya|باتايا
    hat_yai|Hat Yai|هات ياي`,
  VN: `
    hanoi|Hanoi|هانوي
    ho_chi_minh_city|Ho Chi Minh City|مدينة هو تشي منه
    da_nang|Da Nang|دا نانغ
    hai_phong|Hai Phong|هاي فونغ
    can_tho|Can Tho|كان ثو`,
  PH: `
    manila|Manila|مانيلا
    quezon_city|Quezon City|كويزون سيتي
    makati|Makati|ماكاتي
    cebu|Cebu|سيبو
    davao|Davao|دافاو
    zamboanga|Zamboanga|زامبوانغا`,
  IL: `
    jerusalem|Jerusalem|القدس
    tel_aviv|Tel Aviv|تل أبيب
    haifa|Haifa|حيفا
    nazareth|Nazareth|الناصرة
    beersheba|Beersheba|بئر السبع`,
  KZ: `
    astana|Astana|أستانا
    almaty|Almaty|ألماتي
    shymkent|Shymkent|شيمكنت
    aktau|Aktau|أكتاو`,
  UZ: `
    tashkent|Tashkent|طشقند
    samarkand|Samarkand|سمرقند
    bukhara|Bukhara|بخارى`,
  AZ: `
    baku|Baku|باكو
    ganja|Ganja|كنجة
    sumqayit|Sumqayit|سومقاييت`,
  GE: `
    tbilisi|Tbilisi|تبليسي
    batumi|Batumi|باتومي
    kutaisi|Kutaisi|كوتايسي`,
  AF: `
    kabul|Kabul|كابول
    herat|Herat|هرات
    kandahar|Kandahar|قندهار
    mazar_i_sharif|Mazar-i-Sharif|مزار شريف`,
  AM: 'yerevan|Yerevan|يريفان',
  BN: 'bandar_seri_begawan|Bandar Seri Begawan|بندر سري بيغاوان',
  BT: 'thimphu|Thimphu|تيمفو',
  KG: 'bishkek|Bishkek|بيشكيك',
  KH: 'phnom_penh|Phnom Penh|بنوم بنه',
  KP: 'pyongyang|Pyongyang|بيونغ يانغ',
  LA: 'vientiane|Vientiane|فيينتيان',
  MM: `
    naypyidaw|Naypyidaw|نايبيداو
    yangon|Yangon|يانغون`,
  MN: 'ulaanbaatar|Ulaanbaatar|أولان باتور',
  MV: 'male|Malé|ماليه',
  NP: 'kathmandu|Kathmandu|كاتماندو',
  TJ: 'dushanbe|Dushanbe|دوشنبه',
  TL: 'dili|Dili|ديلي',
  TM: 'ashgabat|Ashgabat|عشق آباد',
} as const
