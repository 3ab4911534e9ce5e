import type { ComponentType } from 'react'
import { loadAccountText } from '../account/accountText.ts'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { loadRequestsTexts } from '../requests/requestsText.ts'
import { textHead, type TextData } from '../head/textHead.ts'
import { inquiryTextIn, loadInquiryText } from './inquiryText.ts'

/** Opens the contact or quote page with its texts loaded. */
export const defineInquiryPage =
  (type: 'quote' | 'contact', Component: ComponentType) =>
  async ({ brand }: PageContext): Promise<PageDefinition<TextData>> => {
    await Promise.all([loadInquiryText(), loadAccountText(), loadRequestsTexts()])
    return {
      Component,
      loader: ({ request }) => {
        const text = inquiryTextIn(languageOfUrl(request.url, brand))
        return { title: text(`${type}.title`), description: text(`${type}.lead`) }
      },
      head: textHead,
    }
  }
