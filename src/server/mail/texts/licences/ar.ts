import { amountsIn } from '../../amounts.ts'
import { button, facts, note, paragraph } from '../../blocks.ts'
import type { Drafts } from '../../draft.ts'
import type { LicenceLetter } from '../../licenceNews.ts'
import { momentIn, proseIn } from '../../prose.ts'

const t = proseIn('ar')

export const ar: Pick<Drafts, LicenceLetter> = {
  licenceReminder: ({ kind, name, product, quantity, endsAt, link }, house) => {
    const isLicence = kind === 'licence'
    const until = `${momentIn('ar', endsAt)} بالتوقيت العالمي`
    return {
      subject: isLicence
        ? t`تراخيصك لمنتج ${product} تنتهي قريبًا`
        : t`اشتراكك في ${product} ينتهي قريبًا`,
      preview: isLicence ? `صالحة حتى ${until}.` : `مدفوع حتى ${until}.`,
      heading: isLicence ? 'تراخيصك تنتهي قريبًا' : 'اشتراكك ينتهي قريبًا',
      blocks: [
        paragraph(
          isLicence
            ? t`مرحبًا ${name}، يمكن استخدام هذه التراخيص حتى الموعد المذكور أدناه. جدّدها قبل ذلك ليستمر كل شيء كما هو.`
            : t`مرحبًا ${name}، هذا الاشتراك مدفوع حتى الموعد المذكور أدناه. جدّده قبل ذلك ليستمر من دون انقطاع.`,
        ),
        facts([
          [isLicence ? 'التراخيص' : 'الاشتراك', t`${product}`],
          ['الكمية', amountsIn('ar').number(quantity)],
          [isLicence ? 'صالحة حتى' : 'مدفوع حتى', until],
        ]),
        button('تجديد', house.link(link)),
        note(t`يمكنك أيضًا مراسلتنا على ${house.email} وسيجيبك أحد أفراد فريقنا.`),
      ],
    }
  },
}
