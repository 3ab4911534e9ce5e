import { button, code, details, note } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates } from '../mailTemplates.ts'
import { pluralize, utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'
import { ar as factors } from './factors/ar.ts'
import { ar as licences } from './licences/ar.ts'
import { ar as orders } from './orders/ar.ts'
import { ar as requests } from './requests/ar.ts'

const t = proseTagFor('ar')

/** In the genitive, because both only ever follow «مدة» or «خلال». */
const minutesOf = (number: number) =>
  pluralize('ar', number, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    other: '# دقيقة',
  })
const hoursOf = (number: number) =>
  pluralize('ar', number, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    other: '# ساعة',
  })
const daysOf = (number: number) =>
  pluralize('ar', number, {
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

export const ar: MailTemplates = {
  ...factors,
  ...licences,
  ...orders,
  ...requests,

  code: (values, { brand }) => ({
    subject: t`رمز التحقق الخاص بك في ${brand}`,
    preview: t`استخدمه خلال ${minutesOf(values.minutes)}.`,
    heading: 'إليك رمز التحقق',
    blocks: [
      'أدخل هذا الرمز في الصفحة التي طلبته منك.',
      code(values.code),
      t`يُستخدم الرمز مرة واحدة، وهو صالح لمدة ${minutesOf(values.minutes)}.`,
      note(
        t`لن يطلب منك أحد في ${brand} هذا الرمز أبدًا. وإن لم تكن أنت من طلبه فتجاهل هذه الرسالة، فلن يحدث شيء من دون الرمز.`,
      ),
    ],
  }),

  resetCode: ({ code: digits, minutes, link, hours }, { brand, link: addressOf }) => ({
    subject: t`رمز التحقق الخاص بك في ${brand}`,
    preview: t`استخدمه خلال ${minutesOf(minutes)}.`,
    heading: 'إليك رمز التحقق',
    blocks: [
      'أدخل هذا الرمز في الصفحة التي طلبته منك.',
      code(digits),
      t`يُستخدم الرمز مرة واحدة، وهو صالح لمدة ${minutesOf(minutes)}.`,
      'أو اختر كلمة مرور جديدة مباشرةً من دون الرمز:',
      button('اختيار كلمة مرور جديدة', addressOf(link)),
      note(
        t`يعمل الرابط مرة واحدة خلال ${hoursOf(hours)}. لن يطلب منك أحد في ${brand} الرمز أو الرابط أبدًا. وإن لم تكن أنت من طلبهما فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.`,
      ),
    ],
  }),

  welcome: ({ name }, { brand, email, homeUrl }) => ({
    subject: t`أهلًا بك في ${brand}`,
    preview: 'حسابك جاهز.',
    heading: t`أهلًا بك يا ${name}`,
    blocks: [
      'حسابك جاهز، ويسعدنا انضمامك إلينا.',
      button(t`زيارة ${brand}`, homeUrl),
      note(t`لديك سؤال عن منتج أو عن ربط أجهزتك؟ راسلنا على ${email} وسيجيبك أحد أفراد فريقنا.`),
    ],
  }),

  passwordChanged: ({ name, at, address }, { brand, email, homeUrl }) => ({
    subject: t`تغيّرت كلمة مرور حسابك في ${brand}`,
    preview: 'إن كنت أنت من غيّرها فلا يلزمك فعل شيء.',
    heading: 'تغيّرت كلمة مرورك',
    blocks: [
      t`مرحبًا ${name}، لحسابك الآن كلمة مرور جديدة.`,
      details([
        ['الوقت', `${utcMomentText('ar', at)} بالتوقيت العالمي`],
        ['من عنوان IP', t`${address}`],
      ]),
      'إن كنت أنت من غيّرها فلا يلزمك فعل شيء.',
      t`وإن لم تكن أنت فأعد تعيين كلمة المرور من صفحة تسجيل الدخول فورًا، ثم راسلنا على ${email} لنساعدك في حماية حسابك.`,
      button(t`الانتقال إلى ${brand}`, homeUrl),
    ],
  }),

  invitation: ({ name, inviter, company, tenant, tenantId, link, days }, mailSender) => ({
    subject: company
      ? t`دعوة من ${inviter} للانضمام إلى ${company} في ${mailSender.brand}`
      : t`دعوة من ${inviter} للانضمام إلى ${mailSender.brand}`,
    preview: t`اختر كلمة مرور خلال ${daysOf(days)} وابدأ.`,
    heading: company
      ? t`انضم إلى ${company} في ${mailSender.brand}`
      : t`انضم إلى ${mailSender.brand}`,
    blocks: [
      company
        ? t`مرحبًا ${name}، وصلتك دعوة من ${inviter} للانضمام إلى ${company}. حسابك جاهز، ولم يبقَ إلا أن تختار كلمة مرور.`
        : t`مرحبًا ${name}، وصلتك دعوة من ${inviter}. حسابك جاهز، ولم يبقَ إلا أن تختار كلمة مرور.`,
      button('قبول الدعوة', mailSender.link(link)),
      ...(tenantId
        ? [
            details([
              ['الشركة', t`${company}`],
              ['المستأجر', t`${tenant}`],
              ['معرّف المستأجر', t`${tenantId}`],
            ]),
            'ستحتاج إلى معرّف المستأجر كلما سجّلت الدخول، فاحتفظ بهذه الرسالة.',
          ]
        : []),
      note(
        t`هذا الرابط لك وحدك، وهو صالح لمدة ${daysOf(days)}. وإن كان اسم ${inviter} غير معروف لديك فيمكنك تجاهل هذه الرسالة.`,
      ),
    ],
  }),

  alreadyRegistered: ({ name }, { brand, homeUrl }) => ({
    subject: t`لديك حساب بالفعل في ${brand}`,
    preview: 'سجّل الدخول أو أعد تعيين كلمة المرور.',
    heading: 'لديك حساب بالفعل',
    blocks: [
      t`مرحبًا ${name}، حاول أحدهم قبل قليل، ولعلّه أنت، إنشاء حساب في ${brand} بهذا البريد الإلكتروني. وبما أن لديك حسابًا به من قبل، لم يتغيّر شيء.`,
      'يكفي أن تسجّل الدخول. وإن نسيت كلمة المرور فأعد تعيينها من صفحة تسجيل الدخول.',
      button(t`الانتقال إلى ${brand}`, homeUrl),
      note('وإن لم تكن أنت فلا داعي للقلق: حسابك في أمان.'),
    ],
  }),
}
