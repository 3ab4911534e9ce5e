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
  requestReceived: (data, shop) => {
    const isQuote = data.type === 'quote'
    return {
      subject: isQuote
        ? t`طلب عرض السعر ${data.number} في ${shop.brand}`
        : t`رسالتك إلى ${shop.brand} برقم ${data.number}`,
      preview: isQuote ? 'نُعدّ لك عرضًا.' : 'سنتواصل معك قريبًا.',
      heading: isQuote ? 'وصلنا طلبك لعرض السعر' : 'وصلتنا رسالتك',
      blocks: [
        isQuote
          ? t`شكرًا لتواصلك معنا. رقم طلبك ${data.number}، وسنعود إليك بعرض أو بسؤال.`
          : t`شكرًا لكتابتك إلينا. رقم رسالتك ${data.number}، وسيجيبك أحد أفراد فريقنا بالبريد الإلكتروني.`,
        ...lineDetails(data),
        ...viewButton(data, shop),
        note(t`إن لم تكن أنت من كتب إلى ${shop.brand} فتجاهل هذه الرسالة.`),
      ],
    }
  },

  // This mail must not repeat anything they typed either.
  requestConfirm: (data, shop) => ({
    subject: t`أكّد طلب عرض السعر ${data.number} في ${shop.brand}`,
    preview: 'افتح الرابط لنُعدّ لك عرضًا.',
    heading: 'يرجى تأكيد بريدك الإلكتروني',
    blocks: [
      t`شكرًا لتواصلك معنا. رقم طلبك ${data.number}. افتحه لتأكيد أن هذا البريد لك، وسنُعدّ لك بعدها عرضًا تجده في الصفحة نفسها.`,
      ...lineDetails(data),
      ...openButton('تأكيد البريد وفتح الطلب', data, shop),
      note(
        t`إن لم تكن أنت من كتب إلى ${shop.brand} فتجاهل هذه الرسالة، فلن يحدث شيء من دون الرابط.`,
      ),
    ],
  }),

  requestLink: (data, shop) => ({
    subject: t`الطلب ${data.number}: رابطك الجديد`,
    preview: 'يفتح طلبك من دون كلمة مرور.',
    heading: 'رابطك الجديد',
    blocks: [
      t`بهذا الرابط تفتح طلبك ${data.number} في ${shop.brand}.`,
      ...viewButton(data, shop),
      note('إن لم تكن أنت من طلبه فتجاهل هذه الرسالة.'),
    ],
  }),

  requestInfoNeeded: (data, shop) => ({
    subject: t`الطلب ${data.number}: نحتاج إلى معلومات إضافية`,
    preview: t`${data.text}`,
    heading: 'سؤال عن طلبك',
    blocks: [
      t`مرحبًا ${data.sender.firstName}، نحتاج إلى معلومات إضافية قبل أن نقدّم عرضًا لطلبك ${data.number}.`,
      ...message(data),
      'أجب من صفحة الطلب لنتابع العمل عليه.',
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestQuoted: (data, shop) => ({
    subject: t`الطلب ${data.number}: عرضنا جاهز`,
    preview: `صالح حتى ${until(data)}.`,
    heading: 'عرضنا جاهز',
    blocks: [
      t`مرحبًا ${data.sender.firstName}، هذا عرضنا لطلبك ${data.number}.`,
      ...message(data),
      ...lineDetails(data),
      ...offerDetails(data),
      'يمكنك من صفحة الطلب قبول العرض أو تقديم عرض مقابل أو رفضه. وقد تتغيّر الضريبة وتكلفة التوصيل بتغيّر عنوان التوصيل.',
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestMessage: (data, shop) => ({
    subject: t`الطلب ${data.number}: رسالة من ${shop.brand}`,
    preview: t`${data.text}`,
    heading: 'رسالة بشأن طلبك',
    blocks: [
      t`مرحبًا ${data.sender.firstName}، نكتب إليك بشأن طلبك ${data.number}.`,
      ...message(data),
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestAnswered: (data, shop) => ({
    subject: t`${data.number}: ردنا على رسالتك`,
    preview: t`${data.text}`,
    heading: 'ردنا على رسالتك',
    blocks: [
      t`مرحبًا ${data.sender.firstName}، شكرًا لرسالتك ${data.number}.`,
      ...message(data),
      contactNote(shop),
    ],
  }),

  requestDeclined: (data, shop) => ({
    subject: t`الطلب ${data.number}: لا يمكننا تقديم عرض`,
    preview: t`${data.text}`,
    heading: 'لا يمكننا تقديم عرض هذه المرة',
    blocks: [
      t`مرحبًا ${data.sender.firstName}، شكرًا لطلبك ${data.number}. نعتذر، فلا يمكننا المضيّ فيه.`,
      ...message(data),
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestExpired: (data, shop) => ({
    subject: t`الطلب ${data.number}: انتهت صلاحية عرضنا`,
    preview: `كان صالحًا حتى ${until(data)}.`,
    heading: 'انتهت صلاحية عرضنا',
    blocks: [
      t`مرحبًا ${data.sender.firstName}، انتهت صلاحية عرضنا لطلبك ${data.number}. ` +
        `كان صالحًا حتى ${until(data)}.`,
      'إن كنت ما زلت بحاجة إلى هذه المنتجات فأرسل إلينا طلبًا جديدًا، ويسعدنا أن نساعدك.',
      ...viewButton(data, shop),
      contactNote(shop),
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

  requestAccepted: (data, shop) => shopMail(data, shop, t`${data.number}: قُبل العرض`, 'قُبل عرضكم'),

  requestWithdrawn: (news, house) =>
    shopMail(news, house, t`${news.number}: رفض العميل`, 'رفض العميل'),
}
