import type { MailContent } from './mailDraft.ts'

/** Renders the whole content of a mail as plain text. */
export const renderMailText = ({ draft, mailSender, brand, language }: MailContent): string =>
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
