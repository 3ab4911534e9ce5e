import { amountsIn } from '#server/platform/text/amounts.ts'
import { button, note, paragraph } from '#server/platform/mail/blocks.ts'
import type { Drafts } from '../../templates.ts'
import { orderBlocks } from '../../orderBlocks.ts'
import type { OrderLetter, OrderNews } from '../../orderMail.ts'
import { proseIn } from '#server/platform/text/prose.ts'
import { orderWords } from './words.ts'

const t = proseIn('ar')
const { money } = amountsIn('ar')
const { address, day, deadline, given, order, transfer } = orderBlocks('ar')
const { rejections } = orderWords.ar

const questions = (email: string) =>
  note(t`لديك سؤال عن طلبك؟ راسلنا على ${email} وسيجيبك أحد أفراد فريقنا.`)

const howToPay = (news: OrderNews): string => {
  if (news.left.amount === 0) return 'ثمنه مدفوع بالكامل، فلا يلزمك فعل شيء.'
  if (news.transfer)
    return `يُرجى تحويل ${money(news.left)} قبل ${deadline(news)}، وحتى ذلك الحين نحتفظ لك بكل ما فيه.`
  return `نبدأ بتجهيزه فور دفع ثمنه. وإن لم تدفع بعد فبإمكانك الدفع من صفحة الطلب حتى ${deadline(news)}.`
}

const asItStands = paragraph(
  'اكتب مرجع التحويل كما هو تمامًا، فبه نتعرّف على دفعتك. ويمكنك رفع إثبات التحويل من صفحة الطلب.',
)
const whereInvoiceIs = ({ invoice }: OrderNews) =>
  invoice ? [paragraph('يمكنك فتح الفاتورة من صفحة الطلب وطباعتها.')] : []
const backTheSameWay = 'بالطريقة نفسها التي دُفع بها. وقد يستغرق ظهوره لدى البنك بضعة أيام.'

