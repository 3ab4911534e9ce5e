import { button, note, paragraph } from '#server/platform/mail/blocks.ts'
import type { MailDraft, MailSender } from '#server/platform/mail/draft.ts'
import type { MailTemplates } from '../../templates.ts'
import { pluralize, proseIn } from '#server/platform/text/prose.ts'
import { requestBlocks } from '../../requestBlocks.ts'
import type { RequestMailTemplate, RequestMailValues } from '../../requestMail.ts'

const t = proseIn('ar')
const { lines, offer, message, sender, until } = requestBlocks('ar')

/** In the genitive: it only ever stands after «مدة». */
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

const questions = ({ email }: MailSender) =>
  note(t`يمكنك أيضًا مراسلتنا على ${email} وسيجيبك أحد أفراد فريقنا.`)

/** A letter to the shop: what happened, who it was, and where to go on. */
const shopMail = (
  values: RequestMailValues,
  mailSender: MailSender,
  subject: string,
  happened: string,
): MailDraft => ({
  subject,
  preview: values.text ? t`${values.text}` : happened,
  heading: happened,
  blocks: [
    paragraph(t`الطلب ${values.number}`),
    ...message(values),
    ...lines(values),
    ...sender(values),
    button('فتحه في لوحة الإدارة', mailSender.link(values.link)),
  ],
})

export const ar: Pick<MailTemplates, RequestMailTemplate> = {
  // Whoever typed this address may not be its owner: nothing they typed goes there.
  requestReceived: (news, house) => {
    const isQuote = news.type === 'quote'
    return {
      subject: isQuote
        ? t`طلب عرض السعر ${news.number} في ${house.brand}`
        : t`رسالتك إلى ${house.brand} برقم ${news.number}`,
      preview: isQuote ? 'نُعدّ لك عرضًا.' : 'سنتواصل معك قريبًا.',
      heading: isQuote ? 'وصلنا طلبك لعرض السعر' : 'وصلتنا رسالتك',
      blocks: [
        paragraph(
          isQuote
            ? t`شكرًا لتواصلك معنا. رقم طلبك ${news.number}، وسنعود إليك بعرض أو بسؤال.`
            : t`شكرًا لكتابتك إلينا. رقم رسالتك ${news.number}، وسيجيبك أحد أفراد فريقنا بالبريد الإلكتروني.`,
        ),
        ...lines(news),
        ...viewButton(news, house),
        note(t`إن لم تكن أنت من كتب إلى ${house.brand} فتجاهل هذه الرسالة.`),
      ],
    }
  },

  // Here too: nothing they typed.
  requestConfirm: (news, house) => ({
    subject: t`أكّد طلب عرض السعر ${news.number} في ${house.brand}`,
    preview: 'افتح الرابط لنُعدّ لك عرضًا.',
    heading: 'يرجى تأكيد بريدك الإلكتروني',
    blocks: [
      paragraph(
        t`شكرًا لتواصلك معنا. رقم طلبك ${news.number}. افتحه لتأكيد أن هذا البريد لك، وسنُعدّ لك بعدها عرضًا تجده في الصفحة نفسها.`,
      ),
      ...lines(news),
      ...openButton('تأكيد البريد وفتح الطلب', news, house),
      note(
        t`إن لم تكن أنت من كتب إلى ${house.brand} فتجاهل هذه الرسالة، فلن يحدث شيء من دون الرابط.`,
      ),
    ],
  }),

  requestLink: (news, house) => ({
    subject: t`الطلب ${news.number}: رابطك الجديد`,
    preview: 'يفتح طلبك من دون كلمة مرور.',
    heading: 'رابطك الجديد',
    blocks: [
      paragraph(t`بهذا الرابط تفتح طلبك ${news.number} في ${house.brand}.`),
      ...viewButton(news, house),
      note('إن لم تكن أنت من طلبه فتجاهل هذه الرسالة.'),
    ],
  }),

  requestInfoNeeded: (news, house) => ({
    subject: t`الطلب ${news.number}: نحتاج إلى معلومات إضافية`,
    preview: t`${news.text}`,
    heading: 'سؤال عن طلبك',
    blocks: [
      paragraph(
        t`مرحبًا ${news.sender.firstName}، نحتاج إلى معلومات إضافية قبل أن نقدّم عرضًا لطلبك ${news.number}.`,
      ),
      ...message(news),
      paragraph('أجب من صفحة الطلب لنتابع العمل عليه.'),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestQuoted: (news, house) => ({
    subject: t`الطلب ${news.number}: عرضنا جاهز`,
    preview: `صالح حتى ${until(news)}.`,
    heading: 'عرضنا جاهز',
    blocks: [
      paragraph(t`مرحبًا ${news.sender.firstName}، هذا عرضنا لطلبك ${news.number}.`),
      ...message(news),
      ...lines(news),
      ...offer(news),
      paragraph(
        'يمكنك من صفحة الطلب قبول العرض أو تقديم عرض مقابل أو رفضه. وقد تتغيّر الضريبة وتكلفة التوصيل بتغيّر عنوان التوصيل.',
      ),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestMessage: (news, house) => ({
    subject: t`الطلب ${news.number}: رسالة من ${house.brand}`,
    preview: t`${news.text}`,
    heading: 'رسالة بشأن طلبك',
    blocks: [
      paragraph(t`مرحبًا ${news.sender.firstName}، نكتب إليك بشأن طلبك ${news.number}.`),
      ...message(news),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestAnswered: (news, house) => ({
    subject: t`${news.number}: ردنا على رسالتك`,
    preview: t`${news.text}`,
    heading: 'ردنا على رسالتك',
    blocks: [
      paragraph(t`مرحبًا ${news.sender.firstName}، شكرًا لرسالتك ${news.number}.`),
      ...message(news),
      questions(house),
    ],
  }),

  requestDeclined: (news, house) => ({
    subject: t`الطلب ${news.number}: لا يمكننا تقديم عرض`,
    preview: t`${news.text}`,
    heading: 'لا يمكننا تقديم عرض هذه المرة',
    blocks: [
      paragraph(
        t`مرحبًا ${news.sender.firstName}، شكرًا لطلبك ${news.number}. نعتذر، فلا يمكننا المضيّ فيه.`,
      ),
      ...message(news),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestExpired: (news, house) => ({
    subject: t`الطلب ${news.number}: انتهت صلاحية عرضنا`,
    preview: `كان صالحًا حتى ${until(news)}.`,
    heading: 'انتهت صلاحية عرضنا',
    blocks: [
      paragraph(
        t`مرحبًا ${news.sender.firstName}، انتهت صلاحية عرضنا لطلبك ${news.number}. ` +
          `كان صالحًا حتى ${until(news)}.`,
      ),
      paragraph('إن كنت ما زلت بحاجة إلى هذه المنتجات فأرسل إلينا طلبًا جديدًا، ويسعدنا أن نساعدك.'),
      ...viewButton(news, house),
      questions(house),
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

  requestAccepted: (news, house) =>
    shopMail(news, house, t`${news.number}: قُبل العرض`, 'قُبل عرضكم'),

  requestWithdrawn: (news, house) =>
    shopMail(news, house, t`${news.number}: رفض العميل`, 'رفض العميل'),
}
