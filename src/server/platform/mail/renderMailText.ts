import type { Language } from '#domain/locale.ts'
import type { MailDraft, MailSender } from './mailDraft.ts'
import type { MailBrand } from './mailBrand.ts'

type Parts = { draft: MailDraft; mailSender: MailSender; brand: MailBrand; language: Language }

/** Renders the whole content of a mail as plain text. */
export const renderMailText = ({ draft, mailSender, brand, language }: Parts): string =>
  [
    draft.heading,
    ...draft.blocks.map((block) => block.text),
    [
      '-- ',
      mailSender.brand,
      mailSender.email,
      brand.texts[language].address,
      mailSender.homeUrl,
    ].join('\n'),
  ].join('\n\n') + '\n'
