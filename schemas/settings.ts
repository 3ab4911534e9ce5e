import { languageName } from '#domain/languageName.ts'
import { languageCodes } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { defaultUnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { defineResource } from '#resource/declaration.ts'
import { labelledField, readOnlyField } from './shared/labelledField.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const
const translatedText = (maxLength: number) =>
  ({ ...text(maxLength), 'x-translatable': true }) as const
const onByDefault = { type: 'boolean', default: true } as const
const offByDefault = { type: 'boolean', default: false } as const
const url = { ...text(300), format: 'uri' } as const
const png = { 'x-kind': 'file', 'x-accepts': ['image/png'] } as const
const sameLabel = (label: string) => ({ en: label, ar: label })
const language = {
  type: 'string',
  enum: languageCodes,
  'x-enum-labels': Object.fromEntries(
    languageCodes.map((code) => [
      code,
      { en: languageName(code, 'en'), ar: languageName(code, 'ar') },
    ]),
  ),
} as const
const whatsappOn = { 'x-when': { whatsapp: ['true'] } } as const

/** The settings of one shop, initialised from its brand. */
export default defineResource({
  name: 'settings',
  menu: { section: 'system', icon: 'gear', order: 10 },
  labels: { en: ['Settings', 'Settings'], ar: ['الإعدادات', 'الإعدادات'] },
  schema: {
    type: 'object',
    required: ['name', 'currency', 'supportedLanguages', 'language', 'email', 'whatsappUrl'],
    properties: {
      name: labelledField('Shop name', 'اسم المتجر', translatedText(60)),
      tagline: labelledField('Tagline', 'الشعار النصي', translatedText(120)),
      description: {
        ...labelledField('Description', 'الوصف', translatedText(255)),
        'x-kind': 'multiline',
        'x-help': {
          en: 'What search engines show of the shop.',
          ar: 'ما تعرضه محركات البحث عن المتجر.',
        },
      },
      logo: {
        ...labelledField('Logo', 'الشعار', png),
        'x-help': {
          en: 'A png with a transparent background. Empty: the logo of the brand.',
          ar: 'صورة png بخلفية شفافة. فارغ: شعار العلامة.',
        },
      },
      favicon: {
        ...labelledField('Favicon', 'أيقونة المتصفح', png),
        'x-help': {
          en: 'A square png. Empty: that of the brand.',
          ar: 'صورة png مربعة. فارغ: أيقونة العلامة.',
        },
      },
      copyright: labelledField('Copyright', 'حقوق النشر', translatedText(160)),
      currency: {
        ...labelledField('Currency', 'العملة', {
          type: 'string',
          enum: currencyCodes,
          'x-enum-labels': Object.fromEntries(currencyCodes.map((code) => [code, sameLabel(code)])),
        }),
        'x-help': {
          en: 'What new prices are in. Products with a price in another currency cannot be ordered.',
          ar: 'عملة الأسعار الجديدة. لا يمكن طلب منتج سعره بعملة أخرى.',
        },
      },
      supportedLanguages: {
        ...labelledField('Languages of the shop', 'لغات المتجر', {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: language,
        }),
        'x-kind': 'choices',
      },
      language: {
        ...labelledField('First language', 'اللغة الأولى', language),
        'x-help': {
          en: 'What visitors read who have not chosen one.',
          ar: 'ما يقرؤه زائر لم يختر لغة.',
        },
      },
      email: labelledField('Contact email', 'بريد التواصل', { ...text(255), format: 'email' }),
      phone: labelledField('Contact phone', 'هاتف التواصل', { ...text(30), format: 'phone' }),
      address: labelledField('Address', 'العنوان', translatedText(160)),
      hours: labelledField('Opening hours', 'ساعات العمل', translatedText(120)),
      facebook: labelledField('Facebook', 'فيسبوك', url),
      instagram: labelledField('Instagram', 'إنستغرام', url),
      linkedin: labelledField('LinkedIn', 'لينكدإن', url),
      x: labelledField('X', 'إكس', url),
      youtube: labelledField('YouTube', 'يوتيوب', url),
      pricing: labelledField('Show prices', 'عرض الأسعار', onByDefault),
      stock: {
        ...labelledField('Show stock', 'عرض المخزون', onByDefault),
        'x-feature': 'marketplaceStock',
      },
      payment: {
        ...labelledField('Take payments', 'استقبال الدفع', onByDefault),
        'x-help': {
          en: 'Switched off, orders cannot be placed.',
          ar: 'عند الإيقاف لا يمكن إتمام الطلبات.',
        },
      },
      lowStockAt: {
        ...labelledField('Low stock from', 'المخزون منخفض عند', {
          type: 'integer',
          minimum: 0,
          maximum: 100_000,
          default: 5,
        }),
        'x-feature': 'cmsStock',
        'x-help': {
          en: 'So many or fewer of a product are shown as low.',
          ar: 'هذا العدد أو أقل يُعرض على أنه منخفض.',
        },
      },
      unpaidOrders: {
        ...labelledField('Unpaid orders per buyer', 'الطلبات غير المدفوعة لكل مشترٍ', {
          type: 'integer',
          minimum: 1,
          maximum: 100_000,
          default: defaultUnpaidLimits.orders,
        }),
        'x-help': {
          en: 'With so many orders that wait for payment, an account places no more.',
          ar: 'من له هذا العدد من الطلبات بانتظار الدفع لا يقدّم طلبًا آخر.',
        },
      },
      unpaidShare: {
        ...labelledField(
          'Stock that a buyer may hold unpaid',
          'المخزون الذي يحجزه المشتري دون دفع',
          {
            type: 'integer',
            format: 'percent',
            minimum: 1,
            maximum: 100,
            default: defaultUnpaidLimits.share,
          },
        ),
        'x-help': {
          en: 'Of each product, by all unpaid orders of a company or a customer together; 2 units are always possible. 100: no limit.',
          ar: 'من كل منتج، لكل الطلبات غير المدفوعة لشركة أو عميل معًا؛ قطعتان ممكنتان دائمًا. ١٠٠: بلا حد.',
        },
      },
      minimumPrice: {
        ...labelledField('Minimum price', 'أقل سعر', { 'x-kind': 'money', minimum: 1 }),
        'x-help': {
          en: 'No product is priced below it. Empty: 0.01 of the currency.',
          ar: 'لا يُسعَّر منتج بأقل منه. فارغ: ٠٫٠١ من العملة.',
        },
      },
      refundLimit: {
        ...labelledField('Refunds by one person up to', 'استرداد بقرار شخص واحد حتى', {
          'x-kind': 'money',
        }),
        'x-help': {
          en: 'What is given back of an order beyond this waits for a second person, under Approvals. Empty: no limit. Raising it waits for one, too.',
          ar: 'ما يُعاد من طلب فوق هذا المبلغ ينتظر شخصًا ثانيًا ضمن الموافقات. فارغ: بلا حد. ورفعه ينتظر شخصًا ثانيًا أيضًا.',
        },
      },
      secondAdmin: {
        ...labelledField(
          'New administrators need a second one',
          'المسؤول الجديد يحتاج موافقة ثانية',
          offByDefault,
        ),
        'x-help': {
          en: 'Until another administrator approves, a new one cannot sign in, and nobody gives one another email or resets their second factors. It holds for every shop with the same staff. Switching it off waits for one, too.',
          ar: 'حتى يوافق مسؤول آخر لا يستطيع المسؤول الجديد الدخول، ولا يتغيّر بريد مسؤول ولا تُلغى عوامله الثانية. ويسري ذلك على كل متجر له الموظفون أنفسهم. وإيقاف هذا الخيار ينتظر موافقة أيضًا.',
        },
      },
      portalUrl: {
        ...labelledField('Portal address', 'عنوان البوابة', url),
        'x-help': {
          en: 'Where customers edit their details, if that is not here. Their profile leads to it.',
          ar: 'حيث يعدّل العملاء بياناتهم إن لم يكن ذلك هنا. يقود إليه ملفهم الشخصي.',
        },
      },
      customersEditProfile: {
        ...labelledField('Customers edit their details', 'العملاء يعدّلون بياناتهم', offByDefault),
        'x-help': {
          en: 'Title, names, phone and language, in their profile. Switched off, they only view them.',
          ar: 'اللقب والاسمان والهاتف واللغة، في ملفهم الشخصي. عند الإيقاف يعرضونها فقط.',
        },
      },
      whatsapp: labelledField('WhatsApp button', 'زر واتساب', offByDefault),
      whatsappUrl: {
        ...labelledField('WhatsApp address', 'عنوان واتساب', url),
        ...whatsappOn,
        'x-help': {
          en: 'Such as https://wa.me/966500000000',
          ar: 'مثل \u2066https://wa.me/966500000000\u2069',
        },
      },
      accountName: labelledField('Account name', 'اسم الحساب', translatedText(120)),
      bank: labelledField('Bank', 'البنك', text(120)),
      iban: labelledField('IBAN', 'رقم الآيبان', { ...text(42), format: 'iban' }),
      swift: labelledField('SWIFT code', 'رمز سويفت', { ...text(11), format: 'bic' }),
      staffSecondFactor: {
        ...labelledField('Staff need a second factor', 'عامل ثانٍ إلزامي للموظفين', offByDefault),
        'x-help': {
          en: 'Who has none sets one up right after the password. Holds for every shop of this database.',
          ar: 'من ليس لديه عامل ثانٍ يُعدّ واحدًا بعد كلمة المرور مباشرة. يسري على كل متاجر قاعدة البيانات هذه.',
        },
      },
      provider: {
        ...readOnlyField('Card payments by', 'الدفع بالبطاقة عبر', text(20)),
        'x-derived': true,
        'x-help': {
          en: 'Chosen by the keys that the server was given.',
          ar: 'تحدده المفاتيح التي أُعطيت للخادم.',
        },
      },
    },
  },
  table: { columns: ['name'], sort: 'updatedAt' },
  screens: {
    sections: [
      {
        title: { en: 'Branding', ar: 'الهوية' },
        help: {
          en: 'What visitors recognise the shop by.',
          ar: 'ما يعرف به الزوار المتجر.',
        },
        fields: ['name', 'tagline', 'description', 'logo', 'favicon', 'copyright'],
      },
      {
        title: { en: 'Contact', ar: 'التواصل' },
        fields: ['email', 'phone', 'address', 'hours'],
      },
      {
        title: { en: 'Social links', ar: 'روابط التواصل الاجتماعي' },
        help: { en: 'They stand in the footer.', ar: 'تظهر أسفل صفحات المتجر.' },
        fields: ['facebook', 'instagram', 'linkedin', 'x', 'youtube'],
      },
      {
        title: { en: 'Bank transfer', ar: 'التحويل البنكي' },
        help: {
          en: 'Where buyers send money who pay by transfer.',
          ar: 'إلى أين يحوّل المشتري الذي يدفع بتحويل بنكي.',
        },
        fields: ['accountName', 'bank', 'iban', 'swift'],
      },
      {
        title: { en: 'What the shop shows', ar: 'ما يعرضه المتجر' },
        fields: ['pricing', 'stock', 'lowStockAt', 'payment'],
        aside: true,
      },
      {
        title: { en: 'Fair use', ar: 'الاستخدام العادل' },
        help: {
          en: 'So that no buyer keeps goods from the others without paying.',
          ar: 'حتى لا يحجز مشترٍ البضائع عن غيره دون أن يدفع.',
        },
        fields: ['unpaidOrders', 'unpaidShare'],
      },
      {
        title: { en: 'A second person', ar: 'شخص ثانٍ' },
        help: {
          en: 'What nobody of staff does alone.',
          ar: 'ما لا يفعله أحد من الموظفين وحده.',
        },
        fields: ['refundLimit', 'secondAdmin'],
      },
      {
        title: { en: 'Languages', ar: 'اللغات' },
        fields: ['supportedLanguages', 'language'],
        saved: { en: 'Language settings saved.', ar: 'تم حفظ إعدادات اللغة.' },
      },
      { title: { en: 'Prices', ar: 'الأسعار' }, fields: ['currency', 'minimumPrice'] },
      {
        title: { en: 'Customers', ar: 'العملاء' },
        fields: ['customersEditProfile', 'portalUrl'],
        aside: true,
      },
      {
        title: { en: 'Security', ar: 'الأمان' },
        fields: ['staffSecondFactor'],
        aside: true,
      },
      {
        title: { en: 'WhatsApp', ar: 'واتساب' },
        help: {
          en: 'A button that stays at the edge of every page of the shop.',
          ar: 'زر يبقى على حافة كل صفحة من المتجر.',
        },
        fields: ['whatsapp', 'whatsappUrl'],
      },
      { title: { en: 'Card payments', ar: 'الدفع بالبطاقة' }, fields: ['provider'] },
    ],
  },
  singleton: true,
})
