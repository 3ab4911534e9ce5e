import { momentText } from '#domain/dateText.ts'
import { defaultLanguage, isLanguage, languages } from '#domain/locale.ts'
import type { MailBrand } from './draft.ts'
import { markup, type Markup } from './markup.ts'

export type KeptMail = {
  readonly id: string
  readonly recipient: string
  readonly letter: string
  readonly language: string
  readonly subject: string
  readonly created_at: string
}

export type ReadMail = KeptMail & { readonly body_text: string; readonly body_html: string }

/** What every page of the mailbox is drawn with. */
type Frame = { readonly brand: MailBrand; readonly style: string }

export const mailboxPage = (frame: Frame, mails: readonly KeptMail[]): Markup =>
  page(
    frame,
    'Mailbox',
    markup`<main>
<h1>Mailbox</h1>
<p class="why">Mails end here because <code>SMTP_URL</code> is not set; each is kept for a day.</p>
${mails.length ? list(mails) : markup`<p class="empty">No mail yet. Whatever is sent next appears here.</p>`}
</main>`,
  )

const list = (mails: readonly KeptMail[]): Markup =>
  markup`<ol>
${mails.map(
  (mail) => markup`<li><a href="/mailbox/${mail.id}">
<span class="subject"><bdi lang="${mail.language}">${mail.subject}</bdi></span>
<span class="to">${mail.recipient}</span>
<time>${shortMoment(mail.created_at)}</time>
</a></li>`,
)}
</ol>`

export const mailPage = (frame: Frame, mail: ReadMail, form: 'html' | 'text'): Markup =>
  page(
    frame,
    mail.subject,
    markup`<main class="reader">
<nav><a href="/mailbox">All mails</a></nav>
<h1><bdi lang="${mail.language}">${mail.subject}</bdi></h1>
<div class="bar">
<p class="why">To ${mail.recipient}, ${shortMoment(mail.created_at)} UTC</p>
<nav class="forms" aria-label="Form">
<a href="/mailbox/${mail.id}"${current(form === 'html')}>Letter</a>
<a href="/mailbox/${mail.id}?as=text"${current(form === 'text')}>Text</a>
</nav>
</div>
${form === 'html' ? letterFrame(mail) : markup`<pre dir="${directionOf(mail)}">${mail.body_text}</pre>`}
</main>`,
  )

const directionOf = ({ language }: KeptMail) =>
  languages[isLanguage(language) ? language : defaultLanguage].direction

/** Nothing in a letter may run here, but its links open. */
const letterFrame = ({ body_html }: ReadMail): Markup =>
  markup`<iframe title="Letter" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${body_html}"></iframe>`

const current = (isCurrent: boolean): Markup =>
  isCurrent ? markup` aria-current="page"` : markup``

const shortMoment = (at: string): string => momentText(at, 'UTC', defaultLanguage)

const page = (
  { brand, style }: Frame,
  title: string,
  main: Markup,
): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name.en}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${{ markup: style }}</style>
</head>
<body>
<header><a href="/">${brand.name.en}</a></header>
${main}
</body>
</html>
`
