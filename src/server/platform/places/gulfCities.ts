/** One `id|English|العربية` line per city, by country. */
export const gulfCities = {
  SA: `
    riyadh|Riyadh|الرياض
    jeddah|Jeddah|جدة
    makkah|Makkah|مكة المكرمة
    madinah|Madinah|المدينة المنورة
    dammam|Dammam|الدمام
    khobar|Al Khobar|الخبر
    tabuk|Tabuk|تبوك
    abha|Abha|أبها
    dhahran|Dhahran|الظهران
    jubail|Jubail|الجبيل
    qatif|Qatif|القطيف
    hofuf|Hofuf (Al Ahsa)|الهفوف (الأحساء)
    hafar_al_batin|Hafar Al Batin|حفر الباطن
    taif|Taif|الطائف
    yanbu|Yanbu|ينبع
    buraydah|Buraydah|بريدة
    unaizah|Unaizah|عنيزة
    hail|Hail|حائل
    al_kharj|Al Kharj|الخرج
    khamis_mushait|Khamis Mushait|خميس مشيط
    jazan|Jazan|جازان
    najran|Najran|نجران
    al_bahah|Al Bahah|الباحة
    sakaka|Sakaka|سكاكا
    arar|Arar|عرعر`,
  AE: `
    dubai|Dubai|دبي
    abu_dhabi|Abu Dhabi|أبوظبي
    sharjah|Sharjah|الشارقة
    ajman|Ajman|عجمان
    ras_al_khaimah|Ras Al Khaimah|رأس الخيمة
    fujairah|Fujairah|الفجيرة
    al_ain|Al Ain|العين
    umm_al_quwain|Umm Al Quwain|أم القيوين
    khor_fakkan|Khor Fakkan|خورفكان
    kalba|Kalba|كلباء
    dibba_al_fujairah|Dibba Al Fujairah|دبا الفجيرة
    al_dhaid|Al Dhaid|الذيد
    madinat_zayed|Madinat Zayed|مدينة زايد
    ruwais|Ruwais|الرويس
    hatta|Hatta|حتا`,
  KW: `
    kuwait_city|Kuwait City|مدينة الكويت
    hawalli|Hawalli|حولي
    salmiya|Salmiya|السالمية
    ahmadi|Al Ahmadi|الأحمدي
    jahra|Al Jahra|الجهراء
    farwaniya|Farwaniya|الفروانية
    fahaheel|Fahaheel|الفحيحيل
    mangaf|Mangaf|المنقف
    mahboula|Mahboula|المهبولة
    mubarak_al_kabeer|Mubarak Al Kabeer|مبارك الكبير
    sabah_al_salem|Sabah Al Salem|صباح السالم
    jabriya|Jabriya|الجابرية
    jleeb_al_shuyoukh|Jleeb Al Shuyoukh|جليب الشيوخ
    khaitan|Khaitan|خيطان
    shuwaikh|Shuwaikh|الشويخ`,
  BH: `
    manama|Manama|المنامة
    muharraq|Muharraq|المحرّق
    riffa|Riffa|الرفاع
    hamad_town|Hamad Town|مدينة حمد
    isa_town|Isa Town|مدينة عيسى
    sitra|Sitra|سترة
    aali|Aali|عالي
    budaiya|Budaiya|البديع
    jidhafs|Jidhafs|جدحفص
    hidd|Al Hidd|الحد
    sanabis|Sanabis|السنابس
    zallaq|Zallaq|الزلاق`,
  QA: `
    doha|Doha|الدوحة
    al_rayyan|Al Rayyan|الريان
    al_wakrah|Al Wakrah|الوكرة
    al_khor|Al Khor|الخور
    lusail|Lusail|لوسيل
    mesaieed|Mesaieed|مسيعيد
    dukhan|Dukhan|دخان
    umm_salal|Umm Salal|أم صلال
    al_daayen|Al Daayen|الظعاين
    al_shamal|Madinat Al Shamal|مدينة الشمال
    al_shahaniya|Al Shahaniya|الشحانية
    ras_laffan|Ras Laffan|رأس لفان`,
  OM: `
    muscat|Muscat|مسقط
    salalah|Salalah|صلالة
    sohar|Sohar|صحار
    nizwa|Nizwa|نزوى
    seeb|Seeb|السيب
    muttrah|Muttrah|مطرح
    sur|Sur|صور
    ibri|Ibri|عبري
    barka|Barka|بركاء
    rustaq|Rustaq|الرستاق
    suwaiq|Suwaiq|السويق
    saham|Saham|صحم
    ibra|Ibra|إبراء
    bahla|Bahla|بهلاء
    al_buraimi|Al Buraimi|البريمي
    khasab|Khasab|خصب
    duqm|Duqm|الدقم
    haima|Haima|هيماء`,
  YE: `
    sanaa|Sanaa|صنعاء
    aden|Aden|عدن
    taiz|Taiz|تعز
    hodeidah|Hodeidah|الحديدة
    ibb|Ibb|إب
    mukalla|Mukalla|المكلا
    dhamar|Dhamar|ذمار
    marib|Marib|مأرب
    seiyun|Seiyun|سيئون
    saada|Saada|صعدة
    hajjah|Hajjah|حجة
    amran|Amran|عمران
    zinjibar|Zinjibar|زنجبار
    lahij|Lahij|لحج
    al_bayda|Al Bayda|البيضاء
    ataq|Ataq|عتق
    al_ghaydah|Al Ghaydah|الغيضة`,
  IQ: `
    baghdad|Baghdad|بغداد
    basra|Basra|البصرة
    mosul|Mosul|الموصل
    erbil|Erbil|أربيل
    sulaymaniyah|Sulaymaniyah|السليمانية
    duhok|Duhok|دهوك
    kirkuk|Kirkuk|كركوك
    najaf|Najaf|النجف
    karbala|Karbala|كربلاء
    hillah|Hillah|الحلة
    nasiriyah|Nasiriyah|الناصرية
    amarah|Amarah|العمارة
    diwaniyah|Diwaniyah|الديوانية
    kut|Kut|الكوت
    samawah|Samawah|السماوة
    baqubah|Baqubah|بعقوبة
    ramadi|Ramadi|الرمادي
    fallujah|Fallujah|الفلوجة
    tikrit|Tikrit|تكريت
    samarra|Samarra|سامراء
    umm_qasr|Umm Qasr|أم قصر`,
} as const
