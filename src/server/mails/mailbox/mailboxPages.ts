import { formatDateTime } from '#domain/formatDateTime.ts'
import {
  defaultLanguage,
  pickTranslation,
  isLanguage,
  languages,
  type Language,
} from '#domain/locale.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { mailboxTexts } from './mailboxTexts.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { htmlDocument } from '#server/http/htmlDocument.ts'

export type MailSummary = {
  readonly id: string
  readonly recipient: string
  readonly template: string
  readonly language: string
  readonly subject: string
  readonly created_at: string
}

export type MailDetail = MailSummary & { readonly body_text: string; readonly body_html: string }

type Frame = { readonly brand: MailBrand; readonly style: string; readonly language: Language }

export function mailboxPage(frame: Frame, mails: readonly MailSummary[]): Markup {
  const { title, explanation, empty } = pickTranslation(mailboxTexts, frame.language)
  return page(
    frame,
    title,
    markup`<main>
<h1>${title}</h1>
<p class="why">${explanation.before}<code>SMTP_URL</code>${explanation.after}</p>
${mails.length ? mailList(mails, frame.language) : markup`<p class="empty">${empty}</p>`}
</main>`,
  )
}

const mailList = (mails: readonly MailSummary[], language: Language): Markup =>
  markup`<ol>
${mails.map(
  (mail) => markup`<li><a href="/mailbox/${mail.id}">
<span class="subject"><bdi lang="${mail.language}">${mail.subject}</bdi></span>
<bdi class="to">${mail.recipient}</bdi>
<time>${formatMailTime(mail.created_at, language)}</time>
</a></li>`,
)}
</ol>`

export function mailPage(frame: Frame, mail: MailDetail, form: 'html' | 'text'): Markup {
  const texts = pickTranslation(mailboxTexts, frame.language)
  const at = formatMailTime(mail.created_at, frame.language)
  return page(
    frame,
    mail.subject,
    markup`<main class="reader">
<nav><a href="/mailbox">${texts.all}</a></nav>
<h1><bdi lang="${mail.language}">${mail.subject}</bdi></h1>
<div class="bar">
<p class="why">${texts.to} <bdi>${mail.recipient}</bdi> · <time>${at} <bdi>UTC</bdi></time></p>
<nav class="forms" aria-label="${texts.form}">
<a href="/mailbox/${mail.id}"${ariaCurrent(form === 'html')}>${texts.formatted}</a>
<a href="/mailbox/${mail.id}?as=text"${ariaCurrent(form === 'text')}>${texts.text}</a>
</nav>
</div>
${form === 'html' ? mailFrame(mail, texts.formatted) : markup`<pre dir="${directionOf(mail)}">${mail.body_text}</pre>`}
</main>`,
  )
}

const directionOf = ({ language }: MailSummary) =>
  languages[isLanguage(language) ? language : defaultLanguage].direction

/** Renders a mail in a sandbox that runs nothing but lets links open. */
const mailFrame = ({ body_html }: MailDetail, title: string): Markup =>
  markup`<iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${body_html}"></iframe>`

const ariaCurrent = (isCurrent: boolean): Markup =>
  isCurrent ? markup` aria-current="page"` : markup``

const formatMailTime = (at: string, language: Language): string =>
  formatDateTime(at, 'UTC', language)

const page = ({ brand, style, language }: Frame, title: string, main: Markup): Markup =>
  htmlDocument({
    language,
    title: `${title} · ${brand.name[language]}`,
    style,
    body: markup`<header><a href="/">${brand.name[language]}</a></header>
${main}`,
  })