export const ar: Pick<Drafts, OrderLetter> = {
  orderPlaced: (news, { brand, email, link }) => ({
    subject: t`طلبك ${news.number} في ${brand}`,
    preview: howToPay(news),
    heading: 'شكرًا لطلبك',
    blocks: [
      paragraph(t`مرحبًا ${news.name}، وصلنا طلبك ${news.number}.`),
      paragraph(howToPay(news)),
      ...transfer(news),
      ...(news.transfer ? [asItStands] : []),
      order(news),
      ...address(news),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderPaid: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: وصلتنا دفعتك`,
    preview: 'شكرًا لك. اكتمل الدفع.',
    heading: 'وصلتنا دفعتك',
    blocks: [
      paragraph(t`مرحبًا ${news.name}، وصلتنا دفعتك عن الطلب ${news.number}. شكرًا لك.`),
      ...given([
        ['المدفوع', money(news.sums.due)],
        ['الفاتورة', t`${news.invoice}`],
      ]),
      ...whereInvoiceIs(news),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderPaymentFailed: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: لم تتم عملية الدفع`,
    preview: `يمكنك الدفع من جديد حتى ${deadline(news)}.`,
    heading: 'لم تتم عملية الدفع',
    blocks: [
      paragraph(
        t`مرحبًا ${news.name}، لم تتم عملية الدفع عن طلبك ${news.number}، ولم يُخصم منك أي مبلغ عنها.`,
      ),
      paragraph(
        `ما زال طلبك قائمًا، ونحتفظ لك بكل ما فيه حتى ${deadline(news)}. ويمكنك دفع ${money(news.left)} بالبطاقة نفسها أو بطريقة أخرى.`,
      ),
      button('الدفع من جديد', link(news.link)),
      questions(email),
    ],
  }),

  orderPartiallyPaid: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: بقي دفع ` + money(news.left),
    preview: `وصلنا منك ${money(news.amount)}.`,
    heading: 'وصلنا جزء من المبلغ',
    blocks: [
      paragraph(
        t`مرحبًا ${news.name}، وصلتنا دفعة عن طلبك ${news.number} بمبلغ ` +
          `${money(news.amount)}، وبقي دفع ${money(news.left)}.`,
      ),
      ...transfer(news),
      ...(news.transfer ? [asItStands] : []),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderPaymentReminder: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: ما زلنا ننتظر تحويلك`,
    preview: `المبلغ المطلوب ${money(news.left)} حتى ${deadline(news)}.`,
    heading: 'لم يصلنا تحويلك بعد',
    blocks: [
      paragraph(
        t`مرحبًا ${news.name}، لم يصلنا بعد ثمن طلبك ${news.number}، وهو ` +
          `${money(news.left)}. نحتفظ لك بكل ما فيه حتى ${deadline(news)}، ثم يُلغى الطلب تلقائيًا.`,
      ),
      ...transfer(news),
      asItStands,
      paragraph('وإن كنت قد أجريت التحويل فلا يلزمك فعل شيء.'),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderProofRefused: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: يُرجى إرسال إثبات دفع آخر`,
    preview: t`${news.reason}`,
    heading: 'لم نتمكن من قبول إثبات الدفع',
    blocks: [
      paragraph(
        t`مرحبًا ${news.name}، شكرًا لإرسال إثبات الدفع عن طلبك ${news.number}. لم نتمكن من قبوله.`,
      ),
      ...given([['السبب', t`${news.reason}`]]),
      paragraph('إن كنت قد أجريت التحويل فارفع إثباتًا آخر. وإن لم تُجرِه بعد فما زال ذلك ممكنًا.'),
      ...transfer(news),
      button('رفع إثبات آخر', link(news.link)),
      questions(email),
    ],
  }),

  orderInProgress: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: نعمل على تجهيزه`,
    preview: 'قبلنا طلبك.',
    heading: 'نعمل على تجهيز طلبك',
    blocks: [
      paragraph(
        news.isDigital
          ? t`مرحبًا ${news.name}، قبلنا طلبك ${news.number}، وسنراسلك حين يصبح جاهزًا.`
          : t`مرحبًا ${news.name}، قبلنا طلبك ${news.number} ونعمل على تجهيزه، وسنراسلك حين ينطلق إليك.`,
      ),
      ...(news.transfer ? [paragraph(`بقي دفع ${money(news.left)}، وهذه بيانات التحويل.`)] : []),
      ...transfer(news),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderShipped: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: في الطريق إليك`,
    preview: news.carrier ? t`شركة الشحن: ${news.carrier}` : 'غادر طلبك مستودعنا.',
    heading: 'طلبك في الطريق إليك',
    blocks: [
      paragraph(t`مرحبًا ${news.name}، غادر طلبك ${news.number} مستودعنا.`),
      ...given([
        ['شركة الشحن', t`${news.carrier}`],
        ['رقم التتبع', t`${news.trackingNumber}`],
      ]),
      ...address(news),
      button('متابعة الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderExpected: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: يصلك في ${day(news)}`,
    preview: 'أصبح موعد وصول طلبك معروفًا.',
    heading: t`يصلك طلبك في ${day(news)}`,
    blocks: [
      paragraph(t`مرحبًا ${news.name}، من المتوقع أن يصلك طلبك ${news.number} في ${day(news)}.`),
      ...given([
        ['شركة الشحن', t`${news.carrier}`],
        ['رقم التتبع', t`${news.trackingNumber}`],
      ]),
      ...address(news),
      button('متابعة الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderDelivered: (news, { email, link }) => ({
    subject: news.isDigital
      ? t`الطلب ${news.number}: جاهز للاستخدام`
      : t`الطلب ${news.number}: تم التسليم`,
    preview: news.isDigital ? 'كل ما فيه أصبح لك.' : 'وصل طلبك.',
    heading: news.isDigital ? 'طلبك جاهز' : 'وصل طلبك',
    blocks: [
      paragraph(
        news.isDigital
          ? t`مرحبًا ${news.name}، يمكنك من الآن استخدام كل ما في طلبك ${news.number}. شكرًا لك.`
          : t`مرحبًا ${news.name}، تم تسليم طلبك ${news.number}. شكرًا لشرائك منا.`,
      ),
      ...given([['الفاتورة', t`${news.invoice}`]]),
      ...whereInvoiceIs(news),
      button('عرض الطلب', link(news.link)),
      news.isDigital
        ? questions(email)
        : note(t`هل ينقص شيء أو وصلك تالفًا؟ راسلنا على ${email} وسنعالج الأمر.`),
    ],
  }),

  orderRejected: (news, { email, link }) => ({
    subject: t`أُلغي الطلب ${news.number}`,
    preview: rejections[news.rejection],
    heading: 'أُلغي طلبك',
    blocks: [
      paragraph(t`مرحبًا ${news.name}، أُلغي طلبك ${news.number}. ` + rejections[news.rejection]),
      ...(news.back.paid.amount
        ? [paragraph(`نعيد إليك ${money(news.back.paid)} ${backTheSameWay}`)]
        : []),
      ...(news.back.giftCard.amount
        ? [paragraph(`أعدنا ${money(news.back.giftCard)} إلى بطاقة الهدية.`)]
        : []),
      ...(news.back.paid.amount || news.back.giftCard.amount
        ? []
        : [paragraph('لم يُخصم منك أي مبلغ عنه.')]),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),

  orderRefunded: (news, { email, link }) => ({
    subject: t`الطلب ${news.number}: أعدنا إليك ` + money(news.amount),
    preview: 'قد يستغرق ظهوره لدى البنك بضعة أيام.',
    heading: 'أعدنا إليك مالك',
    blocks: [
      paragraph(
        t`مرحبًا ${news.name}، أعدنا إليك عن طلبك ${news.number} مبلغ ` +
          `${money(news.amount)} ${backTheSameWay}`,
      ),
      button('عرض الطلب', link(news.link)),
      questions(email),
    ],
  }),
}
