/** One `id|English|العربية` line per city, by country. */
export const levantAndNileCities = {
  JO: `
    amman|Amman|عمّان
    irbid|Irbid|إربد
    zarqa|Zarqa|الزرقاء
    aqaba|Aqaba|العقبة
    russeifa|Russeifa|الرصيفة
    salt|Salt|السلط
    madaba|Madaba|مادبا
    mafraq|Mafraq|المفرق
    jerash|Jerash|جرش
    ajloun|Ajloun|عجلون
    karak|Karak|الكرك
    tafilah|Tafilah|الطفيلة
    maan|Maan|معان
    ramtha|Ramtha|الرمثا
    sahab|Sahab|سحاب
    petra|Wadi Musa (Petra)|وادي موسى (البتراء)`,
  LB: `
    beirut|Beirut|بيروت
    tripoli|Tripoli|طرابلس
    sidon|Sidon|صيدا
    tyre|Tyre|صور
    zahle|Zahle|زحلة
    jounieh|Jounieh|جونية
    byblos|Byblos (Jbeil)|جبيل
    batroun|Batroun|البترون
    baalbek|Baalbek|بعلبك
    nabatieh|Nabatieh|النبطية
    aley|Aley|عاليه
    baabda|Baabda|بعبدا
    halba|Halba|حلبا
    zgharta|Zgharta|زغرتا`,
  SY: `
    damascus|Damascus|دمشق
    aleppo|Aleppo|حلب
    homs|Homs|حمص
    hama|Hama|حماة
    latakia|Latakia|اللاذقية
    tartus|Tartus|طرطوس
    deir_ez_zor|Deir ez-Zor|دير الزور
    raqqa|Raqqa|الرقة
    hasakah|Al Hasakah|الحسكة
    qamishli|Qamishli|القامشلي
    idlib|Idlib|إدلب
    daraa|Daraa|درعا
    suwayda|As Suwayda|السويداء
    douma|Douma|دوما
    jableh|Jableh|جبلة
    baniyas|Baniyas|بانياس
    tadmur|Tadmur (Palmyra)|تدمر`,
  PS: `
    jerusalem|Jerusalem|القدس
    gaza|Gaza|غزة
    ramallah|Ramallah|رام الله
    al_bireh|Al Bireh|البيرة
    hebron|Hebron|الخليل
    nablus|Nablus|نابلس
    bethlehem|Bethlehem|بيت لحم
    jenin|Jenin|جنين
    tulkarm|Tulkarm|طولكرم
    qalqilya|Qalqilya|قلقيلية
    jericho|Jericho|أريحا
    tubas|Tubas|طوباس
    salfit|Salfit|سلفيت
    khan_yunis|Khan Yunis|خان يونس
    rafah|Rafah|رفح
    deir_al_balah|Deir Al Balah|دير البلح
    jabalia|Jabalia|جباليا`,
  EG: `
    cairo|Cairo|القاهرة
    giza|Giza|الجيزة
    alexandria|Alexandria|الإسكندرية
    port_said|Port Said|بورسعيد
    luxor|Luxor|الأقصر
    suez|Suez|السويس
    ismailia|Ismailia|الإسماعيلية
    mansoura|Mansoura|المنصورة
    tanta|Tanta|طنطا
    zagazig|Zagazig|الزقازيق
    mahalla_al_kubra|El Mahalla El Kubra|المحلة الكبرى
    damietta|Damietta|دمياط
    sixth_of_october|6th of October City|مدينة السادس من أكتوبر
    tenth_of_ramadan|10th of Ramadan City|مدينة العاشر من رمضان
    new_cairo|New Cairo|القاهرة الجديدة
    fayoum|Fayoum|الفيوم
    beni_suef|Beni Suef|بني سويف
    minya|Minya|المنيا
    asyut|Asyut|أسيوط
    sohag|Sohag|سوهاج
    qena|Qena|قنا
    aswan|Aswan|أسوان
    hurghada|Hurghada|الغردقة
    sharm_el_sheikh|Sharm El Sheikh|شرم الشيخ
    marsa_matruh|Marsa Matruh|مرسى مطروح`,
  SD: `
    khartoum|Khartoum|الخرطوم
    omdurman|Omdurman|أم درمان
    khartoum_north|Khartoum North (Bahri)|الخرطوم بحري
    port_sudan|Port Sudan|بورتسودان
    kassala|Kassala|كسلا
    wad_madani|Wad Madani|ود مدني
    el_obeid|El Obeid|الأبيض
    nyala|Nyala|نيالا
    el_fasher|El Fasher|الفاشر
    gedaref|Gedaref|القضارف
    kosti|Kosti|كوستي
    atbara|Atbara|عطبرة
    sennar|Sennar|سنار
    dongola|Dongola|دنقلا
    ed_damazin|Ed Damazin|الدمازين`,
} as const
