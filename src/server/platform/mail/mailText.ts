import type { Language } from '#domain/locale.ts'
import type { Draft, MailSender } from './draft.ts'
import type { MailBrand } from './mailBrand.ts'

type Parts = { draft: Draft; house: MailSender; brand: MailBrand; language: Language }

/** A letter for readers without HTML; nothing of it is missing here. */
export const mailText = ({ draft, house, brand, language }: Parts): string =>
  [
    draft.heading,
    ...draft.blocks.map((block) => block.text),
    ['-- ', house.brand, house.email, brand.texts[language].address, house.home].join('\n'),
  ].join('\n\n') + '\n'
