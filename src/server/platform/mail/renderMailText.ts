import { toMailBlock } from './mailBlocks.ts'
import type { MailContent } from './mailDraft.ts'

export const renderMailText = ({ draft, mailSender, brand, language }: MailContent): string =>
  [
    draft.heading,
    ...draft.blocks.map((part) => toMailBlock(part).text),
    [
      '-- ',
      mailSender.brand,
      mailSender.email,
      brand.texts[language].address,
      mailSender.homeUrl,
    ].join('\n'),
  ].join('\n\n') + '\n'
