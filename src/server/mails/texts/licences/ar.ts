import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { button, details, note } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates } from '../../mailTemplates.ts'
import type { LicenceMails } from '../../licenceMail.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'

const t = proseTagFor('ar')
const { number } = amountFormatters('ar')

export const ar: Pick<MailTemplates, keyof LicenceMails> = {
  licenceReminder: ({ kind, name, product, quantity, endsAt, link }, mailSender) => {
    const isLicence = kind === 'licence'
    const until = `${utcMomentText('ar', endsAt)} بالتوقيت العالمي`
    return {
      subject: isLicence
        ? t`تراخيصك لمنتج ${product} تنتهي قريبًا`
        : t`اشتراكك في ${product} ينتهي قريبًا`,
      preview: isLicence ? `صالحة حتى ${until}.` : `مدفوع حتى ${until}.`,
      heading: isLicence ? 'تراخيصك تنتهي قريبًا' : 'اشتراكك ينتهي قريبًا',
      blocks: [
        isLicence
          ? t`مرحبًا ${name}، يمكن استخدام هذه التراخيص حتى الموعد المذكور أدناه. جدّدها قبل ذلك ليستمر كل شيء كما هو.`
          : t`مرحبًا ${name}، هذا الاشتراك مدفوع حتى الموعد المذكور أدناه. جدّده قبل ذلك ليستمر من دون انقطاع.`,
        details([
          [isLicence ? 'التراخيص' : 'الاشتراك', t`${product}`],
          ['الكمية', number(quantity)],
          [isLicence ? 'صالحة حتى' : 'مدفوع حتى', until],
        ]),
        button('تجديد', mailSender.link(link)),
        note(t`يمكنك أيضًا مراسلتنا على ${mailSender.email} وسيجيبك أحد أفراد فريقنا.`),
      ],
    }
  },

  licenceUsage: ({ name, product, tenant, quantity, used }, mailSender) => {
    const isFull = used >= quantity
    return {
      subject: isFull
        ? t`كل تراخيص ${product} لدى ${tenant} قيد الاستخدام`
        : t`تراخيص ${product} لدى ${tenant} أوشكت على النفاد`,
      preview: `${number(used)} من ${number(quantity)}`,
      heading: isFull ? 'كل التراخيص قيد الاستخدام' : 'التراخيص أوشكت على النفاد',
      blocks: [
        isFull
          ? t`مرحبًا ${name}، كل ما خُصّص لـ ${tenant} قيد الاستخدام. خصّص له المزيد أو اشترِ المزيد قبل أن يحتاج إلى ترخيص آخر.`
          : t`مرحبًا ${name}، معظم ما خُصّص لـ ${tenant} قيد الاستخدام.`,
        details([
          ['التراخيص', t`${product}`],
          ['المستأجر', t`${tenant}`],
          ['قيد الاستخدام', `${number(used)} من ${number(quantity)}`],
        ]),
        note(t`يمكنك أيضًا مراسلتنا على ${mailSender.email} وسيجيبك أحد أفراد فريقنا.`),
      ],
    }
  },
}
