/** One `id|English|العربية` line per city, by country. */
export const maghrebAndHornCities = {
  MA: `
    rabat|Rabat|الرباط
    casablanca|Casablanca|الدار البيضاء
    fes|Fes|فاس
    marrakesh|Marrakesh|مراكش
    tangier|Tangier|طنجة
    agadir|Agadir|أكادير
    meknes|Meknes|مكناس
    oujda|Oujda|وجدة
    kenitra|Kenitra|القنيطرة
    tetouan|Tetouan|تطوان
    sale|Salé|سلا
    temara|Temara|تمارة
    mohammedia|Mohammedia|المحمدية
    el_jadida|El Jadida|الجديدة
    safi|Safi|آسفي
    essaouira|Essaouira|الصويرة
    beni_mellal|Beni Mellal|بني ملال
    khouribga|Khouribga|خريبكة
    settat|Settat|سطات
    nador|Nador|الناظور
    al_hoceima|Al Hoceima|الحسيمة
    taza|Taza|تازة
    errachidia|Errachidia|الرشيدية
    laayoune|Laayoune|العيون
    dakhla|Dakhla|الداخلة`,
  DZ: `
    algiers|Algiers|الجزائر العاصمة
    oran|Oran|وهران
    constantine|Constantine|قسنطينة
    annaba|Annaba|عنابة
    blida|Blida|البليدة
    batna|Batna|باتنة
    setif|Sétif|سطيف
    djelfa|Djelfa|الجلفة
    sidi_bel_abbes|Sidi Bel Abbès|سيدي بلعباس
    biskra|Biskra|بسكرة
    tebessa|Tébessa|تبسة
    tiaret|Tiaret|تيارت
    bejaia|Béjaïa|بجاية
    tlemcen|Tlemcen|تلمسان
    bordj_bou_arreridj|Bordj Bou Arréridj|برج بوعريريج
    skikda|Skikda|سكيكدة
    tizi_ouzou|Tizi Ouzou|تيزي وزو
    mostaganem|Mostaganem|مستغانم
    chlef|Chlef|الشلف
    medea|Médéa|المدية
    ouargla|Ouargla|ورقلة
    hassi_messaoud|Hassi Messaoud|حاسي مسعود
    ghardaia|Ghardaïa|غرداية
    bechar|Béchar|بشار
    tamanrasset|Tamanrasset|تمنراست`,
  TN: `
    tunis|Tunis|تونس
    sfax|Sfax|صفاقس
    sousse|Sousse|سوسة
    ariana|Ariana|أريانة
    ben_arous|Ben Arous|بن عروس
    kairouan|Kairouan|القيروان
    bizerte|Bizerte|بنزرت
    gabes|Gabès|قابس
    monastir|Monastir|المنستير
    nabeul|Nabeul|نابل
    hammamet|Hammamet|الحمامات
    mahdia|Mahdia|المهدية
    gafsa|Gafsa|قفصة
    medenine|Médenine|مدنين
    djerba|Djerba|جربة
    tozeur|Tozeur|توزر
    kasserine|Kasserine|القصرين
    sidi_bouzid|Sidi Bouzid|سيدي بوزيد
    beja|Béja|باجة
    jendouba|Jendouba|جندوبة
    kef|El Kef|الكاف
    tataouine|Tataouine|تطاوين`,
  LY: `
    tripoli|Tripoli|طرابلس
    benghazi|Benghazi|بنغازي
    misrata|Misrata|مصراتة
    zawiya|Zawiya|الزاوية
    bayda|Al Bayda|البيضاء
    tobruk|Tobruk|طبرق
    derna|Derna|درنة
    ajdabiya|Ajdabiya|أجدابيا
    sirte|Sirte|سرت
    khoms|Khoms|الخمس
    zliten|Zliten|زليتن
    gharyan|Gharyan|غريان
    sabratha|Sabratha|صبراتة
    zuwara|Zuwara|زوارة
    marj|Al Marj|المرج
    sabha|Sabha|سبها
    ghadames|Ghadames|غدامس
    kufra|Kufra|الكفرة`,
  MR: `
    nouakchott|Nouakchott|نواكشوط
    nouadhibou|Nouadhibou|نواذيبو
    rosso|Rosso|روصو
    kaedi|Kaédi|كيهيدي
    kiffa|Kiffa|كيفة
    zouerat|Zouérat|الزويرات
    atar|Atar|أطار
    nema|Néma|النعمة
    aioun|Aioun|العيون
    selibaby|Sélibaby|سيلبابي
    aleg|Aleg|ألاك
    tidjikja|Tidjikja|تجكجة`,
  SO: `
    mogadishu|Mogadishu|مقديشو
    hargeisa|Hargeisa|هرجيسا
    bosaso|Bosaso|بوصاصو
    kismayo|Kismayo|كيسمايو
    berbera|Berbera|بربرة
    baidoa|Baidoa|بيدوا
    galkayo|Galkayo|غالكعيو
    garowe|Garowe|غاروي
    burao|Burao|برعو
    beledweyne|Beledweyne|بلدوين
    borama|Borama|بوراما
    marka|Marka|مركا
    jowhar|Jowhar|جوهر`,
  DJ: `
    djibouti|Djibouti|جيبوتي
    ali_sabieh|Ali Sabieh|علي صبيح
    tadjoura|Tadjoura|تاجورة
    obock|Obock|أوبوك
    dikhil|Dikhil|دخيل
    arta|Arta|عرتا
    holhol|Holhol|هولهول
    balho|Balho|بالهو`,
  KM: `
    moroni|Moroni|موروني
    mutsamudu|Mutsamudu|موتسامودو
    fomboni|Fomboni|فومبوني
    domoni|Domoni|دوموني
    mitsamiouli|Mitsamiouli|ميتساميولي
    mbeni|Mbéni|مبيني
    iconi|Iconi|إيكوني
    sima|Sima|سيما`,
} as const
