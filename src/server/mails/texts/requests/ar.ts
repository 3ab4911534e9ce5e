import { button, note } from '#server/platform/mail/mailBlocks.ts'
import type { MailDraft, MailSender } from '#server/platform/mail/mailDraft.ts'
import type { MailTemplates } from '../../mailTemplates.ts'
import { pluralize, proseTagFor } from '#server/platform/text/prose.ts'
import { createRequestBlocks } from '../../requestBlocks.ts'
import type { RequestMailTemplate, RequestMailValues } from '../../requestMail.ts'

const t = proseTagFor('ar')
const { lineDetails, offerDetails, message, senderDetails, until } = createRequestBlocks('ar')

/** In the genitive, because it only ever follows «مدة». */
const daysOf = (number: number) =>
  pluralize('ar', number, {
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

const openButton = (
  label: string,
  { link: address, linkDays }: RequestMailValues,
  { link }: MailSender,
) => [
  ...(address ? [button(label, link(address))] : []),
  ...(linkDays
    ? [
        note(
          t`يفتح الرابط هذا الطلب وحده من دون كلمة مرور لمدة ${daysOf(linkDays)}. احتفظ به لنفسك، ويمكنك طلب رابط جديد من صفحته لاحقًا.`,
        ),
      ]
    : []),
]
const viewButton = (values: RequestMailValues, mailSender: MailSender) =>
  openButton('عرض الطلب', values, mailSender)

const contactNote = ({ email }: MailSender) =>
  note(t`يمكنك أيضًا مراسلتنا على ${email} وسيجيبك أحد أفراد فريقنا.`)

/** Builds a mail to the shop: what happened, who sent it, and where to continue. */
const shopMail = (
  values: RequestMailValues,
  mailSender: MailSender,
  subject: string,
  heading: string,
): MailDraft => ({
  subject,
  preview: values.text ? t`${values.text}` : heading,
  heading,
  blocks: [
    t`الطلب ${values.number}`,
    ...message(values),
    ...lineDetails(values),
    ...senderDetails(values),
    button('فتحه في لوحة الإدارة', mailSender.link(values.link)),
  ],
})

export const ar: Pick<MailTemplates, RequestMailTemplate> = {
  // The address may not belong to the person who typed it, so the mail repeats nothing they typed.
  requestReceived: (values, mailSender) => {
    const isQuote = values.type === 'quote'
    return {
      subject: isQuote
        ? t`طلب عرض السعر ${values.number} في ${mailSender.brand}`
        : t`رسالتك إلى ${mailSender.brand} برقم ${values.number}`,
      preview: isQuote ? 'نُعدّ لك عرضًا.' : 'سنتواصل معك قريبًا.',
      heading: isQuote ? 'وصلنا طلبك لعرض السعر' : 'وصلتنا رسالتك',
      blocks: [
        isQuote
          ? t`شكرًا لتواصلك معنا. رقم طلبك ${values.number}، وسنعود إليك بعرض أو بسؤال.`
          : t`شكرًا لكتابتك إلينا. رقم رسالتك ${values.number}، وسيجيبك أحد أفراد فريقنا بالبريد الإلكتروني.`,
        ...lineDetails(values),
        ...viewButton(values, mailSender),
        note(t`إن لم تكن أنت من كتب إلى ${mailSender.brand} فتجاهل هذه الرسالة.`),
      ],
    }
  },

  // This mail must not repeat anything they typed either.
  requestConfirm: (values, mailSender) => ({
    subject: t`أكّد طلب عرض السعر ${values.number} في ${mailSender.brand}`,
    preview: 'افتح الرابط لنُعدّ لك عرضًا.',
    heading: 'يرجى تأكيد بريدك الإلكتروني',
    blocks: [
      t`شكرًا لتواصلك معنا. رقم طلبك ${values.number}. افتحه لتأكيد أن هذا البريد لك، وسنُعدّ لك بعدها عرضًا تجده في الصفحة نفسها.`,
      ...lineDetails(values),
      ...openButton('تأكيد البريد وفتح الطلب', values, mailSender),
      note(
        t`إن لم تكن أنت من كتب إلى ${mailSender.brand} فتجاهل هذه الرسالة، فلن يحدث شيء من دون الرابط.`,
      ),
    ],
  }),

  requestLink: (values, mailSender) => ({
    subject: t`الطلب ${values.number}: رابطك الجديد`,
    preview: 'يفتح طلبك من دون كلمة مرور.',
    heading: 'رابطك الجديد',
    blocks: [
      t`بهذا الرابط تفتح طلبك ${values.number} في ${mailSender.brand}.`,
      ...viewButton(values, mailSender),
      note('إن لم تكن أنت من طلبه فتجاهل هذه الرسالة.'),
    ],
  }),

  requestInfoNeeded: (values, mailSender) => ({
    subject: t`الطلب ${values.number}: نحتاج إلى معلومات إضافية`,
    preview: t`${values.text}`,
    heading: 'سؤال عن طلبك',
    blocks: [
      t`مرحبًا ${values.sender.firstName}، نحتاج إلى معلومات إضافية قبل أن نقدّم عرضًا لطلبك ${values.number}.`,
      ...message(values),
      'أجب من صفحة الطلب لنتابع العمل عليه.',
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestQuoted: (values, mailSender) => ({
    subject: t`الطلب ${values.number}: عرضنا جاهز`,
    preview: `صالح حتى ${until(values)}.`,
    heading: 'عرضنا جاهز',
    blocks: [
      t`مرحبًا ${values.sender.firstName}، هذا عرضنا لطلبك ${values.number}.`,
      ...message(values),
      ...lineDetails(values),
      ...offerDetails(values),
      'يمكنك من صفحة الطلب قبول العرض أو تقديم عرض مقابل أو رفضه. وقد تتغيّر الضريبة وتكلفة التوصيل بتغيّر عنوان التوصيل.',
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestMessage: (values, mailSender) => ({
    subject: t`الطلب ${values.number}: رسالة من ${mailSender.brand}`,
    preview: t`${values.text}`,
    heading: 'رسالة بشأن طلبك',
    blocks: [
      t`مرحبًا ${values.sender.firstName}، نكتب إليك بشأن طلبك ${values.number}.`,
      ...message(values),
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestAnswered: (values, mailSender) => ({
    subject: t`${values.number}: ردنا على رسالتك`,
    preview: t`${values.text}`,
    heading: 'ردنا على رسالتك',
    blocks: [
      t`مرحبًا ${values.sender.firstName}، شكرًا لرسالتك ${values.number}.`,
      ...message(values),
      contactNote(mailSender),
    ],
  }),

  requestDeclined: (values, mailSender) => ({
    subject: t`الطلب ${values.number}: لا يمكننا تقديم عرض`,
    preview: t`${values.text}`,
    heading: 'لا يمكننا تقديم عرض هذه المرة',
    blocks: [
      t`مرحبًا ${values.sender.firstName}، شكرًا لطلبك ${values.number}. نعتذر، فلا يمكننا المضيّ فيه.`,
      ...message(values),
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestExpired: (values, mailSender) => ({
    subject: t`الطلب ${values.number}: انتهت صلاحية عرضنا`,
    preview: `كان صالحًا حتى ${until(values)}.`,
    heading: 'انتهت صلاحية عرضنا',
    blocks: [
      t`مرحبًا ${values.sender.firstName}، انتهت صلاحية عرضنا لطلبك ${values.number}. ` +
        `كان صالحًا حتى ${until(values)}.`,
      'إن كنت ما زلت بحاجة إلى هذه المنتجات فأرسل إلينا طلبًا جديدًا، ويسعدنا أن نساعدك.',
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestArrived: (values, mailSender) =>
    values.type === 'quote'
      ? shopMail(values, mailSender, t`${values.number}: طلب عرض سعر`, 'طلب عرض سعر جديد')
      : shopMail(values, mailSender, t`${values.number}: رسالة`, 'رسالة جديدة'),

  requestReplied: (values, mailSender) =>
    shopMail(values, mailSender, t`${values.number}: كتب العميل`, 'كتب العميل'),

  requestCountered: (values, mailSender) =>
    shopMail(values, mailSender, t`${values.number}: عرض مقابل`, 'قدّم العميل عرضًا مقابلًا'),

  requestAccepted: (values, mailSender) =>
    shopMail(values, mailSender, t`${values.number}: قُبل العرض`, 'قُبل عرضكم'),

  requestWithdrawn: (values, mailSender) =>
    shopMail(values, mailSender, t`${values.number}: رفض العميل`, 'رفض العميل'),
}
